// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/examples.h"

#include "model/deck_file/deck_file.h"

#include <array>
#include <iterator>
#include <set>
#include <sstream>

namespace mazzo::validators {

namespace {

std::string joined(std::string verdict, const std::set<std::string>& rules)
{
    for (const std::string& rule : rules) verdict += " " + rule;
    return verdict;
}

/// The same expectation, whatever the order its rules were written in.
std::string normalised(std::string_view line)
{
    std::istringstream stream{std::string(line)};
    std::string verdict;
    stream >> verdict;
    return joined(verdict, {std::istream_iterator<std::string>(stream), {}});
}

/// Reads and checks the decks of one pack and collects the mistakes.
class ExampleCheck {
public:
    explicit ExampleCheck(const Pack& pack) : m_pack(pack), m_catalogue(Catalogue::build(pack.game, pack.cards)) {}

    Errors run()
    {
        if (auto book = RuleBook::compile(m_pack.game, m_catalogue, Settings::presets(m_pack.game)); !book)
            return book.error();
        for (const PackDeck& deck : m_pack.decks) check(deck, "legal");
        for (const PackDeck& deck : m_pack.examples) check(deck, {});
        return std::move(m_mistakes);
    }

private:
    void check(const PackDeck& deck, std::string expected)
    {
        const auto file = readDeck(deck.text, m_pack.game, m_catalogue, deck.file);
        if (!file) {
            m_mistakes.insert(m_mistakes.end(), file.error().begin(), file.error().end());
            return;
        }
        if (const auto line = file->key("expect")) expected = normalised(*line);
        if (expected.empty()) return mistake("example.no-expectation", deck, {});
        const auto book = RuleBook::compile(m_pack.game, m_catalogue, file->settings);
        if (!book) {
            m_mistakes.insert(m_mistakes.end(), book.error().begin(), book.error().end());
            return;
        }
        const std::string found = expectation(*book, book->check(file->deck));
        if (found != expected) mistake("example.other-verdict", deck, {expected, found});
    }

    void mistake(const char* code, const PackDeck& deck, std::vector<std::string> args)
    {
        m_mistakes.push_back({Error::Kind::Refused, code, {deck.file, 1, 1}, std::move(args), {}});
    }

    const Pack& m_pack;
    Catalogue m_catalogue;
    Errors m_mistakes;
};

}  // namespace

std::string expectation(const RuleBook& book, const Report& report)
{
    static constexpr std::array<const char*, 4> kWords{"legal", "unknown", "unfinished", "illegal"};
    std::set<std::string> rules;
    for (const Finding& finding : report.findings) {
        const bool decides = report.verdict == Verdict::Unknown ? finding.status == Status::Unknown
                                                                : finding.status >= Status::Unfinished;
        if (decides) rules.emplace(book.ruleId(finding));
    }
    return joined(kWords.at(static_cast<std::size_t>(report.verdict)), rules);
}

Errors checkDecks(const Pack& pack) { return ExampleCheck(pack).run(); }

}  // namespace mazzo::validators
