// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/cards/printed_texts.h"
#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"

#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// The card that is shown beside the pointer. Its text is read on a worker thread.
class HoverCard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(QString cardId READ cardId NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString typeLine READ typeLine NOTIFY changed)
    Q_PROPERTY(int typeIndex READ typeIndex NOTIFY changed)
    Q_PROPERTY(QStringList numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QString printed READ printed NOTIFY changed)
    Q_PROPERTY(bool textMissing READ textMissing NOTIFY changed)
    Q_PROPERTY(QString setLabel READ setLabel NOTIFY changed)
    Q_PROPERTY(bool provisional READ provisional NOTIFY changed)
    Q_PROPERTY(int unknowns READ unknowns NOTIFY changed)
    Q_PROPERTY(int frame READ frame NOTIFY changed)
    Q_PROPERTY(QString picture READ picture NOTIFY changed)

public:
    HoverCard(GameStore& store, const std::shared_ptr<PrintedTexts>& texts, QObject* parent = nullptr);

    [[nodiscard]] bool shown() const { return m_game != nullptr; }
    [[nodiscard]] bool busy() const { return m_reader.busy(); }
    [[nodiscard]] QString cardId() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString typeLine() const;
    [[nodiscard]] int typeIndex() const;
    [[nodiscard]] QStringList numbers() const;
    [[nodiscard]] QString printed() const;
    [[nodiscard]] bool textMissing() const;
    [[nodiscard]] QString setLabel() const;
    [[nodiscard]] bool provisional() const;
    [[nodiscard]] int unknowns() const;
    [[nodiscard]] int frame() const;
    [[nodiscard]] QString picture() const;

public slots:
    void show(const QString& gameId, const QString& cardId);  ///< by id or name; nothing if there is no such card
    void hide();

signals:
    void changed();

private:
    struct Question {
        GameSnapshot game;
        CardIndex card{};
        std::string language;
    };

    GameStore& m_store;
    GameSnapshot m_game;  // null: nothing is shown
    CardIndex m_card{};
    QString m_text;
    LatestTask<Question, CardTexts> m_reader;
};

}  // namespace mazzo::desktop
