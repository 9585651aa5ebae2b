// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/card_line.h"

#include "model/text.h"

#include <algorithm>
#include <charconv>

namespace mazzo::model {

namespace {

constexpr std::string_view kTimesSign = "\u00d7";

using Mistake = CardLineMistake;
using Unexpected = tl::unexpected<Mistake>;

constexpr bool isBlank(char c) { return c == ' ' || c == '\t'; }

/// Takes "x", "X" or "×" from the front.
bool takeTimes(std::string_view& text)
{
    if (text.starts_with('x') || text.starts_with('X')) {
        text.remove_prefix(1);
        return true;
    }
    if (!text.starts_with(kTimesSign)) return false;
    text.remove_prefix(kTimesSign.size());
    return true;
}

bool allDigits(std::string_view text) { return !text.empty() && std::ranges::all_of(text, isDigit); }

/// 1 to kMaxCopiesPerLine, or nothing.
std::optional<int> countOf(std::string_view digits)
{
    int count = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return count >= 1 && count <= kMaxCopiesPerLine ? std::optional(count) : std::nullopt;
}

std::string_view firstToken(std::string_view text)
{
    return text.substr(0, std::min(text.size(), text.find_first_of(" \t")));
}

/// "4", "4x", "x4", "1.5", "-3": what the first word of a line says about a count.
struct Leading {
    enum class Kind : std::uint8_t { None, Count, Wrong } kind = Kind::None;
    int copies = 1;
};

Leading leadingCount(std::string_view token)
{
    if (token.starts_with('+') || token.starts_with('-') || token.starts_with("\u2212"))
        return {Leading::Kind::Wrong, 0};
    std::string_view digits = token;
    const bool timesFirst = takeTimes(digits);
    if (timesFirst && !allDigits(digits)) return {};
    const std::size_t end = std::min(digits.size(), digits.find_first_not_of("0123456789"));
    if (end == 0) return {};
    std::string_view rest = digits.substr(end);
    if (!timesFirst && !rest.empty()) {
        const bool times = takeTimes(rest);
        if (!times || !rest.empty()) {
            // "3D" begins a name; "1.5" and "10,000" are numbers that are no counts.
            const bool onlyMarks = digits.find_first_not_of("0123456789.,/:'%+-") == std::string_view::npos;
            return onlyMarks ? Leading{Leading::Kind::Wrong, 0} : Leading{};
        }
    }
    const auto count = countOf(digits.substr(0, end));
    return count ? Leading{Leading::Kind::Count, *count} : Leading{Leading::Kind::Wrong, 0};
}

/// Takes a trailing `{printing}`; the name before it is at least `shortest` bytes long.
std::string_view takePrinting(std::string_view& text, std::size_t shortest)
{
    if (!text.ends_with('}')) return {};
    const std::size_t open = text.rfind('{');
    if (open == std::string_view::npos || open < shortest || (open > 0 && !isBlank(text[open - 1]))) return {};
    const std::string_view printing = trimmed(text.substr(open + 1, text.size() - open - 2));
    text = trimmed(text.substr(0, open));
    return printing;
}

/// Takes a trailing ` x4`. A count out of range is a mistake.
tl::expected<std::optional<int>, Mistake> takeTrailingCount(std::string_view& text, std::size_t offset)
{
    const std::size_t blank = text.find_last_of(" \t");
    if (blank == std::string_view::npos) return std::nullopt;
    std::string_view digits = text.substr(blank + 1);
    if (!takeTimes(digits) || !allDigits(digits)) return std::nullopt;
    const auto count = countOf(digits);
    if (!count) return Unexpected(Mistake{"deck.bad-count", offset + blank + 1});
    text = trimmed(text.substr(0, blank));
    return count;
}

/// Reads a quoted literal at the front and says where it ends. Nothing if the quote is never closed.
std::optional<std::size_t> quoted(std::string_view text, std::string& literal)
{
    literal.clear();
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '"') return i + 1;
        if (text[i] == '\\' && i + 1 < text.size()) ++i;
        literal.push_back(text[i]);
    }
    return std::nullopt;
}

std::optional<CardIndex> lookUp(std::string_view name, const Catalogue& catalogue, std::string& scratch)
{
    foldInto(name, scratch);
    return catalogue.findFolded(scratch);
}

/// The card that a plain (unquoted) name or a bracketed id means.
std::optional<CardIndex> resolve(std::string_view name, const Catalogue& catalogue, std::string& scratch)
{
    if (const auto card = lookUp(name, catalogue, scratch)) return card;
    if (name.size() > 2 && name.starts_with('<') && name.ends_with('>')) {
        const std::string_view id = name.substr(1, name.size() - 2);
        const auto card = catalogue.find(id);
        // Only ids count in brackets; a name in them stays unknown.
        if (card && (id == catalogue.id(*card) || id.ends_with(":" + std::string(catalogue.id(*card))))) return card;
    }
    return std::nullopt;
}

/// A line whose name is quoted: `"Name"`, `4 "Name"`, `"Name" x4`, each with a printing. Nothing if it is not of that
/// form.
tl::expected<std::optional<CardLine>, Mistake> readQuoted(std::string_view line, std::string_view name, int copies,
                                                          const Catalogue& catalogue, CardLineScratch& scratch)
{
    const auto offset = static_cast<std::size_t>(name.data() - line.data());
    const auto end = quoted(name, scratch.literal);
    if (!end) return Unexpected(Mistake{"deck.open-quote", offset});
    CardLine result{copies, scratch.literal, {}, {}};
    std::string_view rest = trimmed(name.substr(*end));
    result.printing = takePrinting(rest, 0);
    std::string_view digits = rest;
    if (offset == 0 && takeTimes(digits) && allDigits(digits)) {
        const auto count = countOf(digits);
        if (!count) return Unexpected(Mistake{"deck.bad-count", static_cast<std::size_t>(rest.data() - line.data())});
        result.copies = *count;
        rest = {};
    }
    if (!rest.empty()) return std::nullopt;
    if (trimmed(result.name).empty()) return Unexpected(Mistake{"deck.missing-name", offset});
    result.card = lookUp(result.name, catalogue, scratch.folded);
    return result;
}

}  // namespace

tl::expected<CardLine, CardLineMistake> readCardLine(std::string_view line, const Catalogue& catalogue,
                                                     CardLineScratch& scratch)
{
    const std::string_view token = firstToken(line);
    const Leading leading = leadingCount(token);
    const std::string_view behind = trimmed(line.substr(token.size()));
    const bool counted = leading.kind == Leading::Kind::Count;
    const std::string_view nameStart = counted ? behind : line;
    if (nameStart.starts_with('"')) {
        auto literal = readQuoted(line, nameStart, counted ? leading.copies : 1, catalogue, scratch);
        if (!literal) return Unexpected(literal.error());
        if (*literal) return **literal;
    }
    // A name may look like a count, so the whole line is looked up first. Plain names, and catalogues without such
    // names, skip that.
    if (leading.kind != Leading::Kind::None && (catalogue.hasNameLikeCount() || !isDigit(line.front()))) {
        if (const auto card = lookUp(line, catalogue, scratch.folded)) return CardLine{1, line, {}, card};
    }
    if (leading.kind == Leading::Kind::Wrong) return Unexpected(Mistake{"deck.bad-count", 0});
    CardLine result{leading.copies, {}, {}, {}};
    std::string_view name = nameStart;
    if (name.empty()) return Unexpected(Mistake{"deck.missing-name", line.size()});
    result.card = resolve(name, catalogue, scratch.folded);
    if (!result.card) {
        const auto takesPrinting = [&] {
            const std::size_t before = name.size();
            result.printing = takePrinting(name, 1);
            if (name.size() < before) result.card = resolve(name, catalogue, scratch.folded);
        };
        takesPrinting();
        if (!result.card && !counted) {
            const auto count = takeTrailingCount(name, static_cast<std::size_t>(name.data() - line.data()));
            if (!count) return Unexpected(count.error());
            if (*count) {
                result.copies = **count;
                result.card = resolve(name, catalogue, scratch.folded);
                if (!result.card && result.printing.empty()) takesPrinting();
            }
        }
    }
    result.name = name;
    return result;
}

std::string writeCardLine(const CardLine& line, const Catalogue& catalogue)
{
    const auto written = [&line](std::string_view name) {
        std::string text = std::to_string(line.copies);
        (text += ' ') += name;
        if (!line.printing.empty()) ((text += " {") += line.printing) += '}';
        return text;
    };
    CardLineScratch scratch;
    const auto readsBack = [&](const std::string& text) {
        const auto read = readCardLine(text, catalogue, scratch);
        return read && read->copies == line.copies && read->name == line.name && read->printing == line.printing &&
               read->card == line.card;
    };
    std::string plain = written(line.name);
    if (trimmed(plain) == plain && readsBack(plain)) return plain;
    std::string quoted = "\"";
    for (const char c : line.name) {
        if (c == '"' || c == '\\') quoted.push_back('\\');
        quoted.push_back(c);
    }
    return written(quoted + '"');
}

}  // namespace mazzo::model
