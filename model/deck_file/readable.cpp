#include "model/deck_file/readable.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo {

std::string_view withoutMark(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
    if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
    return text;
}

Place placeAt(std::string_view text, std::size_t offset, std::string_view file)
{
    const std::string_view before = text.substr(0, offset);
    const auto line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
    const std::size_t start = before.rfind('\n') + 1;   // npos + 1 is 0: the first line
    return {std::string(file), line, characters(before.substr(start)) + 1};
}

std::optional<Error> unreadable(std::string_view text, std::string_view file)
{
    const auto wrong = nonText(text);
    if (!wrong) return std::nullopt;
    return Error{Error::Kind::Parse, text[*wrong] == '\0' ? "deck.no-text" : "deck.bad-utf8", placeAt(text, *wrong, file), {}, {}};
}

} // namespace mazzo
