// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <string_view>

namespace mazzo::cli {

struct Command;

/// "bash", "zsh", "fish".
[[nodiscard]] std::span<const std::string_view> completionShells();

/// The completion script of a shell, made from the command table; nothing for an unknown shell.
[[nodiscard]] std::optional<QString> completionScript(std::string_view shell);

/// The words that may follow a command's name, as its usage lists them: "list", "save" … for `deck`; none for `fix`.
[[nodiscard]] QStringList subcommands(const Command& command);

}  // namespace mazzo::cli
