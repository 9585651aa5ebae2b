// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <QString>
#include <nlohmann/json_fwd.hpp>

#include <string>

namespace mazzo::cli {

/// How a command line call ends.
enum class ExitStatus : int { Done = 0, AnswerIsNo = 1, BadInput = 2, CannotTell = 3 };

/// The output of a command: text in a language, or JSON.
class Console {
public:
    Console(std::string language, bool json) : m_language(std::move(language)), m_json(json) {}

    [[nodiscard]] const std::string& language() const { return m_language; }
    [[nodiscard]] bool json() const { return m_json; }

    void line(const QString& text = {}) const;  ///< control characters in names are escaped
    /// A whole file on standard output: as it is, but escaped on a terminal.
    void document(const std::string& text) const;
    void print(const nlohmann::ordered_json& document) const;  ///< one line
    void printError(const QString& text) const;                ///< to standard error
    ExitStatus fail(const Error& error) const;                 ///< prints the error
    ExitStatus fail(const Errors& errors) const;
    /// The status of a command that has ended; an error if its output could not be written.
    [[nodiscard]] ExitStatus finished(ExitStatus status) const;

private:
    std::string m_language;
    bool m_json;
};

}  // namespace mazzo::cli
