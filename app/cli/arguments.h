// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mazzo::cli {

/// An option of a command, as the command table declares it. Every option may be repeated.
struct CommandOption {
    std::string_view name;            ///< with its dashes: "--limit", "-o"
    const char* valueName = nullptr;  ///< as the help shows it; null for a flag, which takes no value
    const char* help = nullptr;       ///< translated in the context "commands"; null: left out of the help
};

/// The arguments after a command's name, split into options and positional arguments by QCommandLineParser. An argument
/// with a single dash that is not a declared option is positional, so that a query may begin with `-`.
class Arguments {
public:
    Arguments(const std::vector<std::string>& words, std::span<const CommandOption> options);

    /// An unknown option, a missing value, or a value for a flag. The other options can still be read.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

    [[nodiscard]] bool has(std::string_view option) const { return m_options.contains(option); }
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;  ///< the last one if repeated
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
    [[nodiscard]] const std::vector<std::string>& positional() const { return m_positional; }
    /// The options with a value in the order in which they were given, for those that refer to the one before.
    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& inOrder() const { return m_inOrder; }

private:
    std::map<std::string, std::vector<std::string>, std::less<>> m_options;
    std::vector<std::string> m_positional;
    std::vector<std::pair<std::string, std::string>> m_inOrder;
    std::optional<Error> m_error;
};

}  // namespace mazzo::cli
