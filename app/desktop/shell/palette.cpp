#include "app/desktop/shell/palette.h"

#include "app/words/language.h"
#include "app/words/value_words.h"

#include <algorithm>
#include <array>

namespace mazzo {

namespace {

/// So many cards are enough to choose from; more are found by typing on.
constexpr int kMostCards = 20;
constexpr qsizetype kMostDecks = 20;

struct PaletteAction { const char* id; const char* title; const char* glyph; };

constexpr std::array kActions{
    PaletteAction{"new-deck", QT_TRANSLATE_NOOP("mazzo::Palette", "New deck"), "plus"},
    PaletteAction{"page:decks", QT_TRANSLATE_NOOP("mazzo::Palette", "Go to the decks"), "decks"},
    PaletteAction{"page:cards", QT_TRANSLATE_NOOP("mazzo::Palette", "Go to the cards"), "cards"},
    PaletteAction{"page:collection", QT_TRANSLATE_NOOP("mazzo::Palette", "Go to the collection"), "collection"},
    PaletteAction{"page:games", QT_TRANSLATE_NOOP("mazzo::Palette", "Go to the games"), "games"},
    PaletteAction{"page:settings", QT_TRANSLATE_NOOP("mazzo::Palette", "Go to the settings"), "settings"},
    PaletteAction{"theme:light", QT_TRANSLATE_NOOP("mazzo::Palette", "Light theme"), "settings"},
    PaletteAction{"theme:dark", QT_TRANSLATE_NOOP("mazzo::Palette", "Dark theme"), "settings"},
    PaletteAction{"language:en", QT_TRANSLATE_NOOP("mazzo::Palette", "Speak English"), "settings"},
    PaletteAction{"language:it", QT_TRANSLATE_NOOP("mazzo::Palette", "Speak Italian"), "settings"},
    PaletteAction{"keys", QT_TRANSLATE_NOOP("mazzo::Palette", "Show all keys"), "question"},
};

} // namespace

Palette::Palette(GameStore& store, QObject* parent) : QObject(parent), m_store(store), m_results({"kind", "key", "gameId", "title", "detail", "glyph"}) {}

void Palette::setText(const QString& text)
{
    if (text == m_text) return;
    m_text = text;
    emit textChanged();
    refresh();
}

/// Every word that was typed is a part of the title.
bool Palette::fits(const QString& title) const
{
    return std::ranges::all_of(m_text.split(' ', Qt::SkipEmptyParts), [&](const QString& word) { return title.contains(word, Qt::CaseInsensitive); });
}

void Palette::refresh()
{
    QList<RowsModel::Row> rows;
    addDecks(rows);
    addActions(rows);
    addGames(rows);
    addCards(rows);
    m_results.setRows(std::move(rows));
}

void Palette::addActions(QList<RowsModel::Row>& rows) const
{
    for (const PaletteAction& action : kActions) {
        const QString title = tr(action.title);
        if (fits(title)) rows.append({QStringLiteral("action"), action.id, QString(), title, tr("Action"), action.glyph});
    }
}

void Palette::addDecks(QList<RowsModel::Row>& rows)
{
    const auto store = m_store.decks();
    const auto decks = store ? store->all() : Result<std::vector<StoredDeck>>();
    if (!decks) return;
    for (const StoredDeck& deck : *decks) {
        if (rows.size() >= kMostDecks) return;
        const GameSnapshot game = m_store.game(deck.game);
        const QString where = game != nullptr ? fromUtf8(game->game.name.in(currentLanguage())) : fromUtf8(deck.game);
        if (fits(fromUtf8(deck.name)))
            rows.append({QStringLiteral("deck"), QString::number(static_cast<qlonglong>(deck.id)), fromUtf8(deck.game), fromUtf8(deck.name), tr("Deck · %1").arg(where), QStringLiteral("decks")});
    }
}

void Palette::addGames(QList<RowsModel::Row>& rows) const
{
    for (const GameSnapshot& game : m_store.games()) {
        const QString name = fromUtf8(game->game.name.in(currentLanguage()));
        if (fits(name)) rows.append({QStringLiteral("game"), fromUtf8(game->game.id), fromUtf8(game->game.id), name, tr("Game"), QStringLiteral("games")});
    }
}

void Palette::addCards(QList<RowsModel::Row>& rows)
{
    if (m_text.trimmed().isEmpty()) return;
    for (const CardName& found : m_store.searchCards(m_text.toStdString(), kMostCards)) {
        const GameSnapshot game = m_store.game(found.game);
        const auto card = game != nullptr ? game->catalogue.find(found.game + ":" + found.card) : std::nullopt;
        if (!card) continue;
        rows.append({QStringLiteral("card"), fromUtf8(found.card), fromUtf8(found.game), fromUtf8(game->catalogue.name(*card, currentLanguage())),
                     tr("Card · %1").arg(fromUtf8(game->game.name.in(currentLanguage()))), QStringLiteral("cards")});
    }
}

void Palette::choose(int row)
{
    const QString kind = m_results.at(row, QStringLiteral("kind")).toString();
    const QString key = m_results.at(row, QStringLiteral("key")).toString();
    if (kind == "action") emit actionChosen(key);
    else if (kind == "deck") emit deckChosen(key);
    else if (kind == "game") emit gameChosen(key);
    else if (kind == "card") emit cardChosen(m_results.at(row, QStringLiteral("gameId")).toString(), key);
}

} // namespace mazzo
