// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/typed_rulings.h"

#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace mazzo::carddata {

namespace {

using Json = nlohmann::ordered_json;

/// The text of a ruling as a form shows it.
std::string shownLine(std::string_view text)
{
    std::string line(trimmed(text));
    std::ranges::replace(line, '\n', ' ');
    return line;
}

/// Lines of rulings as changes of those that the card has: a line that is there already, in whatever language, keeps
/// its ruling, and a changed line replaces the text of the ruling in its place. Both keep the clause and other
/// languages.
std::vector<Ruling> editedRulings(const std::vector<std::string>& lines, const std::vector<Ruling>& before,
                                  std::string_view language)
{
    constexpr std::size_t kNew = std::string::npos;
    std::vector<std::size_t> sources(lines.size(), kNew);
    std::vector<bool> used(before.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i)
        for (std::size_t k = 0; k < before.size() && sources[i] == kNew; ++k)
            if (!used[k] && std::ranges::any_of(before[k].text.entries(), [&](const Texts::Entry& entry) {
                    return shownLine(entry.words) == lines[i];
                })) {
                sources[i] = k;
                used[k] = true;
            }
    std::vector<Ruling> rulings;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (sources[i] == kNew) {
            const std::size_t place = i == 0 ? 0 : sources[i - 1] == kNew ? kNew : sources[i - 1] + 1;
            if (place < before.size() && !used[place]) {
                sources[i] = place;
                used[place] = true;
            }
        }
        if (sources[i] == kNew) {
            rulings.push_back({Texts(std::vector<Texts::Entry>{{std::string(language), lines[i]}}), {}});
            continue;
        }
        Ruling ruling = before[sources[i]];
        std::vector<Texts::Entry> entries = ruling.text.entries();
        const bool isKept = std::ranges::any_of(
            entries, [&](const Texts::Entry& entry) { return shownLine(entry.words) == lines[i]; });
        if (!isKept) {
            const auto shown = std::ranges::find(entries, language, &Texts::Entry::language);
            (shown != entries.end() ? *shown : entries.front()).words = lines[i];
            ruling.text = Texts(std::move(entries));
        }
        rulings.push_back(std::move(ruling));
    }
    return rulings;
}

}  // namespace

Result<std::vector<Ruling>> parseRulings(std::string_view text, const std::vector<Ruling>& before,
                                         std::string_view language)
{
    std::vector<Ruling> rulings;
    const std::string_view list = trimmed(text);
    const bool isJson = list.starts_with('[') &&
                        (trimmed(list.substr(1)).starts_with('{') || trimmed(list.substr(1)).starts_with(']'));
    if (!isJson) {
        std::vector<std::string> lines;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            if (const std::string_view line = trimmed(text.substr(0, end)); !line.empty()) lines.emplace_back(line);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return editedRulings(lines, before, language);
    }
    try {
        for (const Json& item : Json::parse(text)) {
            std::vector<Texts::Entry> entries;
            for (const auto& [language, words] : item.at("text").items())
                entries.push_back({language, words.get<std::string>()});
            rulings.push_back({Texts(std::move(entries)), item.value("clause", "")});
        }
    } catch (const Json::exception&) {
        return failure({Error::Kind::Parse, "value.bad-json", {}, {"rulings", std::string(text)}, {}});
    }
    return rulings;
}

std::string rulingsText(const std::vector<Ruling>& rulings)
{
    if (rulings.empty()) return {};
    Json list = Json::array();
    for (const Ruling& ruling : rulings) {
        Json text = Json::object();
        for (const auto& [language, words] : ruling.text.entries()) text[language] = words;
        list.push_back({{"text", std::move(text)}, {"clause", ruling.clause}});
    }
    return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace mazzo::carddata
