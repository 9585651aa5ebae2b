// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/decks/chart_rows.h"

namespace mazzo::desktop {

/// How many copies of a deck have which value of a field, and which type.
class DeckCharts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in DeckEditor")
    Q_PROPERTY(QString field READ field WRITE setField NOTIFY changed)
    Q_PROPERTY(int unknown READ unknown NOTIFY changed)                  ///< copies whose value is not known
    Q_PROPERTY(mazzo::desktop::TableModel* fields READ fields CONSTANT)  ///< to choose from
    Q_PROPERTY(mazzo::desktop::TableModel* bars READ bars CONSTANT)
    Q_PROPERTY(mazzo::desktop::TableModel* types READ types CONSTANT)

public:
    explicit DeckCharts(const std::optional<OpenDeck>& open, QObject* parent = nullptr);

    [[nodiscard]] QString field() const { return m_field; }
    [[nodiscard]] int unknown() const;
    [[nodiscard]] TableModel* fields() { return &m_fields; }
    [[nodiscard]] TableModel* bars() { return &m_bars; }
    [[nodiscard]] TableModel* types() { return &m_types; }
    [[nodiscard]] std::vector<CardIndex> cardsOf(int bar) const;
    [[nodiscard]] std::vector<CardIndex> cardsOfType(int bar) const;
    void setField(const QString& field);

    void chooseFirstField();  ///< another deck was opened
    void refresh();

signals:
    void changed();

private:
    const std::optional<OpenDeck>& m_open;  // the editor's
    QString m_field;
    RowList<ChartFieldRow> m_fields;
    RowList<BarRow> m_bars;
    RowList<BarRow> m_types;
};

}  // namespace mazzo::desktop
