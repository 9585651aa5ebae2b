// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/card_relations.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The decks that contain a card, and the cards that are similar to it. They are looked for on a worker thread.
class CardRelationsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("CardPage has one")
    Q_PROPERTY(mazzo::desktop::TableModel* decks READ decks CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* similar READ similar CONSTANT)
    Q_PROPERTY(bool searching READ searching NOTIFY changed)

public:
    explicit CardRelationsModel(QObject* parent = nullptr);

    /// Keeps what is shown until the answer is there.
    void find(GameSnapshot game, CardIndex card, std::vector<DeckSnapshot> decks);
    void clear();
    void retranslate();

    [[nodiscard]] TableModel* decks() { return &m_decks; }
    [[nodiscard]] TableModel* similar() { return &m_similar; }
    [[nodiscard]] bool searching() const { return m_finder.busy(); }

signals:
    void changed();

private:
    struct DeckRow {
        QString deckId;
        QString name;
        int copies = 0;

        bool operator==(const DeckRow&) const = default;
        [[nodiscard]] static Roles<DeckRow> roles()
        {
            return {{"deckId", &DeckRow::deckId}, {"name", &DeckRow::name}, {"copies", &DeckRow::copies}};
        }
    };
    struct SimilarRow {
        QString cardId;
        QString name;
        QString typeLine;
        int typeIndex = 0;

        bool operator==(const SimilarRow&) const = default;
        [[nodiscard]] static Roles<SimilarRow> roles()
        {
            return {{"cardId", &SimilarRow::cardId},
                    {"name", &SimilarRow::name},
                    {"typeLine", &SimilarRow::typeLine},
                    {"typeIndex", &SimilarRow::typeIndex}};
        }
    };
    struct Question {
        GameSnapshot game;
        CardIndex card{};
        std::vector<DeckSnapshot> decks;
    };

    struct Answer {
        GameSnapshot game;  ///< positions of cards are only valid in its catalogue
        CardRelations relations;
    };

    void show(Answer answer);

    Answer m_shown;
    LatestTask<Question, Answer> m_finder;
    RowList<DeckRow> m_decks;
    RowList<SimilarRow> m_similar;
};

}  // namespace mazzo::desktop
