// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/row_list.h"
#include "goldfish/tournament.h"

#include <QUrl>

namespace mazzo::desktop {

/// The results of a tournament: every strategy against every other, and the curves of one pair.
class TournamentTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in StrategyLab")
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QVariantList cells READ cells NOTIFY changed)  ///< row by row: {text, error, share, played, spoken}
    Q_PROPERTY(QStringList means READ means NOTIFY changed)
    Q_PROPERTY(int pairA READ pairA NOTIFY changed)  ///< the charted pair
    Q_PROPERTY(int pairB READ pairB NOTIFY changed)
    Q_PROPERTY(bool resources READ resources WRITE setResources NOTIFY changed)  ///< chart them, not points
    Q_PROPERTY(QVariantList curves READ curves NOTIFY changed)  ///< {name, values, rareFrom} of the charted pair

public:
    using QObject::QObject;

    void clear();
    void show(goldfish::Tournament tournament, std::uint64_t games);
    void retranslate() { emit changed(); }
    /// "64.3 %": the share of all its games that a strategy won; empty if it has not played.
    [[nodiscard]] QString meanOf(const std::string& strategy) const;

    [[nodiscard]] QString title() const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QVariantList cells() const;
    [[nodiscard]] QStringList means() const;
    [[nodiscard]] int pairA() const { return m_pairA; }
    [[nodiscard]] int pairB() const { return m_pairB; }
    [[nodiscard]] bool resources() const { return m_resources; }
    [[nodiscard]] QVariantList curves() const;
    void setResources(bool resources);

public slots:
    void choosePair(int row, int column);
    bool exportTo(const QUrl& file) const;  ///< as comma-separated values

signals:
    void changed();

private:
    [[nodiscard]] const goldfish::Pairing* pairing(std::size_t a, std::size_t b) const;
    [[nodiscard]] QVariantMap cell(std::size_t a, std::size_t b) const;

    std::optional<goldfish::Tournament> m_played;
    std::uint64_t m_games = 0;
    int m_pairA = 0;
    int m_pairB = 1;
    bool m_resources = false;
};

}  // namespace mazzo::desktop
