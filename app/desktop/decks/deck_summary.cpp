// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/deck_summary.h"

#include "app/text/finding_text.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"
#include "model/deck_file/deck_file.h"
#include "validators/rule_book.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace mazzo::desktop {

namespace {

struct DeckText {
    Q_DECLARE_TR_FUNCTIONS(DeckText)
};

struct Rules {
    const LoadedGame* game;
    Settings settings;
    std::optional<RuleBook> book;
};

/// The rules for these settings, compiled if no deck before had the same; null if they cannot be read.
const RuleBook* rulesFor(const LoadedGame& game, const Settings& settings, std::vector<std::unique_ptr<Rules>>& known)
{
    for (const auto& rules : known)
        if (rules->game == &game && rules->settings == settings) return rules->book ? &*rules->book : nullptr;
    auto book = RuleBook::compile(game.game, game.catalogue, settings);
    known.push_back(std::make_unique<Rules>(Rules{&game, settings, std::nullopt}));
    if (book) known.back()->book.emplace(std::move(*book));
    return known.back()->book ? &*known.back()->book : nullptr;
}

QString tagWords(const std::string& text)
{
    QStringList tags;
    for (const std::string& tag : tagsOfDeck(text)) tags.append(fromUtf8(tag));
    return tags.join(QStringLiteral(", "));
}

DeckSummary summaryOf(const StoredDeck& deck, const LoadedGame* game, std::vector<std::unique_ptr<Rules>>& known)
{
    DeckSummary summary{QStringLiteral("no-game"), cardsIn(listing(deck.text, game)), tagWords(deck.text)};
    if (game == nullptr) return summary;
    const auto file = readDeck(deck.text, game->game, game->catalogue);
    const RuleBook* rules = file ? rulesFor(*game, file->settings, known) : nullptr;
    summary.verdict = rules == nullptr ? QStringLiteral("unreadable")
                                       : fromUtf8(idOf(rules->check(file->deck).verdict));
    return summary;
}

}  // namespace

QString DeckSummary::verdictText() const
{
    for (const Verdict each : {Verdict::Legal, Verdict::Unknown, Verdict::Unfinished, Verdict::Illegal})
        if (fromUtf8(idOf(each)) == verdict) return verdictName(each);
    return verdict == "no-game" ? DeckText::tr("game not installed") : DeckText::tr("cannot be read");
}

DeckSummaries summariesOf(const std::vector<DeckSnapshot>& decks, const std::map<std::string, GameSnapshot>& games)
{
    DeckSummaries summaries;
    std::vector<std::unique_ptr<Rules>> known;
    for (const DeckSnapshot& deck : decks) {
        const auto game = games.find(deck->game);
        summaries.emplace(deck->id, summaryOf(*deck, game == games.end() ? nullptr : game->second.get(), known));
    }
    return summaries;
}

QString reasonName(DeckRevision::Reason reason)
{
    switch (reason) {
    case DeckRevision::Reason::Created: return DeckText::tr("Begun");
    case DeckRevision::Reason::Step: return DeckText::tr("Edited");
    case DeckRevision::Reason::Saved: return DeckText::tr("Saved");
    case DeckRevision::Reason::Renamed: return DeckText::tr("Renamed");
    case DeckRevision::Reason::Restored: return DeckText::tr("Restored");
    }
    return {};
}

QString idOf(DeckId id) { return QString::number(static_cast<qlonglong>(id)); }
DeckId deckOf(const QString& id) { return static_cast<DeckId>(id.toLongLong()); }

QString localTime(const std::string& utc, std::string_view language)
{
    QDateTime time = QDateTime::fromString(fromUtf8(utc), Qt::ISODateWithMs);
    time.setTimeSpec(Qt::UTC);
    return time.isValid() ? QLocale(fromUtf8(language)).toString(time.toLocalTime(), QLocale::ShortFormat)
                          : fromUtf8(utc);
}

QString wordsOf(const std::vector<ListedCard>& cards)
{
    QStringList parts;
    for (const ListedCard& card : cards)
        parts.append(QStringLiteral("%1 %2").arg(card.copies).arg(fromUtf8(card.card)));
    return parts.join(QStringLiteral(", "));
}

}  // namespace mazzo::desktop
