// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "app/text/error_text.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <string_view>

namespace mazzo::cli {

namespace {

void write(std::FILE* stream, std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stream);
    std::fputc('\n', stream);
}

}  // namespace

void Console::line(const QString& text) const { write(stdout, text.toStdString()); }

void Console::print(const nlohmann::ordered_json& document) const
{
    // Names come from arbitrary files, but the output must be valid UTF-8.
    write(stdout, document.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

void Console::printError(const QString& text) const { write(stderr, text.toStdString()); }

ExitStatus Console::fail(const Error& error) const
{
    printError(sentenceWithPlace(error));
    return ExitStatus::BadInput;
}

ExitStatus Console::fail(const Errors& errors) const
{
    for (const Error& error : errors) printError(sentenceWithPlace(error));
    return ExitStatus::BadInput;
}

}  // namespace mazzo::cli
