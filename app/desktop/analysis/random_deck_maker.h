// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/odds_text.h"
#include "app/desktop/collection/collection_controller.h"
#include "app/desktop/shell/latest_task.h"
#include "validators/random_deck.h"

#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// Makes a random legal deck of a game that meets conditions, such as a kingdom; on a worker thread.
class RandomDeckMaker : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AnalysisPage")
    Q_PROPERTY(QString where READ where NOTIFY changed)  ///< a condition on the deck, as typed
    Q_PROPERTY(QString whereError READ whereError NOTIFY changed)
    Q_PROPERTY(int whereErrorPosition READ whereErrorPosition NOTIFY changed)
    Q_PROPERTY(QString exclude READ exclude NOTIFY changed)  ///< a query: its cards are left out
    Q_PROPERTY(QString excludeError READ excludeError NOTIFY changed)
    Q_PROPERTY(int excludeErrorPosition READ excludeErrorPosition NOTIFY changed)
    Q_PROPERTY(bool hasOwned READ hasOwned NOTIFY changed)
    Q_PROPERTY(QString answer READ answer NOTIFY changed)  ///< why there is no such deck
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)

public:
    RandomDeckMaker(GameStore& store, CollectionController& collection, QObject* parent = nullptr);

    void setGame(GameSnapshot game, std::optional<Settings> settings);

    [[nodiscard]] QString where() const { return m_where; }
    [[nodiscard]] QString whereError() const { return m_whereError.text; }
    [[nodiscard]] int whereErrorPosition() const { return m_whereError.position; }
    [[nodiscard]] QString exclude() const { return m_exclude; }
    [[nodiscard]] QString excludeError() const { return m_excludeError.text; }
    [[nodiscard]] int excludeErrorPosition() const { return m_excludeError.position; }
    [[nodiscard]] bool hasOwned() const;
    [[nodiscard]] QString answer() const { return m_answer; }
    [[nodiscard]] bool busy() const { return m_task.busy(); }

public slots:
    /// An empty seed draws a new one. False, with an error, if a text cannot be read.
    bool make(const QString& where, const QString& exclude, bool ownedOnly, const QString& seed);
    void stop() { m_task.cancel(); }

signals:
    void changed();
    void busyChanged();
    void made(const QString& deckText);

private:
    struct Order {
        GameSnapshot game;
        Settings settings;
        std::string where;
        std::string exclude;
        std::shared_ptr<const CollectionCounts> owned;
        std::vector<std::string> precons;
        std::uint64_t seed = 0;
        std::string name;
    };
    struct Report {
        GameSnapshot game;
        std::string text;
        std::optional<NoRandomDeck> none;
        std::optional<Error> error;
    };

    void apply(const Report& report);

    GameStore& m_store;
    CollectionController& m_collection;
    GameSnapshot m_game;
    std::optional<Settings> m_settings;
    QString m_where;
    QString m_exclude;
    TextMistake m_whereError;
    TextMistake m_excludeError;
    QString m_answer;
    LatestTask<Order, Report> m_task;
};

}  // namespace mazzo::desktop
