// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QtTest>

#include <cstdio>
#include <map>
#include <string>

#ifdef QT_GUI_LIB
#include <QGuiApplication>
using Application = QGuiApplication;
#else
using Application = QCoreApplication;
#endif

namespace mazzo::tests {
namespace {

std::map<std::string, TestFactory, std::less<>>& registry()
{
    static std::map<std::string, TestFactory, std::less<>> tests;
    return tests;
}

}  // namespace

TestRegistration::TestRegistration(std::string_view sourceFile, TestFactory factory)
{
    const std::string_view file = sourceFile.substr(sourceFile.rfind('/') + 1);
    registry().emplace(file.substr(0, file.rfind('.')), factory);
}

}  // namespace mazzo::tests

/// `program` runs every test of the folder, `program NAME [ARGUMENTS]` one of them; QtTest reads the arguments.
int main(int argc, char** argv)
{
    using namespace mazzo::tests;
#ifdef QT_GUI_LIB
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
#endif
    Application application(argc, argv);
    if (argc < 2) {
        int failed = 0;
        for (const auto& [name, factory] : registry()) failed += QTest::qExec(factory().get());
        return failed == 0 ? 0 : 1;
    }
    const auto test = registry().find(std::string_view(argv[1]));
    if (test == registry().end()) {
        std::fprintf(stderr, "There is no test “%s” in this program. Its tests:\n", argv[1]);
        for (const auto& [name, factory] : registry()) std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return QTest::qExec(test->second().get(), argc - 1, argv + 1);
}
