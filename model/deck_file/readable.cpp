// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/deck_file/readable.h"

#include "model/deck_file/limits.h"
#include "model/lines.h"

namespace mazzo::model {

std::string_view withoutByteOrderMark(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    return text;
}

Place placeAt(std::string_view text, std::size_t offset, std::string_view file)
{
    TextLines lines(text.substr(0, offset));
    TextLine line;
    while (!lines.rest().empty()) lines.next(line);
    const bool begins = offset == 0 || text[offset - 1] == '\n' || text[offset - 1] == '\r';
    return {std::string(file), line.number + (begins ? 1 : 0), begins ? 1 : characters(line.whole) + 1};
}

Error tooManyDeckLines(std::string_view file)
{
    return {Error::Kind::Limit, "deck.too-many-lines", {std::string(file), 0, 0}, {"500,000"}, {}};
}

std::optional<Error> beyondDeckLimits(std::string_view text, std::string_view file)
{
    if (text.size() > kMaxDeckBytes) return deckTooLarge(file);
    std::size_t lines = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n' || (text[i] == '\r' && !text.substr(i + 1).starts_with('\n'))) ++lines;
    return lines > kMaxDeckLines ? std::optional(tooManyDeckLines(file)) : std::nullopt;
}

std::optional<Error> unreadable(std::string_view text, std::string_view file)
{
    const auto wrong = nonText(text);
    if (!wrong) return std::nullopt;
    return Error{Error::Kind::Parse,
                 text[*wrong] == '\0' ? "deck.no-text" : "deck.bad-utf8",
                 placeAt(text, *wrong, file),
                 {},
                 {}};
}

}  // namespace mazzo::model
