#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/source_argument.h"
#include "app/pictures/deck_picture.h"
#include "app/pictures/paper.h"
#include "app/pictures/qr.h"
#include "app/words/error_words.h"
#include "app/words/value_words.h"
#include "import/share/deck_code.h"
#include "import/share/parts.h"

#include <nlohmann/json.hpp>

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>

namespace mazzo {

using Json = nlohmann::ordered_json;

namespace {

struct ShareWords { Q_DECLARE_TR_FUNCTIONS(ShareWords) };

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// "deck.png" as "deck-2.png".
std::string numbered(const std::string& path, std::size_t number)
{
    const std::size_t folder = path.rfind('/');
    const std::size_t dot = path.rfind('.');
    const bool hasEnding = dot != std::string::npos && (folder == std::string::npos || dot > folder + 1);
    return path.substr(0, hasEnding ? dot : path.size()) + "-" + std::to_string(number) + (hasEnding ? path.substr(dot) : "");
}

/// What a command is asked to draw, written file by file; the first that fails ends it.
class Pictures {
public:
    Pictures(const SourceArgument& source, std::string code, std::string language)
        : m_source(source), m_code(std::move(code)), m_language(std::move(language)), m_outline(outlineOf(source.deck, source.game(), source.catalogue(), m_language))
    {
    }

    [[nodiscard]] const std::vector<std::string>& files() const { return m_files; }

    Result<void> qr(const std::string& path)
    {
        const bool svg = QFileInfo(fromUtf8(path)).suffix().toLower() == "svg";
        const std::vector<std::string> parts = codeParts(m_code, kLongestQr);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const QrModules modules = qrModules(parts[i]);
            const auto written = write(parts.size() == 1 ? path : numbered(path, i + 1), svg ? qrSvg(modules) : pngOf(qrImage(modules)));
            if (!written) return written;
        }
        return {};
    }

    Result<void> picture(const std::string& path) { return write(path, pngOf(deckPicture(m_outline, m_source.game(), m_language, m_code))); }
    Result<void> list(const std::string& path) { return write(path, registrationPdf(m_outline, m_source.game(), m_language, m_code)); }

    Result<void> proxies(const std::string& path)
    {
        std::vector<ProxyCard> cards;
        int copies = 0;
        for (const Outline::Section& section : m_outline.sections) {
            copies += section.cards;
            for (const Outline::Line& line : section.lines) {
                CardFace face = line.card ? faceOf(*line.card, *m_source.loaded, m_source.workspace->library(), m_language)
                                          : strangerFace(line.name, m_source.game(), m_language);
                cards.push_back({std::move(face), line.copies});
            }
        }
        if (copies > kMostProxies) return failure({Error::Kind::Limit, "picture.too-many", {}, {std::to_string(copies), std::to_string(kMostProxies)}, {}});
        return write(path, proxyPdf(cards, titleOf(m_outline, m_source.game(), m_language).name));
    }

private:
    Result<void> write(const std::string& path, const QByteArray& bytes)
    {
        if (!writeOutput(path, bytes.toStdString())) return failure({Error::Kind::Io, "file.unwritable", {path, 0, 0}, {}, {}});
        m_files.push_back(path);
        return {};
    }

    const SourceArgument& m_source;
    std::string m_code;
    std::string m_language;
    Outline m_outline;
    std::vector<std::string> m_files;
};

Result<void> drawn(Pictures& pictures, const Arguments& arguments)
{
    struct Wanted { const char* option; Result<void> (Pictures::*draw)(const std::string&); };
    for (const Wanted wanted : {Wanted{"--qr", &Pictures::qr}, {"--image", &Pictures::picture}, {"--pdf", &Pictures::list}, {"--proxies", &Pictures::proxies}}) {
        for (const std::string& path : arguments.values(wanted.option)) {
            if (auto done = (pictures.*wanted.draw)(path); !done) return done;
        }
    }
    return {};
}

} // namespace

ExitStatus runShare(const Console& console, const Arguments& arguments)
{
    const std::string& file = arguments.plain().front();
    const auto bytes = readInput(file);
    if (!bytes) return console.fail(bytes.error());
    auto source = readSource({*bytes, file, {}, arguments.value("--game").value_or("")}, console.language());
    if (!source) return console.fail(source.error());
    source->file.clear();   // What is shared says nothing about the sender's files.
    tellReport(console, *source);
    const std::string code = shareCode(source->deck, source->game(), source->catalogue());
    Pictures pictures(*source, code, console.language());
    if (const auto done = drawn(pictures, arguments); !done) return console.fail(done.error());
    if (console.json()) {
        console.print({{"game", source->game().id}, {"code", code}, {"files", pictures.files()}});
        return ExitStatus::Done;
    }
    for (const std::string& path : pictures.files()) console.line(ShareWords::tr("Written: %1").arg(fromUtf8(path)));
    console.line(fromUtf8(code));
    return ExitStatus::Done;
}

} // namespace mazzo
