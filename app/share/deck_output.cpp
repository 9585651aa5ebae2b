// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/deck_output.h"

#include "app/pictures/deck_picture.h"
#include "app/pictures/proxy_sheets.h"
#include "app/pictures/qr.h"
#include "app/pictures/registration_sheet.h"
#include "app/pictures/set_up_sheet.h"
#include "app/pictures/table_sheets.h"
#include "app/share/deck_page.h"
#include "app/text/value_text.h"
#include "import/formats/tts.h"
#include "import/share/deck_code.h"
#include "import/share/parts.h"
#include "validators/value_origins.h"

#include <QBuffer>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace mazzo::app {

namespace {

struct SplitPath {
    std::string stem;
    std::string ending;
};  ///< the ending with its dot

SplitPath splitPath(const std::string& path)
{
    const std::size_t folder = path.rfind('/');
    const std::size_t dot = path.rfind('.');
    const bool hasEnding = dot != std::string::npos && (folder == std::string::npos || dot > folder + 1);
    return {path.substr(0, hasEnding ? dot : path.size()), hasEnding ? path.substr(dot) : std::string()};
}

/// "deck.png" as "deck-2.png".
std::string numbered(const std::string& path, std::size_t number)
{
    const auto [stem, ending] = splitPath(path);
    return stem + "-" + std::to_string(number) + ending;
}

/// What the pack of the game says.
CardSize sizeIn(const Library& library, const std::string& game)
{
    const auto packs = library.games();
    if (!packs) return {};
    const auto found = std::ranges::find(*packs, game, &StoredPack::game);
    return found == packs->end() ? CardSize() : cardSizeOf(found->folder);
}

std::string urlOf(const std::string& path)
{
    return QUrl::fromLocalFile(QFileInfo(fromUtf8(path)).absoluteFilePath()).toEncoded().toStdString();
}

}  // namespace

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

DeckOutput::DeckOutput(DeckFile deck, std::shared_ptr<const LoadedGame> loaded, std::string language)
    : m_deck(std::move(deck)),
      m_loaded(std::move(loaded)),
      m_language(std::move(language)),
      m_outline(outlineOf(m_deck, m_loaded->game, m_loaded->catalogue, m_language)),
      m_code(shareCode(m_deck, m_loaded->game, m_loaded->catalogue)),
      m_setUp(tableSetUp(m_loaded->game, m_loaded->catalogue, m_deck.settings, m_deck.deck)),
      m_restsOn(originsOf(m_loaded->game, m_loaded->catalogue, m_deck.settings, m_deck.deck))
{}

QString DeckOutput::title() const { return titleOf(m_outline, game(), m_language).name; }

Written DeckOutput::text(Format format) const
{
    Written result = written(format, m_deck, game(), m_loaded->catalogue, m_language);
    const std::string note = restsOnText(m_restsOn).toStdString();
    if (note.empty()) return result;
    if (format == Format::Markdown) {
        const std::size_t code = m_code.empty() ? result.text.size() : result.text.rfind("\n`") + 1;
        result.text.insert(code, "*" + note + "*\n\n");
    } else if (format == Format::Text && std::ranges::find(m_outline.notes, note) == m_outline.notes.end()) {
        const std::size_t header = result.text.find("\n\n");
        if (header != std::string::npos) result.text.insert(header + 1, "# " + note + "\n");
    }
    return result;
}

std::vector<QImage> DeckOutput::qrPictures() const
{
    std::vector<QImage> pictures;
    if (m_code.empty()) return pictures;
    for (const std::string& part : codeParts(m_code, kLongestQr)) pictures.push_back(qrImage(qrModules(part)));
    return pictures;
}

std::vector<OutputFile> DeckOutput::qrFiles(const std::string& path) const
{
    const bool svg = QFileInfo(fromUtf8(path)).suffix().toLower() == "svg";
    const std::vector<std::string> parts = codeParts(m_code, kLongestQr);
    std::vector<OutputFile> files;
    for (const std::string& part : parts) {
        const QrModules modules = qrModules(part);
        files.push_back({parts.size() == 1 ? path : numbered(path, files.size() + 1),
                         svg ? qrSvg(modules) : pngOf(qrImage(modules))});
    }
    return files;
}

QImage DeckOutput::picture() const
{
    return deckPicture(m_outline, game(), m_language, m_code, restsOnText(m_restsOn));
}

Result<QByteArray> DeckOutput::page(const Library& library) const
{
    return deckPage({m_deck, m_outline, *m_loaded, library, m_language, m_code, restsOnText(m_restsOn)});
}

ListSheet DeckOutput::list() const
{
    ListSheet sheet = registrationSheet(m_outline, game(), m_language, m_code, restsOnText(m_restsOn));
    if (!m_setUp) return sheet;
    std::vector<ListSheet::Section> sections = setUpSections(*m_setUp, *m_loaded, m_language);
    // Other zones, such as a deck reached in play, come after the piles.
    for (std::size_t i = 0; i < m_outline.sections.size(); ++i)
        if (game()[m_outline.sections[i].zone].id != game().supply->zone)
            sections.push_back(std::move(sheet.sections[i]));
    sheet.sections = std::move(sections);
    sheet.total = setUpTotal(*m_setUp);
    return sheet;
}

Result<std::vector<Product::Line>> DeckOutput::leftInBox(const Library& library) const
{
    if (!m_setUp) return std::vector<Product::Line>{};
    const auto products = library.products(game().id);
    if (!products) return failure(products.error());
    const auto box = std::ranges::find(*products, game().supply->product, &Product::id);
    return box == products->end() ? std::vector<Product::Line>{} : leftInTheBox(*m_setUp, *box, *m_loaded);
}

Result<ListSheet> DeckOutput::setUpSheet(const Library& library) const
{
    if (!m_setUp)
        return failure({Error::Kind::Refused,
                        game().supply ? "picture.nothing-chosen" : "picture.no-set-up",
                        {},
                        {std::string(game().name.in(m_language))},
                        {}});
    const auto left = leftInBox(library);
    if (!left) return failure(left.error());
    ListSheet sheet = registrationSheet(m_outline, game(), m_language, m_code, {});
    sheet.blanks.clear();
    sheet.sections = setUpSections(*m_setUp, *m_loaded, m_language);
    sheet.total = setUpTotal(*m_setUp);
    if (!left->empty()) sheet.sections.push_back(boxSection(*left, *m_loaded, m_language));
    return sheet;
}

CardFace DeckOutput::faceOfLine(const Outline::Line& line, const Library& library) const
{
    return line.card ? faceOf(*line.card, *m_loaded, library, m_language)
                     : unknownCardFace(line.name, game(), m_language);
}

std::vector<OutputFile> DeckOutput::tableFiles(const std::string& path, const Library& library) const
{
    const std::string stem = splitPath(path).stem;
    std::vector<CardFace> faces;
    for (const Outline::Line& line : ttsFaces(m_outline)) faces.push_back(faceOfLine(line, library));
    const CardSize size = sizeIn(library, game().id);
    std::vector<OutputFile> files{{stem + "-back.png", pngOf(cardBack(fromUtf8(game().name.in(m_language)), size))}};
    TtsSheets sheets;
    sheets.back = urlOf(files.front().path);
    for (const QImage& sheet : faceSheets(faces, kTtsColumns, kTtsRows, size)) {
        files.push_back({stem + "-cards-" + std::to_string(files.size()) + ".png", pngOf(sheet)});
        sheets.faces.push_back(urlOf(files.back().path));
    }
    files.push_back({path, QByteArray::fromStdString(writeTts(m_outline, game(), m_language, sheets).text)});
    return files;
}

Result<Paper> DeckOutput::proxies(const Library& library) const
{
    std::vector<ProxyCard> cards;
    std::int64_t copies = 0;
    for (const Outline::Section& section : m_outline.sections) {
        for (const Outline::Line& line : section.lines) copies += line.copies;
    }
    if (copies > kMaxProxies)
        return failure(
            {Error::Kind::Limit, "picture.too-many", {}, {std::to_string(copies), std::to_string(kMaxProxies)}, {}});
    for (const Outline::Section& section : m_outline.sections) {
        for (const Outline::Line& line : section.lines) cards.push_back({faceOfLine(line, library), line.copies});
    }
    return proxySheets(std::move(cards), sizeIn(library, game().id), title());
}

}  // namespace mazzo::app
