// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/latest_task.h"
#include "app/desktop/shell/rows_model.h"
#include "app/share/list_reading.h"

#include <QUrl>

#include <set>

namespace mazzo::desktop {

/// A list from anywhere on its way to become a deck: read beside the GUI thread, reported line by line, corrected, and
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
    Q_PROPERTY(bool needsGame READ needsGame NOTIFY answered)      ///< and nobody can tell
    Q_PROPERTY(QString gameId READ gameId WRITE setGameId NOTIFY answered)
    Q_PROPERTY(QString gameName READ gameName NOTIFY answered)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY answered)  ///< of the deck that will be stored
    Q_PROPERTY(QString problem READ problem NOTIFY answered)          ///< why nothing can be stored; empty if it can
    Q_PROPERTY(QStringList notes READ notes NOTIFY answered)
    Q_PROPERTY(bool ready READ ready NOTIFY answered)
    Q_PROPERTY(int cards READ cards NOTIFY answered)           ///< copies, all zones together
    Q_PROPERTY(int waiting READ waiting NOTIFY sourceChanged)  ///< files that come after this one
    Q_PROPERTY(bool onlyDoubtful READ onlyDoubtful WRITE setOnlyDoubtful NOTIFY answered)
    Q_PROPERTY(int notShown READ notShown NOTIFY answered)  ///< lines beyond those that the report lists
    Q_PROPERTY(
        QString wanted READ wanted WRITE setWanted NOTIFY correctionChanged)  ///< what is typed to correct a line
    Q_PROPERTY(QString corrected READ corrected NOTIFY correctionChanged)     ///< the line that is being corrected
    Q_PROPERTY(mazzo::desktop::RowsModel* lines READ lines CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* tallies READ tallies CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* zones READ zones CONSTANT)
    Q_PROPERTY(mazzo::desktop::RowsModel* suggestions READ suggestions CONSTANT)

public:
    /// Takes a deck file into the library; the id of the new deck, or empty if that failed.
    using Keep = std::function<QString(const QString& deckText)>;

    DeckImport(GameStore& store, Keep keep, QObject* parent = nullptr);

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
    [[nodiscard]] bool ready() const { return m_answer.opened.has_value() && !busy() && cards() > 0; }
    [[nodiscard]] int cards() const;
    [[nodiscard]] int waiting() const { return static_cast<int>(m_later.size()); }
    [[nodiscard]] bool onlyDoubtful() const { return m_onlyDoubtful; }
    [[nodiscard]] int notShown() const { return m_notShown; }
    [[nodiscard]] QString wanted() const { return m_wanted; }
    [[nodiscard]] QString corrected() const;
    [[nodiscard]] RowsModel* lines() { return &m_lines; }
    [[nodiscard]] RowsModel* tallies() { return &m_tallies; }
    [[nodiscard]] RowsModel* zones() { return &m_zones; }
    [[nodiscard]] RowsModel* suggestions() { return &m_suggestions; }
    void setText(const QString& text);
    void setGameId(const QString& gameId);
    void setName(const QString& name);
    void setOnlyDoubtful(bool only);
    void setWanted(const QString& text);
    void retranslate();

public slots:
    void begin();                              ///< shows the sheet, empty
    void take(const QString& text);            ///< shows the sheet with a text or link
    void openFiles(const QList<QUrl>& files);  ///< several pictures may hold the parts of one code; other files come
                                               ///< one after the other
    void paste();                              ///< a text, files or a picture from the clipboard
    void dismiss();
    // Corrections, by the row in `lines`.
    void beginCorrection(int row);
    bool correct(int suggestion);  ///< the line means that card
    void keepName();               ///< the line means no card that is known
    void leaveOut();               ///< the line is no card at all; it becomes a comment
    void endCorrection();
    void setCopies(int row, int copies);
    void setZone(int row, const QString& zoneId);
    void store();  ///< as a new deck

signals:
    void shownChanged();
    void sourceChanged();
    void busyChanged();
    void answered();
    void correctionChanged();
    void stored(const QString& deckId);

private:
    void show();
    void ask(ListRequest request);
    void takeAnswer(ListAnswer answer);
    void report();
    void suggest();
    /// Was it refused for this?
    [[nodiscard]] bool failed(std::string_view code) const
    {
        return !m_answer.errors.empty() && m_answer.errors.front().code == code;
    }
    [[nodiscard]] ImportedLine* lineAt(int row);
    [[nodiscard]] RowsModel::Row rowOf(std::size_t index) const;

    GameStore& m_store;
    Keep m_keep;
    LatestTask<ListRequest, ListAnswer> m_reader;
    bool m_shown = false;
    ListRequest m_request;
    ListAnswer m_answer;
    std::vector<std::string> m_later;
    QString m_name;
    QString m_trouble;  // why it could not be stored
    bool m_onlyDoubtful = false;
    int m_notShown = 0;
    std::vector<std::size_t> m_shownLines;  // which lines the rows are
    std::set<std::size_t> m_chosen;         // lines that the player corrected
    std::optional<std::size_t> m_correcting;
    QString m_wanted;
    std::vector<CardIndex> m_suggested;
    RowsModel m_lines;
    RowsModel m_tallies;
    RowsModel m_zones;
    RowsModel m_suggestions;
};

}  // namespace mazzo::desktop
