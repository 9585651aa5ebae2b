#include "app/cli/command_line.h"
#include "app/desktop/desktop.h"

#include <QCoreApplication>

#include <vector>

int main(int argc, char* argv[])
{
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.empty()) return mazzo::runDesktop(argc, argv);
    // Qt would take some arguments for its own; the command line's are ours.
    int one = 1;
    QCoreApplication application(one, argv);
    return mazzo::runCommandLine(words);
}
