// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/effect_list.h"
#include "app/desktop/mycards/form_field.h"
#include "app/desktop/mycards/new_cards.h"
#include "app/desktop/mycards/typed_cards.h"
#include "app/desktop/shell/game_store.h"

#include <deque>
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
    Q_PROPERTY(bool fromQueue READ fromQueue NOTIFY changed)
    Q_PROPERTY(int queued READ queued NOTIFY changed)  ///< further cards that are to be entered after this one
    Q_PROPERTY(QStringList rareTitles READ rareTitles NOTIFY changed)  ///< of the fields that few cards have
    Q_PROPERTY(bool rareUsed READ rareUsed NOTIFY changed)             ///< this card has such a value
    Q_PROPERTY(mazzo::desktop::EffectList* effects READ effects CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* layers READ layers CONSTANT)  ///< that mention the card, highest first
    Q_PROPERTY(QString picture READ picture NOTIFY changed)              ///< its address; empty if the card has none
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
    [[nodiscard]] bool dirty() const { return m_new && !m_entry.typed.empty(); }
    [[nodiscard]] bool saving() const { return m_saving; }
    [[nodiscard]] int problems() const { return static_cast<int>(m_entry.problems.size()); }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString typeLine() const;
    [[nodiscard]] int typeIndex() const;
    [[nodiscard]] QStringList numbers() const;
    [[nodiscard]] QString printed() const;
    [[nodiscard]] bool fromQueue() const { return m_fromQueue; }
    [[nodiscard]] int queued() const { return static_cast<int>(m_queue.size()); }
    [[nodiscard]] QStringList rareTitles() const;
    [[nodiscard]] bool rareUsed() const;
    [[nodiscard]] EffectList* effects() { return &m_effects; }
    [[nodiscard]] TableModel* layers() { return &m_layers; }
    [[nodiscard]] QString picture() const;
    [[nodiscard]] TableModel* fields() { return &m_fields; }

    /// Asks for these cards one after the other: each is saved before the next is shown.
    void startQueue(const std::vector<NewCard>& cards);

    /// The cards whose names fit what is typed for a reference.
    Q_INVOKABLE QStringList cardNames(const QString& text) const;

public slots:
    void showCard(const QString& cardId);
    void close();
    void dismiss();                         ///< closes it, and drops what is queued
    void startNew();                        ///< the next that is queued, or one of the same type as the last one
    void startCopy(const QString& cardId);  ///< a new card with the values of another
    /// Takes what was typed. Of a card that exists it is stored at once.
    void enter(const QString& key, const QString& text);
    void useBelow(const QString& key);        ///< forgets the player's value: the layer below counts again
    void useNearest(const QString& key);      ///< in place of a name that no card has
    void createReferred(const QString& key);  ///< a card with the name that no card has
    void save();                              ///< a new card; `saved` or the problems tell the result

signals:
    void changed();
    void saved(const QString& cardId);
    void entered(const QString& key);
    void queueDone();      ///< the last card of the queue was saved
    void problemsFound();  ///< a new card was not saved

private:
    struct LayerRow {
        QString name;
        int values = 0;
        bool own = false;

        bool operator==(const LayerRow&) const = default;
        [[nodiscard]] static Roles<LayerRow> roles()
        {
            return {{"name", &LayerRow::name}, {"amount", &LayerRow::values}, {"own", &LayerRow::own}};
        }
    };

    void start(TypedCard typed);
    void storeNow(std::vector<CardText> texts);
    void showFields();
    void showEffects();
    void showLayers();
    void check(const CardColumn& column);
    [[nodiscard]] std::optional<CardColumn> columnOf(const std::string& key) const;
    [[nodiscard]] std::optional<TypeIndex> type() const;
    [[nodiscard]] bool applies(const CardColumn& column) const;

    GameStore& m_store;
    Store m_save;
    GameSnapshot m_game;
    bool m_new = false;
    bool m_saving = false;
    bool m_unknownOnly = false;
    std::string m_id;
    std::string m_lastType;  // of the card that was entered last
    FormEntry m_entry;       // the card, and what is not stored: of a new card, or because of a problem
    std::set<std::string, std::less<>> m_refused;  // keys of problems that were found when it was stored
    std::vector<std::string> m_shownUnknown;       // keys that stay in the form while it is filled in
    std::deque<NewCard> m_queue;                   // to be entered next
    bool m_fromQueue = false;                      // is the shown card of the queue?
    EffectList m_effects;
    RowList<LayerRow> m_layers;
    RowList<FormField> m_fields;
};

}  // namespace mazzo::desktop
