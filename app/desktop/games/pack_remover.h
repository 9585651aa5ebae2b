// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/text_row.h"
#include "app/packs/pack_change.h"

#include <QUrl>

namespace mazzo::desktop {

/// Removes a game of the player after showing what that means, and writes packs to files.
class PackRemover : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GamePage")
    Q_PROPERTY(QString state READ state NOTIFY changed)  ///< "none", "reading", "report", "refused" or "removing"
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString saved READ saved NOTIFY changed)                ///< the file that a pack was written to
    Q_PROPERTY(mazzo::desktop::TableModel* decks READ decks CONSTANT)  ///< that stay
    Q_PROPERTY(mazzo::desktop::TableModel* expansions READ expansions CONSTANT)  ///< that need the game

public:
    explicit PackRemover(GameStore& store, QObject* parent = nullptr);

    void retranslate() { emit changed(); }
    void clear();  ///< for another game

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString saved() const { return m_saved; }
    [[nodiscard]] TableModel* decks() { return &m_decks; }
    [[nodiscard]] TableModel* expansions() { return &m_expansions; }

public slots:
    void ask(const QString& packId);
    void remove();
    void cancel();
    void exportTo(const QString& packId, const QUrl& file);

signals:
    void changed();

private:
    using Answer = Result<PackRemoval>;

    void show(Answer answer);
    void setState(const QString& state);

    GameStore& m_store;
    LatestTask<std::string, Answer> m_planner;
    LatestTask<std::pair<std::filesystem::path, std::filesystem::path>, Result<void>> m_exporter;
    QString m_state = QStringLiteral("none");
    QString m_saved;
    std::optional<PackRemoval> m_removal;
    std::optional<Error> m_error;
    RowList<TextRow> m_decks;
    RowList<TextRow> m_expansions;
};

}  // namespace mazzo::desktop
