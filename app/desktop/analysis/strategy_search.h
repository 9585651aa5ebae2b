// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/tournament.h"

#include <QElapsedTimer>
#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace mazzo::desktop {

/// What the search for a strategy reports while it runs, and what came of the last one.
class StrategySearch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in StrategyLab")
    Q_PROPERTY(QString progressText READ progressText NOTIFY progressed)
    Q_PROPERTY(QVariantList curve READ curve NOTIFY progressed)  ///< the share of the best strategy by generation
    Q_PROPERTY(QString foundText READ foundText NOTIFY changed)

public:
    using QObject::QObject;

    void clear();
    void begin();
    void report(const goldfish::SearchProgress& now);
    void end(const goldfish::FoundStrategy& found, std::optional<goldfish::Tournament> finalMatch);
    void retranslate();

    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QVariantList curve() const { return m_curve; }
    [[nodiscard]] QString foundText() const;

signals:
    void changed();
    void progressed();

private:
    goldfish::SearchProgress m_now;
    QElapsedTimer m_time;
    QVariantList m_curve;
    std::optional<goldfish::FoundStrategy> m_found;
    std::optional<goldfish::Tournament> m_finalMatch;
};

}  // namespace mazzo::desktop
