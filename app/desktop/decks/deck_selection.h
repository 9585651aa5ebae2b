// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_cards.h"

#include <set>

namespace mazzo::desktop {

/// The selected cards of the deck in the editor. A card stays selected while it is in its zone, whatever the order of
/// the rows.
class DeckSelection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckEditor")
    Q_PROPERTY(int count READ count NOTIFY changed)        ///< different cards
    Q_PROPERTY(int copies READ copies NOTIFY changed)      ///< of all of them
    Q_PROPERTY(QString zoneId READ zoneId NOTIFY changed)  ///< that all of them are in; empty if they differ
    Q_PROPERTY(int revision READ revision NOTIFY changed)  ///< changes whenever `has` may give another answer

public:
    explicit DeckSelection(const DeckCards& deck, QObject* parent = nullptr);

    [[nodiscard]] int count() const { return static_cast<int>(m_chosen.size()); }
    [[nodiscard]] int copies() const;
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] std::vector<DeckLine> lines() const;  ///< in the order of the rows
    [[nodiscard]] QString zoneId() const;
    Q_INVOKABLE bool has(int row) const;
    Q_INVOKABLE bool allHaveTag(const QString& tag) const;

    /// Selects exactly these cards in all zones; nothing if they are already selected.
    void toggleCards(const std::vector<CardIndex>& cards);
    void follow();  ///< the rows changed: forgets cards that are gone
    void reset();   ///< another deck

public slots:
    void toggle(int row);
    void selectOnly(int row);
    void selectTo(int row);  ///< from the row that was selected last
    void selectAll();
    void clear();

signals:
    void changed();

private:
    struct Key {
        QString zone;
        QString card;  // its id, or the name of an unknown one

        bool operator<(const Key& other) const { return zone != other.zone ? zone < other.zone : card < other.card; }
        bool operator==(const Key&) const = default;
    };

    [[nodiscard]] std::optional<Key> keyOf(int row) const;
    void report();

    const DeckCards& m_deck;  // the editor's
    std::set<Key> m_chosen;
    std::optional<Key> m_anchor;
    int m_revision = 0;
};

}  // namespace mazzo::desktop
