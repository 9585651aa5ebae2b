// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/table_model.h"
#include "import/collection/collection_file.h"

namespace mazzo::desktop {

/// The rows of a collection file before they are stored, all or those in one state. What a row shows is worked out when
/// a view asks for it.
class CollectionFileRows : public mazzo::desktop::TableModel {  // in full, for qmltyperegistrar
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("view models hand it out")

public:
    explicit CollectionFileRows(GameStore& store, QObject* parent = nullptr);

    void setFile(ImportedCollection file, bool takeGuesses);
    void clear();
    [[nodiscard]] const ImportedCollection& file() const { return m_file; }
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);  ///< "all", "open" (what is neither matched nor ignored), or a state
    void setTakeGuesses(bool take);
    void retranslate();

    /// What the row is: one of its `choices` by position; then to keep its name, then to leave it out.
    bool choose(int row, int choice);
    /// The card of that name or id; false if the row's game has none.
    bool setCard(int row, const QString& cardName);

    [[nodiscard]] int count() const override { return static_cast<int>(m_shown.size()); }

signals:
    void corrected();

protected:
    [[nodiscard]] QVariant value(int row, qsizetype column) const override;

private:
    /// A role and the function that returns its value.
    struct Column {
        const char* role;
        QVariant (*value)(const CollectionFileRows& self, int row);
    };
    [[nodiscard]] static const std::vector<Column>& columns();
    [[nodiscard]] static QList<QByteArray> roles();

    [[nodiscard]] ImportedRow& rowAt(int row) { return m_file.rows[m_shown[static_cast<std::size_t>(row)]]; }
    [[nodiscard]] const ImportedRow& rowAt(int row) const
    {
        return m_file.rows[m_shown[static_cast<std::size_t>(row)]];
    }
    [[nodiscard]] const ImportedRow& original(int row) const;
    [[nodiscard]] QString written(int row) const;
    [[nodiscard]] QString meant(int row) const;
    [[nodiscard]] QStringList choices(int row) const;
    [[nodiscard]] int choice(int row) const;
    [[nodiscard]] bool isCorrected(int row) const;
    [[nodiscard]] QString stateText(int row) const;
    [[nodiscard]] QVariantList choiceList(int row) const;
    [[nodiscard]] QString spoken(int row) const;
    [[nodiscard]] QString cardOf(const std::string& game, const std::string& card) const;
    void change(int row, const std::function<void(ImportedRow&)>& change);
    void list();

    GameStore& m_store;
    ImportedCollection m_file;
    std::map<std::uint32_t, ImportedRow> m_originals;  // of the rows that were corrected
    std::vector<std::uint32_t> m_shown;
    QString m_filter = QStringLiteral("open");
    bool m_takeGuesses = true;
};

}  // namespace mazzo::desktop
