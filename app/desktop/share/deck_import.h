// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/share/line_correction.h"
#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/share/list_reading.h"

#include <QUrl>

namespace mazzo::desktop {

/// A list from anywhere on its way to become a deck: read on a worker thread, reported line by line, corrected, and
/// only then stored.
class DeckImport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(bool shown READ shown NOTIFY shownChanged)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY sourceChanged)  ///< empty if it is too long to be shown
    Q_PROPERTY(QString source READ source NOTIFY sourceChanged)            ///< the file's name; empty for a text
    Q_PROPERTY(bool empty READ empty NOTIFY sourceChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(QString formatText READ formatText NOTIFY answered)
    Q_PROPERTY(bool choosesGame READ choosesGame NOTIFY answered)  ///< the list does not say its game
    Q_PROPERTY(bool needsGame READ needsGame NOTIFY answered)      ///< and it cannot be guessed
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY answered)
    Q_PROPERTY(QString gameName READ gameName NOTIFY answered)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY answered)  ///< of the deck that will be stored
    Q_PROPERTY(QString problem READ problem NOTIFY answered)          ///< why nothing can be stored; empty if it can
    Q_PROPERTY(QStringList notes READ notes NOTIFY answered)
    Q_PROPERTY(bool ready READ ready NOTIFY answered)
    Q_PROPERTY(int unknown READ unknown NOTIFY answered)       ///< lines that name cards which the game does not have
    Q_PROPERTY(int waiting READ waiting NOTIFY sourceChanged)  ///< files and links that come after this one
    Q_PROPERTY(mazzo::desktop::ImportedLines* report READ report CONSTANT)
    Q_PROPERTY(mazzo::desktop::LineCorrection* correction READ correction CONSTANT)

public:
    /// Adds a deck file to the library; returns the id of the new deck, or an empty text if that failed.
    using AddDeck = std::function<QString(const QString& deckText)>;

    DeckImport(GameStore& store, AddDeck addDeck, QObject* parent = nullptr);

    [[nodiscard]] bool shown() const { return m_shown; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString source() const;
    [[nodiscard]] bool empty() const
    {
        return m_request.files.empty() && m_request.text.empty() && m_request.picture.isNull();
    }
    [[nodiscard]] bool busy() const { return m_reader.busy(); }
    [[nodiscard]] QString formatText() const;
    [[nodiscard]] bool choosesGame() const;
    [[nodiscard]] bool needsGame() const { return failed("format.needs-game"); }
    [[nodiscard]] QString gameId() const;
    [[nodiscard]] QString gameName() const;
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] bool ready() const { return m_report.source() && !busy() && m_report.cards() > 0; }
    [[nodiscard]] int unknown() const;
    [[nodiscard]] int waiting() const { return static_cast<int>(m_later.size()) + static_cast<int>(m_received.size()); }
    [[nodiscard]] ImportedLines* report() { return &m_report; }
    [[nodiscard]] LineCorrection* correction() { return &m_correction; }
    void setText(const QString& text);
    void setGameId(const QString& gameId);
    void setName(const QString& name);
    void retranslate();

public slots:
    void begin();                              ///< shows the sheet, empty
    void open(const QString& text);            ///< shows the sheet with a text or link
    void openFiles(const QList<QUrl>& files);  ///< several pictures may hold the parts of one code; other files come
                                               ///< one after the other
    /// A link or file from outside. It waits while the sheet has a list that the player is working on.
    void receive(const QString& address);
    void paste();  ///< a text, files or a picture from the clipboard
    void dismiss();
    void store();           ///< as a new deck
    void storeAndCreate();  ///< and asks for the unknown cards to be created

signals:
    void shownChanged();
    void sourceChanged();
    void busyChanged();
    void answered();
    void stored(const QString& deckId);
    void cardsRequested();  ///< after `stored`: the unknown cards of the deck are to be created

private:
    void show();
    void ask(ListRequest request);
    void applyAnswer(ListAnswer answer);
    /// Was it refused for this?
    [[nodiscard]] bool failed(std::string_view code) const
    {
        return !m_answer.errors.empty() && m_answer.errors.front().code == code;
    }

    GameStore& m_store;
    AddDeck m_addDeck;
    LatestTask<ListRequest, ListAnswer> m_reader;
    bool m_shown = false;
    ListRequest m_request;
    ListAnswer m_answer;
    std::vector<std::string> m_later;
    QStringList m_received;  // addresses that wait until the sheet is closed
    QString m_name;
    QString m_trouble;  // why it could not be stored
    ImportedLines m_report;
    LineCorrection m_correction{m_report};
};

}  // namespace mazzo::desktop
