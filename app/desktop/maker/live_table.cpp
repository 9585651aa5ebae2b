// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/live_table.h"

#include "app/text/action_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/note_text.h"
#include "app/text/value_text.h"
#include "goldfish/session.h"

namespace mazzo::desktop {

namespace {

constexpr int kMaxActionsShown = 24;

QString cardsOf(const goldfish::Pile& pile, const goldfish::Setup& setup, std::string_view language)
{
    if (pile.sight == Procedure::Sight::Hidden) return {};
    QStringList names;
    for (const goldfish::Piece& piece : pile.pieces) {
        const QString name = piece.thing.empty() ? fromUtf8(setup.name(piece.card, language))
                                                 : nameOnTable(piece.thing, setup, language);
        names.append(piece.copies == 1 ? name : QStringLiteral("%1 × %2").arg(piece.copies).arg(name));
        if (pile.sight == Procedure::Sight::Top) break;
    }
    return names.join(QStringLiteral(", "));
}

}  // namespace

LiveTable::LiveTable(QObject* parent)
    : QObject(parent),
      m_task([](const Question& question, const TaskControl&) { return played(question); },
             [this](Answer answer) { show(std::move(answer)); })
{}

void LiveTable::setPack(SharedTrial pack)
{
    m_pack = std::move(pack);
    if (m_pack != nullptr && m_pack->deck(m_deckFile) == nullptr) {
        m_deckFile.clear();
        for (const TrialDeck& deck : m_pack->decks)
            if (m_deckFile.empty() && deck.isReadable()) m_deckFile = deck.file;
        m_done.clear();
    }
    deal();
}

void LiveTable::clear()
{
    m_pack.reset();
    m_deckFile.clear();
    m_done.clear();
    deal();
}

void LiveTable::useDeck(const QString& file)
{
    m_deckFile = file.toStdString();
    m_done.clear();
    deal();
}

void LiveTable::act(int row)
{
    const ActionRow* action = m_actions.row(row);
    if (action == nullptr || m_task.busy()) return;
    m_done.push_back(action->typed.toStdString());
    deal();
}

void LiveTable::stepBack()
{
    if (m_done.empty()) return;
    m_done.pop_back();
    deal();
}

void LiveTable::dealAgain()
{
    ++m_seed;
    m_done.clear();
    deal();
}

void LiveTable::deal()
{
    if (m_pack == nullptr || m_deckFile.empty()) {
        m_task.cancel();
        show({});
        m_state = QStringLiteral("none");
        emit changed();
        return;
    }
    if (m_state == "none") m_state = QStringLiteral("working");
    m_task.ask({m_pack, m_deckFile, m_seed, m_done, currentLanguage()});
    emit changed();
}

LiveTable::Answer LiveTable::played(const Question& question)
{
    Answer answer;
    const TrialDeck* deck = question.pack->deck(question.deckFile);
    if (deck == nullptr || !deck->isReadable()) return answer;
    const LoadedGame& loaded = question.pack->loaded;
    auto play = goldfish::Play::of(goldfish::Setup::of(loaded.game, loaded.catalogue, deck->settings, deck->deck));
    auto session = play ? goldfish::Session::begin(std::move(*play), question.seed)
                        : Result<goldfish::Session>(failure(play.error()));
    if (!session) {
        answer.problem = sentence(session.error());
        return answer;
    }
    // What was possible before an edit may not be any more.
    for (const std::string& action : question.actions) {
        if (!session->act(action)) break;
        ++answer.done;
    }
    const goldfish::Setup& setup = session->play().setup();
    const goldfish::Table& table = session->table();
    const std::string& language = question.language;
    for (const goldfish::Pile& pile : table.piles)
        if (pile.seat <= 0)
            answer.zones.append({.name = nameOnTable(pile.zone, setup, language),
                                 .cards = cardsOf(pile, setup, language),
                                 .amount = pile.cards()});
    for (const goldfish::Counter& counter : table.counters)
        if (counter.seat <= 0)
            answer.counters.append(
                {QStringLiteral("%1 %2").arg(nameOnTable(counter.id, setup, language)).arg(counter.value)});
    for (const goldfish::Action& action : goldfish::plainActions(table.offers)) {
        if (answer.actions.size() == kMaxActionsShown) break;
        answer.actions.append({app::label(action, setup, language), app::typedText(action, setup, language)});
    }
    for (std::size_t step = 0; step <= session->done(); ++step)
        for (const goldfish::Note& note : session->table(step).log)
            answer.log.append({sentence(note, setup, language)});
    const QString phase = table.phase.empty() ? QString() : nameOnTable(table.phase, setup, language);
    answer.phase = table.turn == 0   ? tr("Set-up")
                   : phase.isEmpty() ? tr("Turn %1").arg(table.turn)
                                     : tr("Turn %1 · %2").arg(table.turn).arg(phase);
    return answer;
}

void LiveTable::show(Answer answer)
{
    m_done.resize(std::min(m_done.size(), answer.done));
    m_problem = answer.problem;
    m_phase = answer.phase;
    m_state = answer.problem.isEmpty() ? QStringLiteral("table") : QStringLiteral("problem");
    m_zones.setRows(std::move(answer.zones));
    m_counters.setRows(std::move(answer.counters));
    m_actions.setRows(std::move(answer.actions));
    m_log.setRows(std::move(answer.log));
    emit changed();
}

}  // namespace mazzo::desktop
