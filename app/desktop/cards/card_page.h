#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/rows_model.h"

namespace mazzo {

/// One card in full: every field with where it comes from, its text, its rulings; what is not known can be typed in.
class CardPage : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString cardId READ cardId NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString otherNames READ otherNames NOTIFY changed)
    Q_PROPERTY(QString typeLine READ typeLine NOTIFY changed)
    Q_PROPERTY(int typeIndex READ typeIndex NOTIFY changed)
    Q_PROPERTY(QStringList numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QString setLabel READ setLabel NOTIFY changed)
    Q_PROPERTY(bool provisional READ provisional NOTIFY changed)
    Q_PROPERTY(int unknowns READ unknowns NOTIFY changed)
    Q_PROPERTY(QString printed READ printed NOTIFY changed)           ///< the printed text, empty if unknown or none
    Q_PROPERTY(bool printedUnknown READ printedUnknown NOTIFY changed)
    Q_PROPERTY(bool printedIsYours READ printedIsYours NOTIFY changed)
    Q_PROPERTY(mazzo::RowsModel* facts READ facts CONSTANT)
    Q_PROPERTY(mazzo::RowsModel* rulings READ rulings CONSTANT)
    Q_PROPERTY(QString refusedField READ refusedField NOTIFY refusalChanged)
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)    ///< why the last value was not taken

public:
    explicit CardPage(GameStore& store, QObject* parent = nullptr);

    void show(GameSnapshot game, const QString& cardId);
    void retranslate();

    [[nodiscard]] QString cardId() const { return m_card ? QString::fromStdString(m_card->id) : QString(); }
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString otherNames() const;
    [[nodiscard]] QString typeLine() const;
    [[nodiscard]] int typeIndex() const;
    [[nodiscard]] QStringList numbers() const;
    [[nodiscard]] QString setLabel() const;
    [[nodiscard]] bool provisional() const;
    [[nodiscard]] int unknowns() const;
    [[nodiscard]] QString printed() const;
    [[nodiscard]] bool printedUnknown() const;
    [[nodiscard]] bool printedIsYours() const;
    [[nodiscard]] RowsModel* facts() const { return m_facts; }
    [[nodiscard]] RowsModel* rulings() const { return m_rulings; }
    [[nodiscard]] QString refusedField() const { return m_refusedField; }
    [[nodiscard]] QString refusal() const;

public slots:
    /// Takes what the player reads on the card; false with `refusal` if it cannot be.
    bool enter(const QString& field, const QString& text);
    bool forget(const QString& field);
    void dismissRefusal();

signals:
    void changed();
    void refusalChanged();

private:
    bool settle(const QString& field, const Result<void>& done);
    void reload();
    [[nodiscard]] RowsModel::Row factRow(std::size_t field) const;

    GameStore& m_store;
    GameSnapshot m_game;
    std::optional<Card> m_card;
    CardIndex m_index{};
    QString m_refusedField;
    std::optional<Error> m_refusal;
    RowsModel* m_facts;
    RowsModel* m_rulings;
};

} // namespace mazzo
