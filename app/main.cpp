#include "app/cli/command_line.h"
#include "app/desktop/desktop.h"

#include <QGuiApplication>

#include <algorithm>
#include <vector>

namespace {

/// Sharing draws texts, which needs fonts, but never a display.
bool draws(const std::vector<std::string>& words)
{
    const auto isPicture = [](const std::string& word) { return word.starts_with("--image") || word.starts_with("--pdf") || word.starts_with("--proxies"); };
    const bool table = words.front() == "convert" && std::ranges::find(words, "tts") != words.end();
    return table || (words.front() == "share" && std::ranges::any_of(words, isPicture));
}

} // namespace

int main(int argc, char* argv[])
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    // Qt would take some arguments for its own; the command line's are ours.
    int one = 1;
    if (words.empty()) return mazzo::runDesktop(argc, argv);
    if (words.front().starts_with("mazzo:") && words.size() == 1) return mazzo::runDesktop(one, argv, QString::fromStdString(words.front()));
    if (words.front() == "--self-test" && words.size() == 1) return mazzo::runSelfTest(argc, argv);
    if (words.front() == "--screenshots" && words.size() == 2) return mazzo::runScreenshots(argc, argv, QString::fromLocal8Bit(argv[2]));
    if (draws(words)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QGuiApplication application(one, argv);
        return mazzo::runCommandLine(words);
    }
    QCoreApplication application(one, argv);
    return mazzo::runCommandLine(words);
}
