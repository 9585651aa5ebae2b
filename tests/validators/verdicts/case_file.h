// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

/// One row of a verdict table.
struct VerdictCase {
    QString clause;  ///< "EZ-C01"
    QString sentence;
    QString verdict;
    QString base;
    QStringList changes;
    QStringList rules;
    QString numbers;  ///< "EZ-C04 have=48 min=50"
    int line = 0;
};

/// A game's verdict tables; the form is described in README.md in this folder.
struct CaseFile {
    QString game;
    QString zone;
    QString cards;
    QList<VerdictCase> cases;
    QString mistake;  ///< why the file cannot be read; empty if it can

    [[nodiscard]] static CaseFile read(const QString& path);
};
