// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_file.h"
#include "tests/support/test_registry.h"
#include "validators/rule_book.h"
#include "validators/rule_book_data.h"
#include "validators/unknown_cards.h"

#include "packs.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace mazzo::tests;

namespace {

/// Is it the same complaint? Findings of one rule differ by the cards they name.
bool repeats(const Finding& finding, const Finding& other)
{
    if (other.rule != finding.rule || other.status < Status::Advice) return false;
    if (finding.cards.empty() || other.cards.empty()) return true;
    return std::ranges::find_first_of(finding.cards, other.cards) != finding.cards.end();
}

/// What each rule has to complain of: does it fail, by how many cards does what is broken miss its bounds, and which
/// cards does it name?
struct Complaint {
    bool fails = false;
    std::int64_t depth = 0;
    std::set<Culprit> cards;
};

std::map<std::uint16_t, Complaint> complaints(const Report& report)
{
    std::map<std::uint16_t, Complaint> all;
    for (const Finding& finding : report.findings) {
        if (!isFailure(finding.status)) continue;
        Complaint& mine = all[finding.rule];
        mine.fails = true;
        mine.cards.insert(finding.cards.begin(), finding.cards.end());
        if (finding.status != Status::Broken || !finding.have) continue;
        if (finding.min) mine.depth += std::max<std::int64_t>(0, std::int64_t{finding.min->hi} - finding.have->lo);
        if (finding.max) mine.depth += std::max<std::int64_t>(0, std::int64_t{finding.have->hi} - finding.max->lo);
    }
    return all;
}

/// Does a finding other than this one blame the card, and not because more of it is needed?
bool isBlamed(const Report& report, const Finding& finding, CardIndex card)
{
    return std::ranges::any_of(report.findings, [&](const Finding& other) {
        const bool tooFew = other.have && other.min && other.have->hi < other.min->lo;
        return !(other == finding) && isFailure(other.status) && !tooFew &&
               std::ranges::find(other.cards, Culprit(card)) != other.cards.end();
    });
}

Deck applied(const Fix& fix, const Deck& before, const Game& game)
{
    Deck deck = withoutUnknownCards(
        before, game, [&](const Deck::UnknownCard& unknownCard) { return unknownCard.name == fix.unknownCard; });
    for (const Change& change : fix.remove) deck.addCopies(change.zone, change.card, -change.count);
    for (const Change& change : fix.add) deck.addCopies(change.zone, change.card, change.count);
    return deck;
}

/// A pre-made deck with some cards gone and some others in their place, or a wholly random one.
Deck anyDeck(const LoadedPack& loaded, std::mt19937& random)
{
    const auto below = [&](std::size_t n) { return random() % n; };
    if (loaded.pack.decks.empty() || below(4) == 0) return randomDeck(loaded, random);
    const PackDeck& file = loaded.pack.decks[below(loaded.pack.decks.size())];
    Deck deck = readDeck(file.text, loaded.pack.game, loaded.catalogue, file.file)->deck;
    const std::vector<Deck::Entry> entries(deck.entries().begin(), deck.entries().end());
    for (std::size_t gone = below(entries.size()); gone > 0; --gone) {
        const Deck::Entry& entry = entries[below(entries.size())];
        deck.setCopies(entry.zone, entry.card, static_cast<int>(below(static_cast<std::size_t>(entry.copies))));
    }
    for (std::size_t more = below(5); more > 0; --more) {
        const ZoneIndex zone = entries[below(entries.size())].zone;
        deck.addCopies(zone, static_cast<CardIndex>(below(loaded.catalogue.size())), static_cast<int>(1 + below(5)));
    }
    return deck;
}

}  // namespace

/// What must hold of every fix that is offered, for every deck of every shipped game.
class FixProperties : public QObject {
    Q_OBJECT

    std::vector<LoadedPack> m_packs;
    std::map<Fix::Kind, int> m_tried;
    int m_addedDespiteBlame = 0;  // fixes that add cards while another finding blames some

    void check(const LoadedPack& loaded, const RuleBook& book, const Deck& deck);
    void checkFix(const LoadedPack& loaded, const RuleBook& book, const Deck& deck, const Report& before,
                  const Finding& finding, const Fix& fix);

private slots:
    void initTestCase()
    {
        m_packs = loadShippedPacks();
        QVERIFY(m_packs.size() >= 4);
    }
    void EZ_C04_isNotFilledUpWithACardOfAnotherRace();
    void ofTheDecksOfThePacks();
    void ofRandomDecks();
};

void FixProperties::checkFix(const LoadedPack& loaded, const RuleBook& book, const Deck& deck, const Report& before,
                             const Finding& finding, const Fix& fix)
{
    const Game& game = loaded.pack.game;
    const std::string id(book.ruleId(finding));
    const Deck repaired = applied(fix, deck, game);
    Report after = book.check(repaired);
    if (fix.option) {
        Settings settings = book.data().settings;
        QVERIFY(settings.set(game, fix.option->option, fix.option->value));
        after = RuleBook::compile(game, loaded.catalogue, settings)->check(deck);
    }
    if (fix.unknownCard.empty()) {
        QVERIFY2(std::ranges::none_of(after.findings, [&](const Finding& other) { return repeats(finding, other); }),
                 id.c_str());
    } else {
        for (const Finding& other : after.findings)
            QVERIFY(std::ranges::find(other.cards, Culprit(fix.unknownCard)) == other.cards.end());
    }
    auto then = complaints(before);
    for (const auto& [rule, complaint] : complaints(after)) {
        const std::string other = rule == Finding::kUnknownCards ? kUnknownCardsId : game.rules[rule].id;
        QVERIFY2(then[rule].fails, (id + " breaks " + other).c_str());
        QVERIFY2(complaint.depth <= then[rule].depth, (id + " deepens " + other).c_str());
        QVERIFY2(std::ranges::includes(then[rule].cards, complaint.cards),
                 (id + " brings another card under " + other).c_str());
    }
    for (const Change& change : fix.add) {
        if (fix.kind == Fix::Kind::Move) continue;
        QVERIFY2(!isBlamed(before, finding, change.card), (id + " adds a card that is to blame").c_str());
    }
    if (fix.kind == Fix::Kind::Add && fix.add.size() == 1) {
        Deck oneMore = deck;
        oneMore.addCopies(fix.add.front().zone, fix.add.front().card, 1);
        for (const auto& [rule, complaint] : complaints(book.check(oneMore)))
            QVERIFY2(then[rule].fails, (id + " adds what cannot be added").c_str());
    }
    const auto blames = [&](const Finding& other) {
        return !(other == finding) && isFailure(other.status) && !other.cards.empty();
    };
    if (!fix.add.empty() && std::ranges::any_of(before.findings, blames)) ++m_addedDespiteBlame;
}

void FixProperties::check(const LoadedPack& loaded, const RuleBook& book, const Deck& deck)
{
    const Report before = book.check(deck);
    for (const Finding& finding : before.findings) {
        for (const Fix& fix : book.fixes(deck, before, finding)) {
            ++m_tried[fix.kind];
            if (fix.kind != Fix::Kind::EnterValue) checkFix(loaded, book, deck, before, finding, fix);
            if (QTest::currentTestFailed()) return;
        }
    }
}

void FixProperties::EZ_C04_isNotFilledUpWithACardOfAnotherRace()
{
    const auto everzone = std::ranges::find(m_packs, "everzone",
                                            [](const LoadedPack& loaded) { return loaded.pack.game.id; });
    QVERIFY(everzone != m_packs.end());
    const Game& game = everzone->pack.game;
    const auto book = RuleBook::compile(game, everzone->catalogue, Settings::presets(game));
    QVERIFY(book.has_value());
    Deck deck = readDeck("game: everzone\n[leader]\nAdam Finn\n[forces]\n2 Marine\n4 Firelord\n4 Sparrow\n1 Gunlid\n",
                         game, everzone->catalogue)
                    ->deck;
    const Report report = book->check(deck);
    const auto size = std::ranges::find_if(report.findings,
                                           [&](const Finding& finding) { return book->ruleId(finding) == "EZ-C04"; });
    QVERIFY(size != report.findings.end() && size->status == Status::Unfinished);
    const std::vector<Fix> fixes = book->fixes(deck, report, *size);
    QCOMPARE(fixes.size(), std::size_t{1});
    int added = 0;
    for (const Change& change : fixes.front().add) {
        QVERIFY(everzone->catalogue.id(change.card) != "gunlid");
        added += change.count;
    }
    QCOMPARE(added, 38);
}

void FixProperties::ofTheDecksOfThePacks()
{
    m_tried.clear();
    for (const LoadedPack& loaded : m_packs) {
        for (const auto* list : {&loaded.pack.decks, &loaded.pack.examples}) {
            for (const PackDeck& deck : *list) {
                const auto file = readDeck(deck.text, loaded.pack.game, loaded.catalogue, deck.file);
                if (!file) continue;  // an example of a mistake
                const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, file->settings);
                QVERIFY(book.has_value());
                check(loaded, *book, file->deck);
                if (QTest::currentTestFailed()) QFAIL(deck.file.c_str());
            }
        }
    }
    for (const Fix::Kind kind :
         {Fix::Kind::Remove, Fix::Kind::Add, Fix::Kind::Replace, Fix::Kind::Move, Fix::Kind::EnterValue})
        QVERIFY2(m_tried[kind] > 3,
                 qPrintable(QStringLiteral("%1: %2").arg(static_cast<int>(kind)).arg(m_tried[kind])));
}

void FixProperties::ofRandomDecks()
{
    m_tried.clear();
    m_addedDespiteBlame = 0;
    for (const LoadedPack& loaded : m_packs) {
        const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, Settings::presets(loaded.pack.game));
        QVERIFY(book.has_value());
        std::mt19937 random(7);
        for (int i = 0; i < 12; ++i) {
            check(loaded, *book, anyDeck(loaded, random));
            if (QTest::currentTestFailed())
                QFAIL(
                    qPrintable(QStringLiteral("%1, deck %2").arg(QString::fromStdString(loaded.pack.game.id)).arg(i)));
        }
    }
    for (const Fix::Kind kind :
         {Fix::Kind::Remove, Fix::Kind::Add, Fix::Kind::Replace, Fix::Kind::Move, Fix::Kind::EnterValue})
        QVERIFY2(m_tried[kind] > 3,
                 qPrintable(QStringLiteral("%1: %2").arg(static_cast<int>(kind)).arg(m_tried[kind])));
    QVERIFY2(m_addedDespiteBlame > 5, qPrintable(QString::number(m_addedDespiteBlame)));
}

MAZZO_TEST(FixProperties)
#include "fix_properties_test.moc"
