#include "app/desktop/desktop.h"

#include <QGuiApplication>

namespace mazzo {

int runDesktop(int& argc, char** argv)
{
    QGuiApplication application(argc, argv);
    return 0;
}

} // namespace mazzo
