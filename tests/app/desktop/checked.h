// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// Calls a helper and ends the calling function if a check in the helper failed. QVERIFY and QTRY_VERIFY only return
/// from the function they are in, so without this a test would run on after a helper that timed out.
#define CHECKED(call)                                                                                                  \
    do {                                                                                                               \
        call;                                                                                                          \
        if (QTest::currentTestFailed()) return;                                                                        \
    } while (false)
