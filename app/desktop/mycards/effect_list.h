// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/library_reading.h"
#include "app/desktop/shell/row_list.h"

#include <QVariantList>

namespace mazzo::desktop {

/// What a card does, in the words of its game's engine: a row for each effect, with choices from the vocabulary.
class EffectList : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in CardForm")
    Q_PROPERTY(bool hasWords READ hasWords NOTIFY changed)          ///< does the engine have words for effects?
    Q_PROPERTY(QVariantList triggers READ triggers NOTIFY changed)  ///< { value, text }
    Q_PROPERTY(mazzo::desktop::TableModel* rows READ rows CONSTANT)

public:
    explicit EffectList(QObject* parent = nullptr);

    void setGame(GameSnapshot game);
    void show(std::optional<Effects> effects);
    /// Effects as a form or a file states them, in JSON; nothing if they cannot be read.
    [[nodiscard]] static std::optional<Effects> read(const QString& json);

    [[nodiscard]] bool hasWords() const { return m_vocabulary != nullptr; }
    [[nodiscard]] QVariantList triggers() const;
    [[nodiscard]] TableModel* rows() { return &m_rows; }
    [[nodiscard]] QString json() const;  ///< empty if there are none: nobody has stated what the card does

public slots:
    void add();
    void remove(int row);
    void setTrigger(int row, const QString& trigger);
    void setVerb(int row, const QString& verb);
    void setAmount(int row, int amount);
    void setArgument(int row, const QString& argument, const QString& text);  ///< an empty text removes it

signals:
    void changed();
    void edited();  ///< by the player

private:
    struct EffectRow {
        QString trigger;
        QString verb;
        QVariantList verbs;  ///< that the trigger allows: { value, text }
        bool hasAmount = false;
        int amount = 1;
        int least = 0;
        int most = 0;
        QVariantList arguments;  ///< { id, text, kind, words, value }

        bool operator==(const EffectRow&) const = default;
        [[nodiscard]] static Roles<EffectRow> roles()
        {
            return {{"trigger", &EffectRow::trigger}, {"verb", &EffectRow::verb},
                    {"verbs", &EffectRow::verbs},     {"hasAmount", &EffectRow::hasAmount},
                    {"amount", &EffectRow::amount},   {"least", &EffectRow::least},
                    {"most", &EffectRow::most},       {"effectArguments", &EffectRow::arguments}};
        }
    };

    [[nodiscard]] Effect* at(int row);
    [[nodiscard]] EffectRow rowOf(const Effect& effect) const;
    [[nodiscard]] QVariantList verbsFor(std::string_view trigger) const;
    [[nodiscard]] QVariantMap argumentOf(const Effect& effect, const EffectParameter& parameter) const;
    void chooseVerb(Effect& effect, std::string_view verb) const;
    void showRows();
    void finish();

    GameSnapshot m_game;
    const EffectVocabulary* m_vocabulary = nullptr;
    Effects m_effects;
    RowList<EffectRow> m_rows;
};

}  // namespace mazzo::desktop
