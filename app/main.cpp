#include "app/cli/command_line.h"
#include "app/desktop/desktop.h"

#include <QCoreApplication>

#include <vector>

int main(int argc, char* argv[])
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty()) return mazzo::runDesktop(argc, argv);
    if (words.front() == "--self-test" && words.size() == 1) return mazzo::runSelfTest(argc, argv);
    if (words.front() == "--screenshots" && words.size() == 2) return mazzo::runScreenshots(argc, argv, QString::fromLocal8Bit(argv[2]));
    // Qt would take some arguments for its own; the command line's are ours.
    int one = 1;
    QCoreApplication application(one, argv);
    return mazzo::runCommandLine(words);
}
