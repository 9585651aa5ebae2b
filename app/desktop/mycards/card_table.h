// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/printed_texts.h"
#include "app/desktop/mycards/card_columns.h"
#include "app/desktop/mycards/typed_cards.h"
#include "app/desktop/shell/latest_task.h"

#include <map>
#include <set>
#include <unordered_map>

namespace mazzo::desktop {

/// One cell of the table.
struct TableCell {
    Q_GADGET
    QML_VALUE_TYPE(tableCell)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QString problem MEMBER problem)

public:
    QString text;
    QString state;    ///< "known", "unknown", "absent" (not printed), "none" (its type has no such field), "pending"
    QString problem;  ///< why what was typed is not stored; empty if it is

    bool operator==(const TableCell&) const = default;
};

/// Cards as rows and their parts as columns, like a spreadsheet. Rows keep their order while values change, so that
/// nothing moves away from under the cursor; only another search sorts and filters them again. What a row shows is
/// computed when a view asks for it.
class CardTable : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in MyCards")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int selectedCount READ selectedCount NOTIFY selectionChanged)
    Q_PROPERTY(int problems READ problems NOTIFY problemsChanged)
    Q_PROPERTY(mazzo::desktop::TableModel* columns READ columns CONSTANT)

public:
    enum Role { CardId = Qt::UserRole, Selected, Mine, Cells };
    Q_ENUM(Role)

    explicit CardTable(std::shared_ptr<PrintedTexts> texts, QObject* parent = nullptr);

    void setGame(GameSnapshot game);                       ///< the same game with other values, or another game
    void setCards(std::vector<std::string> cards);         ///< the rows, by id
    void addCards(const std::vector<std::string>& cards);  ///< at the end, unless they are there already
    void retranslate();

    /// Shows typed texts until the game has them, or until `setProblems` says that it never will.
    void setPending(const std::vector<TypedCard>& typed);
    void setProblems(const std::vector<TypedCard>& typed, const std::vector<TypedProblem>& problems);
    void clearPending();

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int selectedCount() const { return static_cast<int>(m_selected.size()); }
    [[nodiscard]] int problems() const { return static_cast<int>(m_problems.size()); }
    [[nodiscard]] TableModel* columns() { return &m_columnList; }
    [[nodiscard]] const std::vector<CardColumn>& allColumns() const { return m_columns; }
    [[nodiscard]] const std::string& cardAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] std::vector<std::string> selectedCards() const;  ///< in the order of the rows
    [[nodiscard]] TableCell cell(int row, std::size_t column) const;
    [[nodiscard]] QString typedCell(int row, std::size_t column) const;  ///< its text, as a player would type it

    Q_INVOKABLE QString cardIdAt(int row) const;
    Q_INVOKABLE int rowOf(const QString& cardId) const;  ///< -1 if it is not in the table
    Q_INVOKABLE bool isSelected(int row) const;
    Q_INVOKABLE QStringList selectedIds() const;
    Q_INVOKABLE void select(int row, bool selected);
    Q_INVOKABLE void selectBetween(int from, int to);  ///< both included
    Q_INVOKABLE void selectAll();
    Q_INVOKABLE void selectNone();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();
    void selectionChanged();
    void problemsChanged();

private:
    using CellId = std::pair<std::string, std::string>;  // the card's id and the column's key

    struct Problem {
        QString text;
        QString sentence;
    };
    struct TextQuestion {
        std::shared_ptr<PrintedTexts> texts;
        GameSnapshot game;
        std::vector<CardIndex> cards;
        std::string language;
    };

    [[nodiscard]] std::optional<CardIndex> placeOf(std::size_t row);
    [[nodiscard]] TableCell storedCell(CardIndex card, const CardColumn& column) const;
    [[nodiscard]] TableCell printedText(CardIndex card) const;
    void requestText(CardIndex card) const;
    void readTexts();
    void refreshRows(int first, int last);
    void refreshAll();

    std::shared_ptr<PrintedTexts> m_texts;
    GameSnapshot m_game;
    std::vector<std::string> m_rows;
    std::vector<CardIndex> m_places;  // of m_rows in the catalogue when they were last looked up
    std::unordered_map<std::string, int> m_rowOf;
    std::vector<CardColumn> m_columns;
    std::vector<std::string> m_keys;  // of m_columns
    RowList<ColumnRow> m_columnList;
    std::set<std::string, std::less<>> m_selected;
    std::map<CellId, QString> m_pending;
    std::map<CellId, Problem> m_problems;
    LatestTask<TextQuestion, CardTexts> m_textReader;
    CardTexts m_printed;                      // of m_game
    mutable std::set<CardIndex> m_requested;  // texts that were asked for
    mutable std::vector<CardIndex> m_unread;  // the newest of those
};

}  // namespace mazzo::desktop
