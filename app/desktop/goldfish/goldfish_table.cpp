// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/goldfish_table.h"

#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/note_text.h"
#include "app/text/printing_text.h"
#include "app/text/value_text.h"
#include "goldfish/action_text.h"
#include "goldfish/saved_game.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QRandomGenerator>

namespace mazzo::desktop {

using namespace goldfish;

namespace {

/// Few digits, because players read seeds out and type them in.
std::uint64_t randomSeed() { return QRandomGenerator::global()->bounded(1U, 1'000'000U); }

constexpr std::size_t kMaxEarlier = 20;  // games that undo can go back to

bool isEmpty(const Deck& deck) { return deck.entries().empty() && deck.unknownCards().empty(); }

}  // namespace

GoldfishTable::GoldfishTable(GameStore& store, Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_actions(m_state, cardText()),
      m_opponent(store),
      m_map(store),
      m_preview(cardText()),
      m_kept(m_state, store),
      m_savedGame(store),
      m_odds(preferences)
{
    connect(&m_actions, &TableActions::builderChanged, this, [this] {
        setProblem({});
        show();
    });
    connect(&m_actions, &TableActions::actionReady, this, &GoldfishTable::perform);
    connect(&m_opposing, &OpposingArmy::requested, this, &GoldfishTable::act);
    connect(&m_opponent, &OpponentDeck::chosen, this, &GoldfishTable::setOpponents);
    connect(&m_bots, &TableBots::requested, this, &GoldfishTable::playAgain);
    connect(&m_map, &MapEditor::stored, this, &GoldfishTable::playOnNewMap);
    connect(&m_savedGame, &SavedGameReader::replayed, this, &GoldfishTable::resume);
    connect(&m_kept, &KeptGames::textRead, &m_savedGame, &SavedGameReader::resumeKept);
}

void GoldfishTable::begin(GameSnapshot game, const Settings& settings, const Deck& deck, const QString& name,
                          const QString& deckId)
{
    m_kept.store();
    m_earlier.clear();
    m_later.clear();
    m_deck.setSource(name, deckId);
    m_kept.setDeck(deckId);
    setDeck(game, Setup::of(game->game, game->catalogue, settings, deck));
    deal(randomSeed());
}

GoldfishTable::OtherGame GoldfishTable::takeGame()
{
    m_kept.store();
    return {m_seed, m_state.setup, std::exchange(m_state.session, std::nullopt), m_kept.current()};
}

void GoldfishTable::dealInstead(std::uint64_t seed)
{
    if (!m_state.setup) return;
    if (m_state.session) m_earlier.push_back(takeGame());
    if (m_earlier.size() > kMaxEarlier) m_earlier.erase(m_earlier.begin());
    m_later.clear();
    deal(seed);
}

void GoldfishTable::putBack(OtherGame game)
{
    m_seed = game.seed;
    m_state.setup = std::move(game.setup);
    m_state.session = std::move(game.session);
    m_kept.setCurrent(std::move(game.kept));
    m_opponent.setGame(m_state.game, *m_state.setup);
    m_bots.setSetup(m_state.setup);
    m_map.setSetup(m_state.game, m_state.setup);
    m_log.forgetTexts();
    showNewPosition();
}

void GoldfishTable::setDeck(const GameSnapshot& game, const Setup& setup)
{
    m_state.session.reset();
    m_state.game = game;
    Setup dealt = setup;
    dealt.orders.clear();  // a new hand is shuffled, even if the resumed game had a fixed order
    m_state.setup = std::make_shared<const Setup>(std::move(dealt));
    m_odds.setDeck(game, m_state.setup, m_deck.deckId());
    m_simulation.setDeck(game, m_state.setup);
    m_board.setDeck(m_state.setup);
    m_deck.check();
    m_opponent.setGame(game, *m_state.setup);
    m_bots.setSetup(m_state.setup);
    m_map.setSetup(m_state.game, m_state.setup);
    m_preview.clear();
}

void GoldfishTable::setOpponents(const std::vector<Deck>& decks)
{
    if (!m_state.setup) return;
    Setup setup = *m_state.setup;
    setup.opponents = decks;
    playAgain(setup);
}

void GoldfishTable::playAgain(const Setup& setup)
{
    if (m_state.session) m_earlier.push_back(takeGame());
    if (m_earlier.size() > kMaxEarlier) m_earlier.erase(m_earlier.begin());
    m_later.clear();
    m_state.setup = std::make_shared<const Setup>(setup);
    m_bots.setSetup(m_state.setup);
    m_map.setSetup(m_state.game, m_state.setup);
    deal(m_seed);
}

/// The games before were played on another map: they cannot be undone to, but they are stored.
void GoldfishTable::playOnNewMap(const QString& gameId)
{
    const GameSnapshot game = m_store.game(gameId.toStdString());
    if (!game || !m_state.setup || m_state.game->game.id != game->game.id) return;
    m_kept.store();
    m_earlier.clear();
    m_later.clear();
    const Setup before = *m_state.setup;
    Setup setup = Setup::of(game->game, game->catalogue, before.settings, before.deck);
    setup.bots = before.bots;
    setDeck(game, setup);
    deal(m_seed);
}

void GoldfishTable::deal(std::uint64_t seed)
{
    if (!m_state.setup) return;
    m_seed = seed;
    m_log.forgetTexts();
    m_state.session.reset();
    m_actions.stopBuilding();
    QString problem;
    auto play = Play::of(*m_state.setup);
    if (isEmpty(m_state.setup->deck))
        problem = tr("The deck is empty: there is nothing to deal. Add cards to it first.");
    else if (!play) problem = sentence(play.error());
    else if (auto session = Session::begin(std::move(*play), seed); !session) problem = sentence(session.error());
    else m_state.session = std::move(*session);
    m_kept.setCurrent(m_kept.newGame());
    show();
    setProblem(problem);
}

void GoldfishTable::newHand() { dealInstead(randomSeed()); }

bool GoldfishTable::setSeed(const QString& seed)
{
    bool isNumber = false;
    const qulonglong number = seed.trimmed().toULongLong(&isNumber);
    if (!isNumber) {
        setProblem(tr("“%1” is not a valid seed. Enter a whole number.").arg(seed));
        return false;
    }
    dealInstead(number);
    return true;
}

CardTextSource GoldfishTable::cardText() const
{
    return [this](const LoadedGame& loaded, CardIndex card) {
        const Card::TextState state = loaded.catalogue.textState(card);
        if (state == Card::TextState::Unknown) return tr("Text not entered yet");
        if (state == Card::TextState::None) return QString();
        const auto full = m_store.card(loaded.game, loaded.catalogue.id(card));
        return full ? withSymbols(loaded.game, full->text.in(currentLanguage())) : QString();
    };
}

TableView GoldfishTable::view() const
{
    const Session& session = *m_state.session;
    return {*m_state.game, session.play().setup(), session.table(), m_actions.builder(), currentLanguage()};
}

void GoldfishTable::show()
{
    if (m_state.session) {
        const TableView now = view();
        m_zones.show(now);
        m_board.show(now);
        m_turn.show(now);
        m_actions.show(now);
        m_opposing.show(now);
        m_log.show(*m_state.session, now.language);
        m_preview.refresh(now);
    } else {
        m_zones.clear();
        m_board.clear();
        m_turn.clear();
        m_actions.clear();
        m_opposing.clear();
        m_log.clear();
    }
    emit changed();
}

/// After a step: what was being built belongs to another position.
void GoldfishTable::showNewPosition()
{
    m_actions.stopBuilding();
    setProblem({});
    show();
}

void GoldfishTable::retranslate()
{
    if (!m_state.setup) return;
    m_odds.retranslate();
    m_simulation.retranslate();
    m_log.forgetTexts();
    m_kept.retranslate();
    m_deck.retranslate();
    show();
}

void GoldfishTable::setProblem(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit problemChanged();
}

void GoldfishTable::undo()
{
    if (m_state.session && m_state.session->undo()) {
        m_kept.sessionChanged();
        return showNewPosition();
    }
    if (m_earlier.empty()) return;
    m_later.push_back(takeGame());
    OtherGame game = std::move(m_earlier.back());
    m_earlier.pop_back();
    putBack(std::move(game));
}

void GoldfishTable::redo()
{
    if (m_state.session && m_state.session->redo()) {
        m_kept.sessionChanged();
        return showNewPosition();
    }
    if (m_later.empty()) return;
    m_earlier.push_back(takeGame());
    OtherGame game = std::move(m_later.back());
    m_later.pop_back();
    putBack(std::move(game));
}

void GoldfishTable::goTo(int step)
{
    if (!m_state.session || step < 0 || step > static_cast<int>(m_state.session->size())) return;
    m_state.session->goTo(static_cast<std::size_t>(step));
    m_kept.sessionChanged();
    showNewPosition();
}

bool GoldfishTable::perform(const Action& action)
{
    Session& session = *m_state.session;
    const auto done = session.act(action);
    if (done) {
        m_later.clear();
        m_kept.sessionChanged();
    }
    QString problem;
    if (!done) {
        problem = sentence(done.error());
        const Setup& setup = session.play().setup();
        if (const auto reason = session.play().refusal(session.now(), textOf(action, setup)))
            problem += "\n" + sentence(*reason, setup, currentLanguage());
    }
    showNewPosition();
    setProblem(problem);
    return done.has_value();
}

bool GoldfishTable::act(const QString& text)
{
    if (!m_state.session) return false;
    const auto action = m_state.session->play().read(m_state.session->now(), text.toStdString());
    if (action) return perform(*action);
    setProblem(sentence(action.error()));
    return false;
}

void GoldfishTable::look(uint pieceId)
{
    if (!m_state.session) return m_preview.show(nullptr, pieceId);
    const TableView now = view();
    m_preview.show(&now, pieceId);
}

QString GoldfishTable::sessionText() const { return m_state.session ? fromUtf8(saved(*m_state.session)) : QString(); }

void GoldfishTable::copySeed() const { QGuiApplication::clipboard()->setText(seed()); }

void GoldfishTable::copySession() const { QGuiApplication::clipboard()->setText(sessionText()); }

QString GoldfishTable::pasted() const { return QGuiApplication::clipboard()->text(); }

void GoldfishTable::resume(const SavedGameReader::ResumedGame& resumed)
{
    m_kept.store();
    m_earlier.clear();
    m_later.clear();
    const QString deckId = resumed.kept ? QString::number(static_cast<qlonglong>(resumed.kept->deck())) : QString();
    const DeckSnapshot deck = resumed.kept ? m_store.decks().findAny(resumed.kept->deck()) : nullptr;
    m_deck.setSource(deck ? fromUtf8(deck->name) : tr("Game from text"), deckId);
    m_kept.setDeck(deckId);
    setDeck(resumed.game, resumed.session.play().setup());
    m_log.forgetTexts();
    m_seed = resumed.session.seed();
    m_state.session = resumed.session;
    m_kept.setCurrent(resumed.kept);
    showNewPosition();
}

}  // namespace mazzo::desktop
