// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/text_row.h"
#include "app/packs/pack_change.h"

#include <QUrl>

namespace mazzo::desktop {

/// A pack on its way into the player's games: it is read and checked in the background, shown, and installed when the
/// player confirms.
class PackInstaller : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in GamePage")
    Q_PROPERTY(
        QString state READ state NOTIFY changed)  ///< "none", "reading", "report", "refused", "storing" or "stored"
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    Q_PROPERTY(QString kind READ kind NOTIFY changed)  ///< "install", "update" or "unchanged"
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString version READ version NOTIFY changed)
    Q_PROPERTY(QString installedVersion READ installedVersion NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    Q_PROPERTY(QString credits READ credits NOTIFY changed)
    Q_PROPERTY(QString holds READ holds NOTIFY changed)
    Q_PROPERTY(QString extendedGame READ extendedGame NOTIFY changed)  ///< the name of the game that it adds to
    Q_PROPERTY(QString objection READ objection NOTIFY changed)        ///< why it should not replace what is there
    Q_PROPERTY(
        bool numbersChanged READ numbersChanged NOTIFY changed)  ///< refused, but its numbers can be carried over
    Q_PROPERTY(int decks READ decks NOTIFY changed)              ///< of the library, for its game
    Q_PROPERTY(mazzo::desktop::TableModel* changes READ changes CONSTANT)    ///< what an update changes
    Q_PROPERTY(mazzo::desktop::TableModel* verdicts READ verdicts CONSTANT)  ///< decks that get another verdict
    Q_PROPERTY(mazzo::desktop::TableModel* mistakes READ mistakes CONSTANT)  ///< why it was refused

public:
    explicit PackInstaller(GameStore& store, QObject* parent = nullptr);

    void retranslate();

    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString fileName() const { return m_fileName; }
    [[nodiscard]] QString kind() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString version() const;
    [[nodiscard]] QString installedVersion() const;
    [[nodiscard]] QString about() const;
    [[nodiscard]] QString credits() const;
    [[nodiscard]] QString holds() const;
    [[nodiscard]] QString extendedGame() const;
    [[nodiscard]] QString objection() const;
    [[nodiscard]] bool numbersChanged() const;
    [[nodiscard]] int decks() const { return m_change ? static_cast<int>(m_change->decks) : 0; }
    [[nodiscard]] TableModel* changes() { return &m_changes; }
    [[nodiscard]] TableModel* verdicts() { return &m_verdicts; }
    [[nodiscard]] TableModel* mistakes() { return &m_mistakes; }

public slots:
    void read(const QUrl& file);  ///< a zip file or a folder
    void carryNumbers();          ///< reads it again, with the numbers that share codes know
    void install();
    void cancel();

signals:
    void changed();
    void installed(const QString& gameId);

private:
    struct Question {
        std::filesystem::path file;
        bool keepNumbers = false;
    };
    /// Shared, because a change holds the files of the pack until somebody decides.
    using Answer = std::shared_ptr<const Checked<PackChange>>;

    void ask(bool keepNumbers);
    void show(Answer answer);
    void setState(const QString& state);

    GameStore& m_store;
    LatestTask<Question, Answer> m_reader;
    QString m_state = QStringLiteral("none");
    QString m_fileName;
    std::filesystem::path m_file;
    Answer m_answer;
    const PackChange* m_change = nullptr;  // in m_answer; null if it was refused
    Errors m_errors;
    RowList<TextRow> m_changes;
    RowList<TextRow> m_verdicts;
    RowList<TextRow> m_mistakes;
};

}  // namespace mazzo::desktop
