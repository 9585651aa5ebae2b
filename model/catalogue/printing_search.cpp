// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/printing_search.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::model::catalogue {

namespace {

std::uint32_t partOf(const PrintingRecord& record, PrintingPart part)
{
    switch (part) {
    case PrintingPart::Set: return record.set;
    case PrintingPart::Number: return record.number;
    case PrintingPart::Rarity: return record.rarity;
    case PrintingPart::Finish: return record.finishes;
    }
    return record.set;
}

bool hasWord(std::string_view words, std::string_view wanted)
{
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (words.substr(0, end) == wanted) return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

/// "12", "#12" and "012" are one number.
std::string_view plainNumber(std::string_view number)
{
    if (number.starts_with('#')) number.remove_prefix(1);
    while (number.size() > 1 && number.front() == '0' && isDigit(number[1])) number.remove_prefix(1);
    return number;
}

/// The words of a text without the brackets and signs that programs put around sets and numbers.
std::vector<std::string> wordsIn(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    const auto end = [&] {
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    };
    for (const char c : folded(text)) {
        if (std::string_view(" \t()[]{}#:,;|").find(c) != std::string_view::npos) end();
        else word += c;
    }
    end();
    return words;
}

/// Takes the words of `name` out of `words` if they are there in a row.
bool takeName(std::vector<std::string>& words, std::string_view name)
{
    const std::vector<std::string> wanted = wordsIn(name);
    if (wanted.empty()) return false;
    const auto found = std::ranges::search(words, wanted);
    if (found.empty()) return false;
    words.erase(found.begin(), found.end());
    return true;
}

/// Takes the set's id or one of its names; the longest name first, because one may begin another.
bool takeSet(std::vector<std::string>& words, const Game& game, std::string_view set)
{
    const auto declared = std::ranges::find(game.sets, set, &CardSet::id);
    if (declared != game.sets.end()) {
        for (const Texts::Entry& name : declared->name.entries())
            if (takeName(words, name.words)) return true;
    }
    return takeName(words, set);
}

/// Takes what follows set and number: finishes of the game. What else is left makes the text name something else.
std::optional<std::string> takeFinish(std::vector<std::string>& words, const Game& game, std::string_view finishes)
{
    for (const Choice& finish : game.finishes) {
        bool taken = takeName(words, finish.id);
        for (const Texts::Entry& name : finish.name.entries()) taken = taken || takeName(words, name.words);
        if (taken && words.empty() && hasWord(finishes, finish.id)) return finish.id;
        if (taken) return std::nullopt;
    }
    return words.empty() ? std::optional<std::string>("") : std::nullopt;
}

}  // namespace

CardBits printedAs(const Block& block, PrintingPart part, std::span<const std::string> wanted)
{
    // Each different text is compared once, and only those of this part.
    enum class Answer : std::uint8_t { None, No, Yes };
    std::vector<Answer> answers(block.printingTexts.size(), Answer::None);
    const auto isWanted = [&](std::uint32_t code) {
        if (answers[code] == Answer::None) {
            const std::string text = folded(block.text(block.printingTexts[code]));
            const bool found = std::ranges::any_of(wanted, [&](const std::string& each) {
                return part == PrintingPart::Finish ? hasWord(text, each) : text == each;
            });
            answers[code] = found ? Answer::Yes : Answer::No;
        }
        return answers[code] == Answer::Yes;
    };
    const std::size_t size = block.cards();
    CardBits cards(size);
    for (std::size_t card = 0; card < size; ++card) {
        for (std::uint32_t i = block.firstPrinting[card]; i < block.firstPrinting[card + 1]; ++i) {
            if (!isWanted(partOf(block.printings[i], part))) continue;
            cards.insert(static_cast<CardIndex>(card));
            break;
        }
    }
    return cards;
}

std::optional<PrintingName> printingNamed(const Game& game, std::span<const PrintingView> printings,
                                          std::string_view text)
{
    const std::vector<std::string> words = wordsIn(text);
    if (words.empty()) return std::nullopt;
    // Set and number, then either of them. A number alone or a set alone must leave no choice.
    for (const bool bySet : {true, false}) {
        std::optional<PrintingName> only;
        bool several = false;
        for (const bool byNumber : {true, false}) {
            if (!bySet && !byNumber) continue;
            for (const PrintingView& printing : printings) {
                std::vector<std::string> left = words;
                if (bySet && !takeSet(left, game, printing.set)) continue;
                const bool takesNumber = byNumber && !printing.number.empty();
                if (takesNumber) {
                    const auto number = std::ranges::find_if(left, [&](const std::string& word) {
                        return plainNumber(word) == plainNumber(folded(printing.number));
                    });
                    if (number == left.end()) continue;
                    left.erase(number);
                }
                const auto finish = takeFinish(left, game, printing.finishes);
                if (!finish) continue;
                PrintingName name{std::string(printing.set), std::string(printing.number), *finish};
                if (bySet && takesNumber) return name;
                if (!byNumber) name.number.clear();  // Any printing of the set is meant.
                several = several || (only && *only != name);
                only = std::move(name);
            }
            if (only) return several ? std::nullopt : only;
        }
    }
    return std::nullopt;
}

}  // namespace mazzo::model::catalogue
