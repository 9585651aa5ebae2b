// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sync_text.h"

#include "app/text/value_text.h"

#include <QCoreApplication>
#include <QDate>

namespace mazzo::app {

namespace {

struct SyncText {
    Q_DECLARE_TR_FUNCTIONS(SyncText)
};

using SyncedChange = FolderSyncReport::Change;
using SyncConflict = FolderSyncReport::Conflict;

QString changeLine(const SyncedChange& change)
{
    const QString what = fromUtf8(change.name.empty() ? change.path : change.name);
    switch (change.kind) {
    case SyncedChange::Kind::Added:
        return change.side == SyncedChange::Side::Folder ? SyncText::tr("folder: added %1").arg(what)
                                                         : SyncText::tr("library: added %1").arg(what);
    case SyncedChange::Kind::Changed:
        return change.side == SyncedChange::Side::Folder ? SyncText::tr("folder: changed %1").arg(what)
                                                         : SyncText::tr("library: changed %1").arg(what);
    case SyncedChange::Kind::Removed:
        return change.side == SyncedChange::Side::Folder ? SyncText::tr("folder: removed %1").arg(what)
                                                         : SyncText::tr("library: removed %1").arg(what);
    }
    return {};
}

QString conflictLine(const SyncConflict& conflict)
{
    const QString what = fromUtf8(conflict.name.empty() ? conflict.path : conflict.name);
    if (conflict.copy.empty())
        return SyncText::tr("conflict: %1 was removed on one side and changed on the other; it is kept").arg(what);
    QStringList parts;
    for (const std::string& part : conflict.parts)
        if (part != "*") parts.append(fromUtf8(part));
    const QString copy = fromUtf8(conflict.copy);
    return parts.isEmpty() ? SyncText::tr("conflict: %1 has two versions; the other one is kept as %2").arg(what, copy)
                           : SyncText::tr("conflict: both sides changed %1 (%2); the other version is kept as %3")
                                 .arg(what, parts.join(", "), copy);
}

}  // namespace

QString conflictName(const QString& name)
{
    return SyncText::tr("%1 (conflict, %2)").arg(name, QDate::currentDate().toString(Qt::ISODate));
}

FolderSyncOptions syncOptions()
{
    return {[](const std::string& name) { return conflictName(fromUtf8(name)).toStdString(); },
            QDate::currentDate().toString(Qt::ISODate).toStdString()};
}

QStringList syncLines(const FolderSyncReport& report)
{
    QStringList lines;
    for (const SyncedChange& change : report.changes) lines.append(changeLine(change));
    for (const SyncConflict& conflict : report.conflicts) lines.append(conflictLine(conflict));
    lines.append(syncSummary(report));
    return lines;
}

QString syncSummary(const FolderSyncReport& report)
{
    if (report.changes.empty() && report.conflicts.empty()) return SyncText::tr("Library and folder are in step.");
    int toLibrary = 0;
    int toFolder = 0;
    for (const SyncedChange& change : report.changes) {
        toLibrary += change.side != SyncedChange::Side::Folder ? 1 : 0;
        toFolder += change.side == SyncedChange::Side::Folder ? 1 : 0;
    }
    return SyncText::tr("Changes in the library: %1, in the folder: %2, conflicts: %3")
        .arg(toLibrary)
        .arg(toFolder)
        .arg(report.conflicts.size());
}

}  // namespace mazzo::app
