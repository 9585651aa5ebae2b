// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/source_argument.h"
#include "app/input.h"
#include "app/output.h"
#include "app/share/deck_output.h"
#include "app/text/value_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

struct ShareText {
    Q_DECLARE_TR_FUNCTIONS(ShareText)
};

/// Writes what a command is asked to draw, file by file; the first that fails ends it.
class Pictures {
public:
    Pictures(const SourceArgument& source, const std::string& language)
        : m_library(source.workspace->library()), m_output(source.deck, source.loaded, language)
    {}

    [[nodiscard]] const std::string& code() const { return m_output.code(); }
    [[nodiscard]] const std::vector<std::string>& files() const { return m_files; }

    Result<void> qr(const std::string& path)
    {
        for (const OutputFile& file : m_output.qrFiles(path)) {
            if (auto written = write(file.path, file.bytes); !written) return written;
        }
        return {};
    }

    Result<void> picture(const std::string& path) { return write(path, pngOf(m_output.picture())); }
    Result<void> list(const std::string& path) { return write(path, pdfOf(m_output.list())); }

    Result<void> proxies(const std::string& path)
    {
        const auto paper = m_output.proxies(m_library);
        if (!paper) return failure(paper.error());
        return write(path, pdfOf(*paper));
    }

private:
    Result<void> write(const std::string& path, const QByteArray& bytes)
    {
        if (!writeOutput(path, bytes.toStdString()))
            return failure({Error::Kind::Io, "file.unwritable", {path, 0, 0}, {}, {}});
        m_files.push_back(path);
        return {};
    }

    const Library& m_library;
    DeckOutput m_output;
    std::vector<std::string> m_files;
};

Result<void> drawn(Pictures& pictures, const Arguments& arguments)
{
    struct Wanted {
        const char* option;
        Result<void> (Pictures::*draw)(const std::string&);
    };
    for (const Wanted wanted : {Wanted{"--qr", &Pictures::qr},
                                {"--image", &Pictures::picture},
                                {"--pdf", &Pictures::list},
                                {"--proxies", &Pictures::proxies}}) {
        for (const std::string& path : arguments.values(wanted.option)) {
            if (auto done = (pictures.*wanted.draw)(path); !done) return done;
        }
    }
    return {};
}

}  // namespace

ExitStatus runShare(const Console& console, const Arguments& arguments)
{
    const std::string& file = arguments.plain().front();
    const auto bytes = readInput(file, kMaxSourceBytes);
    if (!bytes) return console.fail(bytes.error());
    auto source = readSource({*bytes, file, {}, arguments.value("--game").value_or("")}, console.language());
    if (!source) return console.fail(source.error());
    source->file.clear();  // What is shared says nothing about the sender's files.
    tellReport(console, *source);
    Pictures pictures(*source, console.language());
    if (const auto done = drawn(pictures, arguments); !done) return console.fail(done.error());
    if (console.json()) {
        console.print({{"game", source->game().id}, {"code", pictures.code()}, {"files", pictures.files()}});
        return ExitStatus::Done;
    }
    for (const std::string& path : pictures.files()) console.line(ShareText::tr("Written: %1").arg(fromUtf8(path)));
    console.line(fromUtf8(pictures.code()));
    return ExitStatus::Done;
}

}  // namespace mazzo::cli
