// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/shell/row_list.h"
#include "goldfish/strategy_study.h"

namespace mazzo::desktop {

/// Which kinds of cards, and which pairs of them, help a base strategy.
class KindRanking : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in StrategyLab")
    Q_PROPERTY(mazzo::desktop::TableModel* kinds READ kinds CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* pairs READ pairs CONSTANT)

public:
    using QObject::QObject;

    void clear();
    void showKinds(const AnalysedDeck& deck, std::vector<goldfish::RankedKinds> ranked);
    void showPairs(const AnalysedDeck& deck, std::vector<goldfish::RankedKinds> ranked);
    void retranslate();
    /// A pair as a strategy file that adds it to another: its names as a comment, and its lines.
    [[nodiscard]] QString linesOfPair(int row) const;

    [[nodiscard]] TableModel* kinds() { return &m_kinds; }
    [[nodiscard]] TableModel* pairs() { return &m_pairs; }

private:
    struct Row {
        QString title;
        QString value;
        QString error;
        double share = 0;
        double spread = 0;  ///< the 95 % interval is the share ± this
        QString lines;
        QString spoken;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles()
        {
            return {{"title", &Row::title},   {"value", &Row::value}, {"error", &Row::error},  {"share", &Row::share},
                    {"spread", &Row::spread}, {"lines", &Row::lines}, {"spoken", &Row::spoken}};
        }
    };

    [[nodiscard]] QList<Row> rowsOf(const std::vector<goldfish::RankedKinds>& ranking) const;

    AnalysedDeck m_deck;
    std::vector<goldfish::RankedKinds> m_rankedKinds;
    std::vector<goldfish::RankedKinds> m_rankedPairs;
    RowList<Row> m_kinds;
    RowList<Row> m_pairs;
};

}  // namespace mazzo::desktop
