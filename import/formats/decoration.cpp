// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/formats/decoration.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

bool isSetCode(std::string_view text)
{
    const auto fits = [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    };
    return text.size() >= 2 && text.size() <= 8 && std::ranges::all_of(text, fits);
}

bool isCollectorNumber(std::string_view text)
{
    return !text.empty() && text.size() <= 12 && text.find(' ') == std::string_view::npos &&
           std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

void addPrinting(std::string& printing, std::string_view part)
{
    if (part.empty()) return;
    if (!printing.empty()) printing += ' ';
    printing += part;
}

/// Foil marks and tags at the end.
void dropMarks(std::string_view& name)
{
    for (const std::string_view mark : {"*F*", "*E*", "*f*", "*e*"}) {
        if (name.size() > mark.size() && name.ends_with(mark))
            name = trimmed(name.substr(0, name.size() - mark.size()));
    }
    if (const std::size_t tag = name.find(" #"); tag != std::string_view::npos && tag > 0)
        name = trimmed(name.substr(0, tag));
    if (const std::size_t label = name.find(" ^"); label != std::string_view::npos && label > 0 && name.ends_with('^'))
        name = trimmed(name.substr(0, label));
}

/// `Gold Fox|DEM|[12a]`, and a + for foil behind the name.
bool takePipes(std::string_view& name, std::string& printing)
{
    const std::size_t pipe = name.find('|');
    if (pipe == std::string_view::npos || pipe == 0) return false;
    std::string_view rest = name.substr(pipe + 1);
    name = trimmed(name.substr(0, pipe));
    if (name.size() > 1 && name.ends_with('+')) name.remove_suffix(1);
    const std::size_t next = std::min(rest.find('|'), rest.size());
    addPrinting(printing, trimmed(rest.substr(0, next)));
    rest.remove_prefix(std::min(next + 1, rest.size()));
    if (rest.starts_with('[') && rest.ends_with(']')) addPrinting(printing, rest.substr(1, rest.size() - 2));
    return true;
}

/// `[DEM:12a] Gold Fox`.
bool takeLeadingSet(std::string_view& name, std::string& printing)
{
    const std::size_t close = name.find(']');
    if (!name.starts_with('[') || close == std::string_view::npos || trimmed(name.substr(close + 1)).empty())
        return false;
    std::string inside(name.substr(1, close - 1));
    std::ranges::replace(inside, ':', ' ');
    addPrinting(printing, trimmed(inside));
    name = trimmed(name.substr(close + 1));
    return true;
}

/// `Gold Fox (DEM) 12a`, `Gold Fox [DEM]`, `Gold Fox (DEM) DEM-12`.
void takeTrailingSet(std::string_view& name, std::string& printing)
{
    const std::size_t open = name.find_last_of("([");
    if (open == std::string_view::npos || open < 2 || name[open - 1] != ' ') return;
    const std::size_t close = name.find_first_of(")]", open);
    if (close == std::string_view::npos || !isSetCode(name.substr(open + 1, close - open - 1))) return;
    const std::string_view number = trimmed(name.substr(close + 1));
    if (!number.empty() && !isCollectorNumber(number)) return;
    addPrinting(printing, name.substr(open + 1, close - open - 1));
    addPrinting(printing, number);
    name = trimmed(name.substr(0, open));
}

}  // namespace

Undecorated undecorated(std::string_view name)
{
    Undecorated result;
    name = trimmed(name);
    dropMarks(name);
    if (!takePipes(name, result.printing) && !takeLeadingSet(name, result.printing))
        takeTrailingSet(name, result.printing);
    result.name = name;
    return result;
}

}  // namespace mazzo::importer
