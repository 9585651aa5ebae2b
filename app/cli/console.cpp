// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "app/text/error_text.h"
#include "model/control_characters.h"

#include <nlohmann/json.hpp>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string_view>

namespace mazzo::cli {

namespace {

void write(std::FILE* stream, std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stream);
    std::fputc('\n', stream);
}

}  // namespace

void Console::line(const QString& text) const { write(stdout, escapedControlCharacters(text.toStdString())); }

void Console::document(const std::string& text) const
{
    const std::string shown = isatty(STDOUT_FILENO) != 0 ? escapedControlCharacters(text) : text;
    std::fwrite(shown.data(), 1, shown.size(), stdout);
}

void Console::print(const nlohmann::ordered_json& document) const
{
    // Names come from arbitrary files, but the output must be valid UTF-8.
    // Within a JSON text an escaped character reads back.
    write(stdout,
          escapedControlCharacters(document.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)));
}

void Console::printError(const QString& text) const { write(stderr, escapedControlCharacters(text.toStdString())); }

ExitStatus Console::finished(ExitStatus status) const
{
    errno = 0;
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
    return fail(Error{Error::Kind::Io, "output.unwritable", {}, {}, std::strerror(errno)});
}

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
