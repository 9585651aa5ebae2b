// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/palette.h"

#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/query/matching.h"
#include "model/text.h"

#include <algorithm>
#include <array>

namespace mazzo::desktop {

namespace {

/// How many cards are offered; typing more narrows them down.
constexpr std::size_t kMaxCards = 20;  // of each game
constexpr qsizetype kMaxDecks = 20;

struct PaletteAction {
    const char* id;
    const char* title;
    const char* glyph;
};

/// With the deck that is open in the editor.
constexpr std::array kDeckActions{
    PaletteAction{"deck:test", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Test an opening hand of %1"), "hand"},
    PaletteAction{"deck:repair", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Make %1 legal"), "check"},
    PaletteAction{"deck:share", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Share %1"), "share"},
    PaletteAction{"deck:open", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Back to %1"), "decks"},
};

constexpr std::array kActions{
    PaletteAction{"new-deck", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "New deck"), "plus"},
    PaletteAction{"import", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Import a deck"), "import"},
    PaletteAction{"page:decks", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Go to the decks"), "decks"},
    PaletteAction{"page:goldfish", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Go to the table"), "hand"},
    PaletteAction{"page:cards", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Go to the cards"), "cards"},
    PaletteAction{"page:collection", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Go to the collection"),
                  "collection"},
    PaletteAction{"page:games", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Go to the games"), "games"},
    PaletteAction{"page:settings", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Go to the settings"), "settings"},
    PaletteAction{"page:help", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Read the guide"), "question"},
    PaletteAction{"theme:system", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "System theme"), "settings"},
    PaletteAction{"theme:light", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Light theme"), "settings"},
    PaletteAction{"theme:dark", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Dark theme"), "settings"},
    PaletteAction{"language:en", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Switch to English"), "settings"},
    PaletteAction{"language:it", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Switch to Italian"), "settings"},
    PaletteAction{"keys", QT_TRANSLATE_NOOP("mazzo::desktop::Palette", "Show keyboard shortcuts"), "question"},
};

/// Cards with every word in a name. The card of exactly that name comes first, then those whose name begins with it.
std::vector<CardIndex> cardsCalled(const LoadedGame& loaded, const QString& words, const std::string& language)
{
    QStringList quoted;
    for (QString word : words.split(' ', Qt::SkipEmptyParts)) quoted.append('"' + word.remove('"').remove('\\') + '"');
    const auto query = quoted.isEmpty() ? Result<Query>() : parseQuery(quoted.join(' ').toStdString(), loaded.game);
    if (quoted.isEmpty() || !query) return {};
    std::vector<CardIndex> cards = matchesAll(*query, loaded.game, loaded.catalogue).yes.cards();
    const std::string begin = folded(words.toStdString());
    std::ranges::stable_partition(
        cards, [&](CardIndex card) { return folded(loaded.catalogue.name(card, language)).starts_with(begin); });
    if (const auto named = namedCard(*query, loaded.catalogue))
        std::ranges::stable_partition(cards, [&](CardIndex card) { return card == *named; });
    if (cards.size() > kMaxCards) cards.resize(kMaxCards);
    return cards;
}

}  // namespace

Palette::Palette(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_finder(
          [](const CardQuestion& question, const TaskControl&) {
              std::vector<Found> cards;
              for (const GameSnapshot& game : question.games)
                  cards.push_back({game, cardsCalled(*game, question.text, question.language)});
              return cards;
          },
          [this](std::vector<Found> cards) {
              m_cards = std::move(cards);
              show();
          })
{
    connect(&m_finder, &BackgroundTask::busyChanged, this, &Palette::busyChanged);
    (void)m_italian.load(QStringLiteral(":/i18n/desktop_it.qm"));  // without it only the shown titles are searched
}

void Palette::setText(const QString& text)
{
    if (text == m_text) return;
    m_text = text;
    emit textChanged();
    m_cards.clear();  // they were found for another text
    show();
    askForCards();
}

/// Every word that was typed is a part of the title.
bool Palette::fits(const QString& title) const
{
    return std::ranges::all_of(m_text.split(' ', Qt::SkipEmptyParts),
                               [&](const QString& word) { return title.contains(word, Qt::CaseInsensitive); });
}

bool Palette::fitsAction(const char* title, const QString& deck) const
{
    const auto full = [&deck](QString text) { return text.contains(QStringLiteral("%1")) ? text.arg(deck) : text; };
    return fits(full(tr(title))) || fits(full(QString::fromUtf8(title))) ||
           fits(full(m_italian.translate("mazzo::desktop::Palette", title)));
}

/// 0 if the title begins with what was typed, 1 if a word of it does, 2 if it only holds it somewhere.
int Palette::distance(const QString& title) const
{
    const QString typed = m_text.trimmed();
    if (title.startsWith(typed, Qt::CaseInsensitive)) return 0;
    return title.contains(' ' + typed, Qt::CaseInsensitive) ? 1 : 2;
}

void Palette::refresh()
{
    m_decks = m_store.decks().all();
    show();
    askForCards();
}

void Palette::show()
{
    QList<ResultRow> rows;
    addDecks(rows);
    addActions(rows);
    addGames(rows);
    addCards(rows);
    std::ranges::stable_sort(rows, {}, [this](const ResultRow& row) { return distance(row.title); });
    m_results.setRows(std::move(rows));
}

void Palette::setOpenDeck(const QString& name)
{
    if (name == m_openDeck) return;
    m_openDeck = name;
    emit openDeckChanged();
}

Palette::ResultRow Palette::actionRow(const char* id, const QString& title, const char* glyph)
{
    return {.kind = QStringLiteral("action"),
            .key = QString::fromLatin1(id),
            .gameId = {},
            .title = title,
            .detail = tr("Action"),
            .glyph = QString::fromLatin1(glyph)};
}

void Palette::addActions(QList<ResultRow>& rows) const
{
    for (const PaletteAction& action : kDeckActions) {
        const QString title = tr(action.title).arg(m_openDeck);
        if (!m_openDeck.isEmpty() && fitsAction(action.title, m_openDeck))
            rows.append(actionRow(action.id, title, action.glyph));
    }
    for (const PaletteAction& action : kActions) {
        const QString title = tr(action.title);
        if (fitsAction(action.title, {})) rows.append(actionRow(action.id, title, action.glyph));
    }
}

void Palette::addDecks(QList<ResultRow>& rows) const
{
    for (const DeckSnapshot& deck : m_decks) {
        if (rows.size() >= kMaxDecks) return;
        const GameSnapshot game = m_store.game(deck->game);
        const QString where = game != nullptr ? fromUtf8(game->game.name.in(currentLanguage())) : fromUtf8(deck->game);
        if (fits(fromUtf8(deck->name)))
            rows.append({.kind = QStringLiteral("deck"),
                         .key = QString::number(static_cast<qlonglong>(deck->id)),
                         .gameId = fromUtf8(deck->game),
                         .title = fromUtf8(deck->name),
                         .detail = tr("Deck · %1").arg(where),
                         .glyph = QStringLiteral("decks")});
    }
}

void Palette::addGames(QList<ResultRow>& rows) const
{
    for (const GameSnapshot& game : m_store.games()) {
        const QString name = fromUtf8(game->game.name.in(currentLanguage()));
        const bool found = std::ranges::any_of(
            game->game.name.entries(), [this](const Texts::Entry& entry) { return fits(fromUtf8(entry.words)); });
        if (found)
            rows.append({.kind = QStringLiteral("game"),
                         .key = fromUtf8(game->game.id),
                         .gameId = fromUtf8(game->game.id),
                         .title = name,
                         .detail = tr("Game"),
                         .glyph = QStringLiteral("games")});
    }
}

void Palette::addCards(QList<ResultRow>& rows) const
{
    for (const Found& found : m_cards) {
        const QString where = tr("Card · %1").arg(fromUtf8(found.game->game.name.in(currentLanguage())));
        for (const CardIndex card : found.cards) {
            rows.append({.kind = QStringLiteral("card"),
                         .key = fromUtf8(found.game->catalogue.id(card)),
                         .gameId = fromUtf8(found.game->game.id),
                         .title = fromUtf8(found.game->catalogue.name(card, currentLanguage())),
                         .detail = where,
                         .glyph = QStringLiteral("cards")});
        }
    }
}

void Palette::askForCards() { m_finder.ask({m_text, m_store.games(), currentLanguage()}); }

void Palette::choose(int row)
{
    const ResultRow* found = m_results.row(row);
    if (found == nullptr) return;
    const ResultRow result = *found;  // a receiver may change the results
    const QString page = result.key.startsWith("page:") ? result.key.mid(5) : QString();
    if (result.kind == "action" && pageOf(page)) emit pageChosen(*pageOf(page));
    else if (result.kind == "action") emit actionChosen(result.key);
    else if (result.kind == "deck") emit deckChosen(result.key);
    else if (result.kind == "game") emit gameChosen(result.key);
    else if (result.kind == "card") emit cardChosen(result.gameId, result.key);
}

}  // namespace mazzo::desktop
