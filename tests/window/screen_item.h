// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QString>

class QJsonObject;

namespace mazzo::tests {

/// An item of the window as a screen reader finds it, with its visible part in coordinates of the screen.
struct ScreenItem {
    int depth = 0;
    QString role;
    QString name;
    QString description;
    QString value;
    bool focused = false;
    bool enabled = true;
    bool checked = false;
    QRect rect;

    bool operator==(const ScreenItem&) const = default;

    [[nodiscard]] bool isVisible() const { return !rect.isEmpty(); }
    /// Is this its name, or the beginning of it up to a punctuation mark? "Keep" is also "Keep. 7 cards"; "Seed *" is
    /// every name that begins so.
    [[nodiscard]] bool isNamed(const QString& wanted) const;
};

/// Everything in the window at one moment, in the order of the screen reader.
struct ScreenTree {
    QString title;
    bool active = false;
    QList<ScreenItem> items;

    bool operator==(const ScreenTree&) const = default;

    /// The visible items of that name; `role` may be empty.
    [[nodiscard]] QList<ScreenItem> named(const QString& name, const QString& role = {}) const;
    [[nodiscard]] bool has(const QString& name, const QString& role = {}) const { return !named(name, role).isEmpty(); }
    /// Does a visible item say this, anywhere in its name?
    [[nodiscard]] bool says(const QString& text) const;
    [[nodiscard]] const ScreenItem* focused() const;
    /// One item a line, for the report of a failure.
    [[nodiscard]] QString text() const;

    [[nodiscard]] static ScreenTree read(const QJsonObject& json);
};

}  // namespace mazzo::tests
