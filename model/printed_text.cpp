// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/printed_text.h"

#include <charconv>

namespace mazzo::model {

bool isPrintedText(std::string_view text)
{
    int number = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number);
    const bool isNumber = error != std::errc::invalid_argument && end == last;
    return !text.empty() && text.size() <= kMaxPrintedText && !isNumber;
}

}  // namespace mazzo::model
