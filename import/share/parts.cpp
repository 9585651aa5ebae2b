// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/share/parts.h"

#include "import/share/checksum.h"
#include "import/share/code.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace mazzo::importer {

namespace {

constexpr std::string_view kPartPrefix = "mazzo://part/";
constexpr std::size_t kMaxParts = 1000;

struct Part {
    std::size_t place = 0;  ///< from 1
    std::size_t count = 0;
    std::string_view checksum;
    std::string_view piece;
};

std::optional<std::size_t> takeNumber(std::string_view& text)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const auto length = static_cast<std::size_t>(end - text.data());
    if (error != std::errc{} || length == text.size() || *end != '/' || number == 0 || number > kMaxParts)
        return std::nullopt;
    text.remove_prefix(length + 1);
    return number;
}

std::optional<Part> partOf(std::string_view text)
{
    if (!isCodePart(text)) return std::nullopt;
    text.remove_prefix(kPartPrefix.size());
    const auto place = takeNumber(text);
    const auto count = place ? takeNumber(text) : std::nullopt;
    if (!count || *place > *count || text.size() <= share::kChecksumLength + 1 || text[share::kChecksumLength] != '/')
        return std::nullopt;
    return Part{*place, *count, text.substr(0, share::kChecksumLength), text.substr(share::kChecksumLength + 1)};
}

}  // namespace

std::vector<std::string> codeParts(std::string_view code, std::size_t longest)
{
    if (code.size() <= longest) return {std::string(code)};
    const std::size_t count = (code.size() + longest - 1) / longest;
    const std::size_t length = (code.size() + count - 1) / count;
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < count; ++i) {
        std::string part(kPartPrefix);
        part += std::to_string(i + 1) + "/" + std::to_string(count) + "/";
        part += std::string(code.substr(code.size() - share::kChecksumLength)) + "/";
        part += code.substr(i * length, length);
        parts.push_back(std::move(part));
    }
    return parts;
}

bool isCodePart(std::string_view text) { return text.starts_with(kPartPrefix); }

Result<std::string> joinedCode(const std::vector<std::string>& texts)
{
    const auto whole = std::ranges::find_if(texts, beginsLikeCode);
    if (whole != texts.end()) return *whole;
    std::vector<Part> parts;
    for (const std::string& text : texts) {
        if (!isCodePart(text)) continue;
        const auto part = partOf(text);
        if (!part) return parseFailure("share.damaged");
        parts.push_back(*part);
    }
    if (parts.empty()) return parseFailure("share.no-code");
    std::string code;
    for (std::size_t place = 1; place <= parts.front().count; ++place) {
        const auto found = std::ranges::find(parts, place, &Part::place);
        if (found == parts.end())
            return parseFailure("share.missing-part", {}, {std::to_string(place), std::to_string(parts.front().count)});
        if (found->count != parts.front().count || found->checksum != parts.front().checksum)
            return parseFailure("share.mixed-parts");
        code += found->piece;
    }
    if (!code.ends_with(parts.front().checksum)) return parseFailure("share.damaged");
    return code;
}

}  // namespace mazzo::importer
