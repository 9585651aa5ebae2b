// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/number_lists.h"

#include "model/text.h"

#include <algorithm>
#include <charconv>

namespace mazzo::model {

namespace {

std::optional<std::vector<int>> readNumbers(std::string_view text)
{
    constexpr int kMaxNumber = 999;
    std::vector<int> numbers;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('/', begin), text.size());
        int number = 0;
        const auto [stop, error] = std::from_chars(text.data() + begin, text.data() + end, number);
        if (error != std::errc{} || stop != text.data() + end || number < 0 || number > kMaxNumber) return std::nullopt;
        numbers.push_back(number);
        begin = end + 1;
    }
    return numbers;
}

}  // namespace

std::optional<std::vector<std::vector<int>>> readNumberLists(std::string_view text)
{
    std::vector<std::vector<int>> lists;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('|', begin), text.size());
        auto numbers = readNumbers(trimmed(text.substr(begin, end - begin)));
        if (!numbers) return std::nullopt;
        lists.push_back(std::move(*numbers));
        begin = end + 1;
    }
    return lists;
}

}  // namespace mazzo::model
