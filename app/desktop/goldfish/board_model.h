// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/goldfish/piece_lists.h"

namespace mazzo::desktop {

/// The board of a game: a grid of regions, or a map.
class BoardModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(bool present READ present NOTIFY deckChanged)  ///< does the game have a board?
    Q_PROPERTY(int columns READ columns NOTIFY deckChanged)   ///< of a grid; 0 for a map
    Q_PROPERTY(int rows READ rows NOTIFY deckChanged)
    Q_PROPERTY(
        QVariantList links READ links NOTIFY deckChanged)  ///< lines between neighbours: {x1, y1, x2, y2}, from 0 to 1
    Q_PROPERTY(mazzo::desktop::TableModel* regions READ regions CONSTANT)

public:
    explicit BoardModel(QObject* parent = nullptr);

    void setDeck(std::shared_ptr<const goldfish::Setup> setup);
    void show(const TableView& view);
    void clear();

    [[nodiscard]] bool present() const { return !m_places.empty(); }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] QVariantList links() const;
    [[nodiscard]] TableModel* regions() { return &m_regions; }

signals:
    void deckChanged();
    void changed();

private:
    /// A region and where it is on the board, from 0 to 1.
    struct Place {
        const Procedure::Region* region = nullptr;
        double x = 0;
        double y = 0;
    };
    struct Row {
        QString regionId;
        QString name;
        double across = 0;
        double down = 0;
        QString kind;
        TableModel* pieces = nullptr;
        QString touch;
        QString spoken;

        bool operator==(const Row&) const = default;
        [[nodiscard]] static Roles<Row> roles();
    };

    [[nodiscard]] static std::vector<Place> placesOf(const Procedure& procedure);
    void measureGrid();

    std::shared_ptr<const goldfish::Setup> m_setup;
    std::vector<Place> m_places;  // points into the setup
    int m_columns = 0;
    int m_rows = 0;
    PieceLists m_pieces;
    RowList<Row> m_regions;
};

}  // namespace mazzo::desktop
