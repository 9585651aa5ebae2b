// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <algorithm>

namespace mazzo::cli {

namespace {

bool isOneOf(const std::vector<std::string_view>& options, std::string_view word)
{
    return std::ranges::find(options, word) != options.end();
}

}  // namespace

Arguments::Arguments(const std::vector<std::string>& words, const Known& known)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word == "--") {
            m_plain.insert(m_plain.end(), words.begin() + static_cast<std::ptrdiff_t>(i) + 1, words.end());
            return;
        }
        const std::size_t equals = word.find('=');
        if (isOneOf(known.flags, word)) {
            m_given.push_back({word, {}});
        } else if (equals != std::string::npos && isOneOf(known.valued, word.substr(0, equals))) {
            m_given.push_back({word.substr(0, equals), word.substr(equals + 1)});
        } else if (!isOneOf(known.valued, word)) {
            m_plain.push_back(word);
        } else if (i + 1 < words.size()) {
            m_given.push_back({word, words[++i]});
        } else {
            m_withoutValue = word;
        }
    }
}

bool Arguments::has(std::string_view flag) const
{
    return std::ranges::find(m_given, flag, &Given::option) != m_given.end();
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const std::vector<std::string> all = values(option);
    return all.empty() ? std::nullopt : std::optional(all.back());
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    std::vector<std::string> result;
    for (const Given& given : m_given) {
        if (given.option == option) result.push_back(given.value);
    }
    return result;
}

}  // namespace mazzo::cli
