// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    Q_PROPERTY(bool building READ building NOTIFY changed)                 ///< is an action being built?
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

        bool operator==(const ActionRow&) const = default;
        [[nodiscard]] static Roles<ActionRow> roles();
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
    void touch(const Target& target);
    void proceed(ActionBuilder builder);
    void describeByCardText(AvailableAction& action) const;

    const TableState& m_state;
    CardTextSource m_cardText;
    std::optional<ActionBuilder> m_builder;
    std::vector<AvailableAction> m_buttonActions;
    std::vector<AvailableAction> m_menuActions;
    RowList<ActionRow> m_buttons;
    RowList<ActionRow> m_menu;
    RowList<ChoiceRow> m_choices;
};

}  // namespace mazzo::desktop
