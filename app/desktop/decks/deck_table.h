// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/deck_summary.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// What the list of decks knows about one of them. Its texts are made when a view asks for them: nobody looks at a
/// thousand decks at once.
class DeckRow {
public:
    DeckRow(DeckSnapshot deck, DeckSummary summary, GameSnapshot game);

    [[nodiscard]] const DeckSnapshot& deck() const { return m_deck; }
    [[nodiscard]] const DeckSummary& summary() const { return m_summary; }
    [[nodiscard]] bool fits(const QString& filter) const;  ///< its name, game or tags contain the filter

    [[nodiscard]] QString deckId() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString verdict() const { return m_summary.verdict; }
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] int amount() const { return m_summary.amount; }
    [[nodiscard]] QString changed() const;
    [[nodiscard]] QString tags() const { return m_summary.tags; }
    [[nodiscard]] bool built() const { return m_deck->built; }
    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] bool isIn(const QString& folder) const;  ///< or in a folder below it
    [[nodiscard]] QString spoken() const;
    [[nodiscard]] static const Roles<DeckRow>& roles();

private:
    DeckSnapshot m_deck;
    DeckSummary m_summary;
    GameSnapshot m_game;  // null if its pack is gone
    QString m_folder;
    mutable QString m_searched;
};

/// The decks that the filter lets through.
class DeckTable : public mazzo::desktop::TableModel {  // in full, for qmltyperegistrar
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckLibrary")

public:
    using Rows = std::vector<std::shared_ptr<const DeckRow>>;

    explicit DeckTable(QObject* parent = nullptr);

    void setRows(Rows rows) { replace(m_rows, std::move(rows)); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }

protected:
    [[nodiscard]] QVariant value(int row, qsizetype column) const override;

private:
    Rows m_rows;
};

}  // namespace mazzo::desktop
