// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/setup.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// Who plays the other seats, for games whose option `opponents` lets bots play them, and by which strategies.
class TableBots : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GoldfishTable")
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(bool playing READ playing NOTIFY changed)
    Q_PROPERTY(int seats READ seats NOTIFY changed)  ///< whose strategies can be chosen
    /// The strategies to choose from; the first is the game's own.
    Q_PROPERTY(QStringList strategies READ strategies NOTIFY changed)
    Q_PROPERTY(QList<int> chosen READ chosen NOTIFY changed)  ///< the row of each seat's strategy; -1: of a saved game

public:
    explicit TableBots(QObject* parent = nullptr) : QObject(parent) {}

    void setSetup(const std::shared_ptr<const goldfish::Setup>& setup);

    [[nodiscard]] bool available() const { return m_available; }
    [[nodiscard]] bool playing() const { return m_playing; }
    [[nodiscard]] int seats() const { return static_cast<int>(m_chosen.size()); }
    [[nodiscard]] QStringList strategies() const { return m_names; }
    [[nodiscard]] QList<int> chosen() const { return m_chosen; }

public slots:
    void list();  ///< reads the strategies again
    void setPlaying(bool playing);
    void choose(int seat, int strategy);

signals:
    void changed();
    /// The game is to begin again with these opponents.
    void requested(const mazzo::goldfish::Setup& setup);

private:
    void request(bool playing, const QList<int>& chosen);

    std::shared_ptr<const goldfish::Setup> m_setup;
    bool m_available = false;
    bool m_playing = false;
    QStringList m_names;
    std::vector<std::string> m_texts;  // of the strategies
    QList<int> m_chosen;
};

}  // namespace mazzo::desktop
