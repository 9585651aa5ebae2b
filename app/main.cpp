// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/desktop/desktop.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QUrl>

#include <algorithm>
#include <vector>

namespace {

/// Sharing draws texts, which needs fonts, but never a display.
bool draws(const std::vector<std::string>& words)
{
    const auto isPicture = [](const std::string& word) {
        return word.starts_with("--image") || word.starts_with("--pdf") || word.starts_with("--proxies") ||
               word.starts_with("--setup");
    };
    const bool table = words.front() == "convert" && std::ranges::find(words, "tts") != words.end();
    return table || (words.front() == "share" && std::ranges::any_of(words, isPicture));
}

/// A link, or a deck or pack that a file manager wants to see opened, as an address; empty if it is neither.
QString addressOf(const std::string& word)
{
    const QString text = QFile::decodeName(word.c_str());
    if (text.startsWith("mazzo:") || text.startsWith("file:")) return text;
    const QFileInfo file(text);
    return (text.endsWith(".deck") || text.endsWith(".mazzopack")) && file.isFile()
               ? QString::fromLatin1(QUrl::fromLocalFile(file.absoluteFilePath()).toEncoded())
               : QString();
}

}  // namespace

int main(int argc, char* argv[])
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    // Qt would take some arguments for its own; the command line's are ours.
    int one = 1;
    if (words.empty()) return mazzo::desktop::runDesktop(argc, argv);
    if (const QString address = addressOf(words.front()); words.size() == 1 && !address.isEmpty())
        return mazzo::desktop::runDesktop(one, argv, address);
    if (words.front() == "--self-test" && words.size() == 1) return mazzo::desktop::runSelfTest(argc, argv);
    if (words.front() == "--screenshots" && words.size() == 2)
        return mazzo::desktop::runScreenshots(argc, argv, QString::fromLocal8Bit(argv[2]));
    if (draws(words)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QGuiApplication application(one, argv);
        return mazzo::cli::runCommandLine(words);
    }
    QCoreApplication application(one, argv);
    return mazzo::cli::runCommandLine(words);
}
