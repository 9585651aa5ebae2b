// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::cli {

/// What follows the command's name: options with and without a value, and everything else as it stands, so that a query
/// may begin with `-`.
class Arguments {
public:
    /// `flags` take no value, `valued` take one (`--limit 5` or `--limit=5`). Behind `--` nothing is an option.
    struct Known {
        std::vector<std::string_view> flags;
        std::vector<std::string_view> valued;
    };

    Arguments(const std::vector<std::string>& words, const Known& known);

    [[nodiscard]] bool has(std::string_view flag) const;
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;  ///< the last one given
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
    [[nodiscard]] const std::vector<std::string>& plain() const { return m_plain; }
    [[nodiscard]] const std::optional<std::string>& withoutValue() const
    {
        return m_withoutValue;
    }  ///< an option whose value is missing

private:
    struct Given {
        std::string option;
        std::string value;
    };

    std::vector<Given> m_given;
    std::vector<std::string> m_plain;
    std::optional<std::string> m_withoutValue;
};

}  // namespace mazzo::cli
