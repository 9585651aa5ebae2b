// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/deck_file.h"
#include "tests/support/test_registry.h"
#include "validators/rule_book.h"

#include "packs.h"

#include <QTest>

#include <algorithm>

using namespace mazzo::tests;

namespace {

/// Says no more than that a number of cards has a fixed ceiling: whatever else is in the deck, more cards do not lower
/// the number or raise the ceiling.
bool isPlainMaximum(const Rule& rule)
{
    const auto counts = [](std::string_view text) {
        return std::ranges::any_of(
            std::initializer_list<std::string_view>{"count(", "copies(", "sum(", "distinct(", "values("},
            [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
    };
    const std::size_t sign = rule.check.find("<=") != std::string::npos ? rule.check.find("<=")
                                                                        : rule.check.find(" = ");
    if (sign == std::string::npos || counts(rule.when)) return false;
    const std::string have = rule.check.substr(0, sign);
    return counts(have) && have.find(" - ") == std::string::npos && have.find("min(") == std::string::npos &&
           !counts(rule.check.substr(sign));
}

bool isTooHigh(const Finding& finding)
{
    return finding.status == Status::Broken && finding.have && finding.max && finding.have->lo > finding.max->hi;
}

/// Is it the same complaint? Findings of one rule differ by the cards they name.
bool repeats(const Finding& finding, const Finding& other)
{
    if (other.rule != finding.rule || other.status < Status::Advice) return false;
    if (finding.cards.empty() || other.cards.empty()) return true;
    return std::ranges::find_first_of(finding.cards, other.cards) != finding.cards.end();
}

/// The same file with its sections, and the lines of each, in another order.
std::string shuffled(const std::string& text, std::mt19937& random)
{
    std::string header;
    std::vector<std::vector<std::string>> sections;
    for (const QString& line : QString::fromStdString(text).split('\n')) {
        if (line.startsWith('[')) sections.push_back({line.toStdString()});
        else if (sections.empty()) header += line.toStdString() + "\n";
        else sections.back().push_back(line.toStdString());
    }
    const auto mix = [&random](auto first, auto last) {
        for (auto left = last - first; left > 1; --left)
            std::iter_swap(first + (left - 1),
                           first + static_cast<std::ptrdiff_t>(random() % static_cast<std::size_t>(left)));
    };
    mix(sections.begin(), sections.end());
    for (std::vector<std::string>& section : sections) {
        mix(section.begin() + 1, section.end());
        for (const std::string& line : section) header += line + "\n";
    }
    return header;
}

}  // namespace

/// What must hold of every deck that the shipped packs bring along, legal or not.
class DeckProperties : public QObject {
    Q_OBJECT

    std::vector<LoadedPack> m_packs;

    /// `property(pack, file, book, text)`
    template <class Property>
    void forEveryDeck(const Property& property)
    {
        for (const LoadedPack& loaded : m_packs) {
            for (const auto* list : {&loaded.pack.decks, &loaded.pack.examples}) {
                for (const PackDeck& deck : *list) {
                    const auto file = readDeck(deck.text, loaded.pack.game, loaded.catalogue, deck.file);
                    if (!file) continue;  // an example of a mistake
                    const auto book = RuleBook::compile(loaded.pack.game, loaded.catalogue, file->settings);
                    QVERIFY(book.has_value());
                    property(loaded, *file, *book, deck.text);
                }
            }
        }
    }

private slots:
    void initTestCase()
    {
        m_packs = loadShippedPacks();
        QVERIFY(m_packs.size() >= 4);
    }
    void theOrderOfLinesDoesNotMatter();
    void moreCardsNeverMendAMaximum();
};

void DeckProperties::theOrderOfLinesDoesNotMatter()
{
    std::mt19937 random(3);
    int compared = 0;
    forEveryDeck([&](const LoadedPack& loaded, const DeckFile& file, const RuleBook& book, const std::string& text) {
        const Report report = book.check(file.deck);
        for (int round = 0; round < 3; ++round) {
            const auto other = readDeck(shuffled(text, random), loaded.pack.game, loaded.catalogue);
            QVERIFY(other.has_value());
            QCOMPARE(other->settings, file.settings);
            QCOMPARE(book.check(other->deck), report);
            ++compared;
        }
    });
    QVERIFY(compared > 300);
}

void DeckProperties::moreCardsNeverMendAMaximum()
{
    std::mt19937 random(4);
    int tried = 0;
    forEveryDeck([&](const LoadedPack& loaded, const DeckFile& file, const RuleBook& book, const std::string&) {
        const Game& game = loaded.pack.game;
        const Report before = book.check(file.deck);
        for (const Finding& finding : before.findings) {
            if (finding.rule == Finding::kUnknownCards || !isTooHigh(finding) ||
                !isPlainMaximum(game.rules[finding.rule]))
                continue;
            for (int round = 0; round < 40; ++round) {
                Deck more = file.deck;
                const auto zone = static_cast<ZoneIndex>(random() % game.zones.size());
                if (!more.hasZone(zone)) continue;  // with another zone other rules apply
                more.addCopies(zone, static_cast<CardIndex>(random() % loaded.catalogue.size()),
                               static_cast<int>(1 + random() % 3));
                const Report after = book.check(more);
                const auto same = [&](const Finding& other) { return repeats(finding, other) && isTooHigh(other); };
                QVERIFY2(std::ranges::any_of(after.findings, same),
                         (game.rules[finding.rule].id + ": " + game.rules[finding.rule].check).c_str());
                ++tried;
            }
        }
    });
    QVERIFY2(tried > 1000, qPrintable(QString::number(tried)));
}

MAZZO_TEST(DeckProperties)
#include "deck_properties_test.moc"
