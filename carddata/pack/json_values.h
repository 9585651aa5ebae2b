// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_document.h"
#include "model/interval.h"
#include "model/texts.h"

namespace mazzo::carddata {

/// One JSON file while it is read: its languages, and where its mistakes go.
struct Reading {
    const JsonDocument& document;
    Mistakes& mistakes;
    std::vector<std::string> languages;  ///< of the pack; empty if they are not known

    void mistake(std::string_view code, const JsonNode& at, std::vector<std::string> args = {});
    /// `word` is none of `known`: the nearest of them go with it.
    void unknown(std::string_view code, const JsonNode& at, std::string_view word,
                 const std::vector<std::string_view>& known);
    void wrongType(const JsonNode& at, std::string_view expected);
};

[[nodiscard]] bool isId(std::string_view text);        ///< lower-case kebab-case, at most 64 characters
[[nodiscard]] bool isClauseId(std::string_view text);  ///< letters, digits, `-` and `.`, at most 64 characters

// Single values. A mistake is reported and answered with something harmless, so that reading goes on.
[[nodiscard]] std::string readText(const JsonNode& node, Reading& reading);  ///< never blank
[[nodiscard]] std::string readId(const JsonNode& node, Reading& reading);
[[nodiscard]] std::string readClauseId(const JsonNode& node, Reading& reading);
[[nodiscard]] std::optional<int> readWhole(const JsonNode& node, Interval range, Reading& reading);
/// Texts in all languages of the pack, or at least in some. A text that lacks a language is noted, and shown in
/// another.
enum class InLanguages { All, Some };
[[nodiscard]] Texts readTexts(const JsonNode& node, Reading& reading, InLanguages need = InLanguages::All);

}  // namespace mazzo::carddata
