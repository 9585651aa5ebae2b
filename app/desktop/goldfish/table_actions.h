// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/manual_menu.h"
#include "app/desktop/goldfish/table_view.h"
#include "app/desktop/shell/row_list.h"

namespace mazzo::desktop {

/// The actions that are available now, and the one that is being built from its parts.
class TableActions : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(mazzo::desktop::TableModel* buttons READ buttons CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* menu READ menu CONSTANT)        ///< the actions of the touched thing
    Q_PROPERTY(mazzo::desktop::TableModel* choices READ choices CONSTANT)  ///< for the next part of the action
    Q_PROPERTY(mazzo::desktop::TableModel* manual READ manual CONSTANT)    ///< the kinds of manual actions
    Q_PROPERTY(QString manualRefusal READ manualRefusal NOTIFY changed)    ///< why nothing can be done by hand
    Q_PROPERTY(bool building READ building NOTIFY changed)                 ///< is an action being built?
    Q_PROPERTY(bool filtering READ filtering NOTIFY changed)               ///< are there too many choices to list all?
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY changed)  ///< part of the names of the listed choices
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)                  ///< what is to be chosen next
    Q_PROPERTY(QString label READ label NOTIFY changed)                    ///< of the action so far
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY changed)
    Q_PROPERTY(bool needsNumber READ needsNumber NOTIFY changed)
    Q_PROPERTY(int minNumber READ minNumber NOTIFY changed)
    Q_PROPERTY(int maxNumber READ maxNumber NOTIFY changed)

public:
    TableActions(const TableState& state, CardTextSource cardText, QObject* parent = nullptr);

    void show(const TableView& view);
    void clear();
    void stopBuilding();  ///< drops the action that is being built, without a signal
    [[nodiscard]] const ActionBuilder* builder() const { return m_builder ? &*m_builder : nullptr; }

    [[nodiscard]] TableModel* buttons() { return &m_buttons; }
    [[nodiscard]] TableModel* menu() { return &m_menu; }
    [[nodiscard]] TableModel* choices() { return &m_choices; }
    [[nodiscard]] TableModel* manual() { return &m_manual; }
    [[nodiscard]] QString manualRefusal() const;
    [[nodiscard]] bool filtering() const;
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] bool building() const { return m_builder.has_value(); }
    [[nodiscard]] QString prompt() const;
    [[nodiscard]] QString label() const;
    [[nodiscard]] bool canConfirm() const { return m_builder && m_builder->canConfirm(); }
    [[nodiscard]] bool needsNumber() const { return m_builder && m_builder->part().numbers.has_value(); }
    [[nodiscard]] int minNumber() const { return needsNumber() ? m_builder->part().numbers->first : 0; }
    [[nodiscard]] int maxNumber() const { return needsNumber() ? m_builder->part().numbers->second : 0; }

public slots:
    void press(int button);
    /// Takes the only action that a piece offers, or fills `menu` if there are several. While an action is being built
    /// the piece is chosen for it.
    void touchPiece(uint pieceId);
    void touchRegion(const QString& regionId);
    void touchZone(const QString& zoneId);  ///< chooses the zone for the action that is being built
    /// Fills `menu` with everything that can be done with a piece, by the rules and by hand.
    void openPieceMenu(uint pieceId);
    void openZoneMenu(const QString& zoneId);  ///< what can be done by hand with a zone
    void openManual();                         ///< fills `manual`
    void chooseManual(int row);                ///< begins a manual action, or fills `menu` if there are several kinds
    void changeCounter(const QString& counterId, int by);
    /// Takes the action that dropping the piece on a zone or a place means; false if there is none.
    bool dropPiece(uint pieceId, const QString& target);
    [[nodiscard]] bool canDrop(uint pieceId, const QString& target) const;
    /// Presses the button with that key, a manual one only if they are shown; false if there is none.
    bool pressLetter(const QString& letter, bool byHand);
    void chooseAction(int row);  ///< of the menu
    void choose(int row);        ///< of the choices
    void confirm();
    void confirmNumber(int number);
    void cancel();  ///< the action that is being built

signals:
    void changed();
    void builderChanged();                                    ///< before `changed`: the table has to be shown again
    void actionReady(const mazzo::goldfish::Action& action);  ///< nothing is left to choose
    void menuRequested();                                     ///< `menu` holds the actions of the touched thing

private:
    struct ActionRow {
        QString label;
        QString note;
        QString clause;
        bool provisional = false;
        bool begins = false;  ///< parts are still to be chosen
        bool byHand = false;
        QString key;  ///< a letter that always means this action; empty if it has none

        bool operator==(const ActionRow&) const = default;
        [[nodiscard]] static Roles<ActionRow> roles();
    };
    struct ManualRow {
        QString label;
        QString note;
        QString glyph;
        QString key;

        bool operator==(const ManualRow&) const = default;
        [[nodiscard]] static Roles<ManualRow> roles()
        {
            return {{"label", &ManualRow::label},
                    {"note", &ManualRow::note},
                    {"glyph", &ManualRow::glyph},
                    {"key", &ManualRow::key}};
        }
    };
    struct ChoiceRow {
        QString label;
        bool chosen = false;

        bool operator==(const ChoiceRow&) const = default;
        [[nodiscard]] static Roles<ChoiceRow> roles()
        {
            return {{"label", &ChoiceRow::label}, {"chosen", &ChoiceRow::chosen}};
        }
    };

    [[nodiscard]] static QList<ActionRow> rowsOf(const std::vector<AvailableAction>& actions);
    [[nodiscard]] QList<ActionRow> buttonRows(const TableView& view) const;
    void showChoices(const TableView& view);
    void touch(const Target& target);
    void showMenu(std::vector<AvailableAction> actions);
    void takeOrShow(std::vector<AvailableAction> actions);
    void proceed(ActionBuilder builder);
    void describeByCardText(AvailableAction& action) const;

    const TableState& m_state;
    CardTextSource m_cardText;
    std::optional<ActionBuilder> m_builder;
    std::vector<AvailableAction> m_buttonActions;
    std::vector<AvailableAction> m_menuActions;
    std::vector<ManualVerb> m_manualVerbs;
    QString m_filter;
    std::vector<std::variant<std::size_t, CardIndex>> m_listed;  // by row of `choices`: a choice, or any card
    RowList<ActionRow> m_buttons;
    RowList<ActionRow> m_menu;
    RowList<ManualRow> m_manual;
    RowList<ChoiceRow> m_choices;
};

}  // namespace mazzo::desktop
