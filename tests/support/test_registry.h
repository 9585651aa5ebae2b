// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <string_view>

namespace mazzo::tests {

using TestFactory = std::unique_ptr<QObject> (*)();

/// Adds a test class to the program that links it. The test is named after its source file, without folder and ending.
class TestRegistration {
public:
    TestRegistration(std::string_view sourceFile, TestFactory factory);
};

}  // namespace mazzo::tests

/// Stands at the end of a test's source file, once, in place of QTEST_MAIN: a folder's tests share one program.
#define MAZZO_TEST(TestClass)                                                                                          \
    static const mazzo::tests::TestRegistration testRegistration(                                                      \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<TestClass>(); });
