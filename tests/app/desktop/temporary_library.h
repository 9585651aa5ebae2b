// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>

/// A data folder of its own, gone with the test. The packs are those that ship with the program.
class TemporaryLibrary {
public:
    TemporaryLibrary()
    {
        qputenv("MAZZO_HOME", m_folder.path().toUtf8());
        qputenv("LC_ALL", "C.UTF-8");
    }

    [[nodiscard]] QString file(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};
