// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/card_columns.h"
#include "app/desktop/mycards/typed_cards.h"
#include "app/desktop/shell/game_store.h"

#include <QUrl>

#include <functional>

namespace mazzo::desktop {

/// One card in a form: a new one, or one that is in the game already. Values of a card that exists are stored as soon
/// as they are entered; a new card is stored as a whole.
class CardForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in MyCards")
    Q_PROPERTY(QString cardId READ cardId NOTIFY changed)  ///< empty for a new card, and if none is shown
    Q_PROPERTY(bool isNew READ isNew NOTIFY changed)
    Q_PROPERTY(bool isShown READ isShown NOTIFY changed)
    Q_PROPERTY(bool mine READ mine NOTIFY changed)                ///< a card that the player added
    Q_PROPERTY(bool unknownOnly READ unknownOnly NOTIFY changed)  ///< shows only what is still missing
    Q_PROPERTY(bool dirty READ dirty NOTIFY changed)              ///< a new card with something typed
    Q_PROPERTY(bool saving READ saving NOTIFY changed)
    Q_PROPERTY(int problems READ problems NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString typeLine READ typeLine NOTIFY changed)
    Q_PROPERTY(int typeIndex READ typeIndex NOTIFY changed)
    Q_PROPERTY(QStringList numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QString printed READ printed NOTIFY changed)
    Q_PROPERTY(QString picture READ picture NOTIFY changed)  ///< its address; empty if the card has none
    Q_PROPERTY(mazzo::desktop::TableModel* fields READ fields CONSTANT)

public:
    /// Stores one card; `done` gets its id or the problems.
    using Store = std::function<void(TypedCard, OwnReason, std::function<void(const EditResult&)>)>;

    CardForm(GameStore& store, Store save, QObject* parent = nullptr);

    void setGame(GameSnapshot game);
    void retranslate();
    void setUnknownOnly(bool only);

    [[nodiscard]] QString cardId() const { return QString::fromStdString(m_id); }
    [[nodiscard]] bool isNew() const { return m_new; }
    [[nodiscard]] bool isShown() const { return m_new || !m_id.empty(); }
    [[nodiscard]] bool mine() const { return m_id.starts_with(kOwnPrefix); }
    [[nodiscard]] bool unknownOnly() const { return m_unknownOnly; }
    [[nodiscard]] bool dirty() const { return m_new && !m_typed.empty(); }
    [[nodiscard]] bool saving() const { return m_saving; }
    [[nodiscard]] int problems() const { return static_cast<int>(m_problems.size()); }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString typeLine() const;
    [[nodiscard]] int typeIndex() const;
    [[nodiscard]] QStringList numbers() const;
    [[nodiscard]] QString printed() const;
    [[nodiscard]] QString picture() const;
    [[nodiscard]] TableModel* fields() { return &m_fields; }

public slots:
    void showCard(const QString& cardId);
    void close();
    void startNew();                        ///< of the same type as the last one
    void startNamed(const QString& name);   ///< a new card of which only the name is known
    void startCopy(const QString& cardId);  ///< a new card with the values of another
    /// Takes what was typed. Of a card that exists it is stored at once.
    void enter(const QString& key, const QString& text);
    void useBelow(const QString& key);  ///< forgets the player's value: the layer below counts again
    void save();                        ///< a new card; `saved` or the problems tell the result

signals:
    void changed();
    void saved(const QString& cardId);
    void entered(const QString& key);

private:
    struct FieldRow {
        QString key;
        QString title;
        QString about;
        QString kind;
        QStringList choices;
        bool open = false;
        QString text;   ///< as it is typed
        QString state;  ///< as in TableCell
        QString layer;  ///< where the value comes from; empty if nothing is known
        QString below;  ///< what the layer below says, if it differs
        QString problem;

        bool operator==(const FieldRow&) const = default;
        [[nodiscard]] static Roles<FieldRow> roles();
    };

    void start(TypedCard typed);
    void storeNow(std::vector<CardText> texts);
    void showFields();
    [[nodiscard]] FieldRow fieldRow(const CardColumn& column, const CardEditor& editor) const;
    void addStored(FieldRow& row, const CardColumn& column, const CardEditor& editor) const;
    [[nodiscard]] std::optional<TypeIndex> type() const;
    [[nodiscard]] QString typed(const std::string& key) const;
    [[nodiscard]] bool applies(const CardColumn& column) const;

    GameStore& m_store;
    Store m_save;
    GameSnapshot m_game;
    bool m_new = false;
    bool m_saving = false;
    bool m_unknownOnly = false;
    std::string m_id;
    std::string m_lastType;  // of the card that was entered last
    std::optional<LayeredCard> m_card;
    std::map<std::string, std::string, std::less<>>
        m_typed;  // by key: of a new card, or not stored because of a problem
    std::map<std::string, QString, std::less<>> m_problems;  // by key
    std::vector<std::string> m_shownUnknown;                 // keys that stay in the form while it is filled in
    RowList<FieldRow> m_fields;
};

}  // namespace mazzo::desktop
