// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/pack_lints.h"

#include "carddata/edit/place_path.h"
#include "model/deck_file/deck_file.h"
#include "model/query/query.h"
#include "model/random.h"
#include "validators/repair/repair.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <set>
#include <sstream>

namespace mazzo::validators {

namespace {

constexpr std::size_t kMaxCombinations = 64;      // of editions and options
constexpr std::uint64_t kMaxEntries = 1'500'000;  // lines of all decks that are tried
constexpr std::size_t kMaxSingles = 400;          // cards that are tried by themselves
constexpr int kRandomDecks = 400;
constexpr std::size_t kMaxWanted = 300;                // cards that are looked for one by one
constexpr std::size_t kMaxSettingsWanted = 16;         // with each of these
constexpr std::chrono::milliseconds kMaxSearch{6000};  // for all of them

/// A legal deck with the settings that make it one.
struct LegalDeck {
    Settings settings;
    Deck deck;
};

/// Finds out what the rules of a pack do to decks.
class DeckLints {
public:
    DeckLints(const Pack& pack, const std::stop_token& stop)
        : m_pack(pack),
          m_game(pack.game),
          m_stop(stop),
          m_catalogue(Catalogue::build(pack.game, pack.cards)),
          m_fails(pack.game.rules.size()),
          m_judged(pack.game.rules.size())
    {}

    Errors run()
    {
        readDecks();
        tryDecks();
        lintRules();
        findLegalDeck();
        lintCards();
        return m_stop.stop_requested() ? Errors() : std::move(m_lints);
    }

private:
    /// The decks of the pack.
    void readDecks()
    {
        for (const auto* list : {&m_pack.decks, &m_pack.examples})
            for (const PackDeck& deck : *list) {
                auto file = readDeck(deck.text, m_game, m_catalogue, deck.file);
                if (!file) continue;
                const auto book = RuleBook::compile(m_game, m_catalogue, file->settings);
                if (!book) continue;
                const Verdict verdict = judge(*book, file->deck);
                if (verdict == Verdict::Legal || verdict == Verdict::Unknown)
                    m_legal.push_back({file->settings, file->deck});
            }
    }

    Verdict judge(const RuleBook& book, const Deck& deck)
    {
        m_entries += deck.entries().size() + 1;
        book.check(deck, m_report);
        for (const Finding& finding : m_report.findings) {
            if (finding.rule >= m_fails.size()) continue;
            if (finding.status != Status::NotJudged || finding.skipped == Skipped::MissingZone ||
                finding.skipped == Skipped::UnknownValues)
                m_judged[finding.rule] = true;
            if (finding.status >= Status::Advice) m_fails[finding.rule] = true;
        }
        return m_report.verdict;
    }

    [[nodiscard]] bool isSpent() const { return m_entries > kMaxEntries || m_stop.stop_requested(); }

    /// Clauses that are only shown and checks of the catalogue say nothing about decks; what a predicate looks for is
    /// not known here, and nobody has written the rules that follow from zones.
    [[nodiscard]] static bool judgesDecks(const Rule& rule)
    {
        return rule.isChecked() && rule.predicate.empty() && !rule.overCatalogue && rule.follows == Rule::Follows::No;
    }
    [[nodiscard]] bool allFail() const
    {
        for (std::size_t i = 0; i < m_fails.size(); ++i)
            if (judgesDecks(m_game.rules[i]) && !m_fails[i]) return false;
        return true;
    }

    static std::vector<std::string> valuesOf(const Option& option)
    {
        std::vector<std::string> values{option.preset};
        for (const Choice& value : option.values) values.push_back(value.id);
        if (option.type == Option::Type::Number) {
            values.push_back(std::to_string(option.range.lo));
            values.push_back(std::to_string(option.range.hi));
            if (!option.none.empty()) values.push_back(option.none);
        }
        std::ranges::sort(values);
        values.erase(std::ranges::unique(values).begin(), values.end());
        std::iter_swap(values.begin(), std::ranges::find(values, option.preset));
        return values;
    }

    /// The presets of every edition, then other options: all combinations if there are few.
    [[nodiscard]] std::vector<Settings> allSettings()
    {
        std::vector<Settings> all;
        for (const Edition& edition : m_game.editions) {
            Settings settings = Settings::presets(m_game);
            settings.edition = edition.id;
            all.push_back(std::move(settings));
        }
        for (std::size_t i = 0; i < m_game.options.size(); ++i) {
            std::vector<Settings> more;
            for (const std::string& value : valuesOf(m_game.options[i]))
                for (Settings settings : all)
                    if (settings.set(m_game, static_cast<OptionIndex>(i), value) &&
                        !settings.optionOfOtherEdition(m_game))
                        more.push_back(std::move(settings));
            m_allSettings = m_allSettings && more.size() <= kMaxCombinations;
            if (more.size() > kMaxCombinations) more.resize(kMaxCombinations);
            if (!more.empty()) all = std::move(more);
        }
        return all;
    }

    void tryDecks()
    {
        m_settings = allSettings();
        for (const Settings& settings : m_settings) {
            if (allFail() || isSpent()) break;
            if (const auto book = RuleBook::compile(m_game, m_catalogue, settings)) tryDecksWith(*book);
        }
        m_tried = !isSpent();
    }

    [[nodiscard]] Deck emptyDeck(bool withZones) const
    {
        Deck deck;
        for (std::size_t zone = 0; zone < m_game.zones.size(); ++zone)
            if (withZones || !m_game.zones[zone].optional) deck.addZone(static_cast<ZoneIndex>(zone));
        return deck;
    }

    void tryDecksWith(const RuleBook& book)
    {
        const auto cards = static_cast<std::uint32_t>(m_catalogue.size());
        judge(book, emptyDeck(false));
        judge(book, emptyDeck(true));
        if (cards == 0) return;
        for (const int copies : {1, 100})
            for (std::size_t zone = 0; zone < m_game.zones.size() && !isSpent(); ++zone) {
                std::vector<Deck::Entry> all;
                for (std::uint32_t card = 0; card < cards; ++card)
                    all.push_back({static_cast<ZoneIndex>(zone), static_cast<CardIndex>(card), copies});
                Deck deck(all, {}, {});
                for (std::size_t other = 0; other < m_game.zones.size(); ++other)
                    deck.addZone(static_cast<ZoneIndex>(other));
                judge(book, deck);
            }
        for (std::uint32_t card = 0; card < std::min<std::size_t>(cards, kMaxSingles) && !isSpent() && !allFail();
             ++card)
            for (std::size_t zone = 0; zone < m_game.zones.size(); ++zone)
                for (const int copies : {1, 100}) {
                    Deck deck = emptyDeck(true);
                    deck.setCopies(static_cast<ZoneIndex>(zone), static_cast<CardIndex>(card), copies);
                    judge(book, deck);
                }
        Random random(1);
        for (int i = 0; i < kRandomDecks && !isSpent() && !allFail(); ++i) {
            Deck deck = emptyDeck(random.below(2) == 0);
            const std::uint32_t lines = 1 + random.below(12);
            for (std::uint32_t line = 0; line < lines; ++line)
                deck.addCopies(static_cast<ZoneIndex>(random.below(static_cast<std::uint32_t>(m_game.zones.size()))),
                               static_cast<CardIndex>(random.below(cards)), 1 + static_cast<int>(random.below(6)));
            judge(book, deck);
        }
    }

    void lintRules()
    {
        if (!m_tried) return;
        for (std::size_t i = 0; i < m_game.rules.size(); ++i) {
            const Rule& rule = m_game.rules[i];
            if (!judgesDecks(rule) || m_fails[i]) continue;
            // If not all combinations of options were tried, the one that the rule needs may be missing.
            if (!m_allSettings && (!rule.when.empty() || !m_judged[i])) continue;
            lint(m_judged[i] ? "lint.never-fails" : "lint.never-judged", rule.place, {rule.id});
        }
    }

    void findLegalDeck()
    {
        if (!m_legal.empty() || m_stop.stop_requested()) return;
        std::vector<std::uint16_t> conflict;
        for (const Edition& edition : m_game.editions) {
            Settings settings = Settings::presets(m_game);
            settings.edition = edition.id;
            const auto book = RuleBook::compile(m_game, m_catalogue, settings);
            if (!book) return;
            auto repaired = smallestRepair(*book, emptyDeck(false), {}, m_stop);
            if (auto* repair = std::get_if<Repair>(&repaired)) {
                m_legal.push_back({settings, std::move(repair->deck)});
                return;
            }
            const auto& none = std::get<NoRepair>(repaired);
            if (!none.proven) return;
            conflict = none.conflict;
        }
        std::vector<std::string> ids;
        for (const std::uint16_t rule : conflict)
            if (std::ranges::find(ids, m_game.rules[rule].id) == ids.end()) ids.push_back(m_game.rules[rule].id);
        lint("lint.no-legal-deck", conflict.empty() ? Place{"game.json", 0, 0} : m_game.rules[conflict.front()].place,
             std::move(ids));
    }

    [[nodiscard]] std::set<std::size_t> cardsWanted() const
    {
        std::set<std::size_t> wanted;
        for (std::size_t card = 0; card < m_catalogue.size(); ++card) wanted.insert(card);
        for (const LegalDeck& legal : m_legal) forget(wanted, legal.deck);
        return wanted;
    }
    static void forget(std::set<std::size_t>& wanted, const Deck& deck)
    {
        for (const Deck::Entry& entry : deck.entries()) wanted.erase(at(entry.card));
    }

    void lintCards()
    {
        // With options that are not tried the card may fit.
        if (m_legal.empty() || !m_allSettings || m_settings.size() > kMaxSettingsWanted) return;
        std::set<std::size_t> wanted = cardsWanted();
        if (wanted.size() > kMaxWanted) return;
        const auto end = std::chrono::steady_clock::now() + kMaxSearch;
        while (!wanted.empty() && !m_stop.stop_requested() && std::chrono::steady_clock::now() < end) {
            const std::size_t card = *wanted.begin();
            const std::optional<bool> fits = fitsSomewhere(card, wanted);
            wanted.erase(card);
            if (fits == false) lintCard(card);
        }
    }

    /// Whether a legal deck has the card, in some edition; nothing if that cannot be told.
    [[nodiscard]] std::optional<bool> fitsSomewhere(std::size_t card, std::set<std::size_t>& wanted)
    {
        const std::string id(m_catalogue.id(static_cast<CardIndex>(card)));
        Game game = m_game;
        const std::string name = id.substr(id.find(':') + 1);
        model::Rule rule;
        rule.id = "wanted";
        rule.check = "count(id=\"" + name + "\") >= 1";
        game.rules.push_back(std::move(rule));
        for (const Settings& settings : m_settings) {
            const auto legal = std::ranges::find(m_legal, settings, &LegalDeck::settings);
            const auto book = RuleBook::compile(game, m_catalogue, settings);
            if (!book) return std::nullopt;
            const Deck start = legal != m_legal.end() ? legal->deck : emptyDeck(false);
            const auto repaired = smallestRepair(*book, start, {}, m_stop);
            if (const auto* repair = std::get_if<Repair>(&repaired)) {
                forget(wanted, repair->deck);
                return true;
            }
            const auto& none = std::get<NoRepair>(repaired);
            if (!none.proven || none.withoutSamples) return std::nullopt;
        }
        return false;
    }

    void lintCard(std::size_t card)
    {
        const std::string_view name = m_catalogue.name(static_cast<CardIndex>(card), m_game.languages.front());
        lint("lint.card-in-no-deck", {"cards.json", 0, 0}, {std::string(name)});
    }

    void lint(const char* code, Place place, std::vector<std::string> args)
    {
        m_lints.push_back({Error::Kind::Refused, code, std::move(place), std::move(args), {}});
    }

    const Pack& m_pack;
    const Game& m_game;
    const std::stop_token& m_stop;
    Catalogue m_catalogue;
    std::vector<bool> m_fails;
    std::vector<bool> m_judged;
    std::vector<LegalDeck> m_legal;
    Report m_report;
    std::uint64_t m_entries = 0;
    std::vector<Settings> m_settings;
    bool m_allSettings = true;  // are those all there are?
    bool m_tried = false;
    Errors m_lints;
};

/// The fields that rules, zones and other fields ask about.
std::set<std::size_t> fieldsAsked(const Game& game)
{
    std::set<std::size_t> asked;
    const auto add = [&asked](const auto& parsed) {
        if (parsed)
            for (const FieldIndex field : fieldsUsed(*parsed)) asked.insert(at(field));
    };
    for (const Rule& rule : game.rules) {
        if (!rule.check.empty())
            add(parseExpression(rule.check, game, rule.each.empty() ? Scope::Piles : Scope::PilesAndOneCard));
        if (!rule.each.empty()) add(parseQuery(rule.each, game));
        if (!rule.when.empty()) add(parseExpression(rule.when, game, Scope::Piles));
    }
    for (const Zone& zone : game.zones)
        if (!zone.takes.empty()) add(parseQuery(zone.takes, game));
    return asked;
}

std::string readGameText(const std::filesystem::path& folder)
{
    std::ifstream stream(folder / "game.json", std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return std::move(text).str();
}

void lintFields(const Pack& pack, Errors& lints)
{
    if (pack.cards.empty()) return;
    std::optional<std::string> text;
    const std::set<std::size_t> asked = fieldsAsked(pack.game);
    for (std::size_t i = 0; i < pack.game.fields.size(); ++i) {
        const Field& field = pack.game.fields[i];
        if (!field.derived.empty() || field.preset) continue;
        const bool isFilled = std::ranges::any_of(pack.cards,
                                                  [i](const Card& card) { return !isAbsent(card.values[i].value); });
        if (isFilled) continue;
        if (!text) text = readGameText(pack.folder);
        lints.push_back({Error::Kind::Refused,
                         asked.contains(i) ? "lint.unfilled-field" : "lint.unused-field",
                         placeOfPath("game.json", *text, "/fields/" + std::to_string(i)),
                         {field.id},
                         {}});
    }
}

}  // namespace

Errors packLints(const Pack& pack, const std::stop_token& stop)
{
    Errors lints;
    lintFields(pack, lints);
    std::ranges::move(DeckLints(pack, stop).run(), std::back_inserter(lints));
    return lints;
}

}  // namespace mazzo::validators
