// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/program_version.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Takes the next run of digits, or of other characters, off the version; dots and other separators are dropped.
std::string_view nextPart(std::string_view& version)
{
    const auto separates = [](char c) { return c == '.' || c == '-' || c == '+' || c == '_' || c == ' '; };
    while (!version.empty() && separates(version.front())) version.remove_prefix(1);
    std::size_t length = 0;
    while (length < version.size() && !separates(version[length]) && isDigit(version[length]) == isDigit(version[0]))
        ++length;
    const std::string_view part = version.substr(0, length);
    version.remove_prefix(length);
    return part;
}

/// Words such as "beta" come before nothing at all, numbers after it.
std::weak_ordering compareParts(std::string_view a, std::string_view b)
{
    const auto rank = [](std::string_view part) { return part.empty() ? 1 : isDigit(part.front()) ? 2 : 0; };
    const auto digits = [](std::string_view part) {
        while (!part.empty() && part.front() == '0') part.remove_prefix(1);
        return part;
    };
    if (rank(a) == 0 || rank(b) == 0) {
        if (rank(a) != rank(b)) return rank(a) <=> rank(b);
        return a <=> b;
    }
    const std::string_view left = digits(a);
    const std::string_view right = digits(b);
    if (left.size() != right.size()) return left.size() <=> right.size();
    return left <=> right;
}

}  // namespace

std::string_view programVersion() { return MAZZO_VERSION; }

std::weak_ordering compareVersions(std::string_view a, std::string_view b)
{
    while (!a.empty() || !b.empty()) {
        const std::string_view left = nextPart(a);
        const std::string_view right = nextPart(b);
        if (const auto order = compareParts(left, right); order != 0) return order;
    }
    return std::weak_ordering::equivalent;
}

}  // namespace mazzo::carddata
