// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/share/share_preview.h"

#include "app/text/error_text.h"
#include "app/text/value_text.h"

#include <algorithm>

namespace mazzo::desktop {

namespace {

constexpr int kPreviewWidth = 1000;  // pixels of a page to look at

void addText(SharePreview& preview, Format format)
{
    const Written written = preview.output->text(format);
    preview.text = fromUtf8(written.text);
    for (const Error& error : written.lost) {
        if (error.code != "format.no-pictures") preview.lost.append(sentence(error));  // they are saved with the file
    }
}

void addProxies(SharePreview& preview, const std::filesystem::path& folder)
{
    const auto library = Library::open(folder, FileCheck::Before);
    auto paper = library ? preview.output->proxies(*library) : Result<Paper>(failure(library.error()));
    if (paper) preview.paper = std::move(*paper);
    else preview.problem = sentence(paper.error());
}

void addSetUp(SharePreview& preview, const std::filesystem::path& folder)
{
    const auto library = Library::open(folder, FileCheck::Before);
    const auto sheet = library ? preview.output->setUpSheet(*library) : Result<ListSheet>(failure(library.error()));
    if (sheet) preview.paper = printed(*sheet);
    else preview.problem = sentence(sheet.error());
}

}  // namespace

SharePreview previewOf(const ShareQuestion& question)
{
    SharePreview preview;
    preview.output = question.output;
    if (preview.output == nullptr) {
        auto file = readDeck(question.deck->text, question.game->game, question.game->catalogue);
        if (!file) {
            preview.problem = sentenceWithPlace(file.error().front());
            return preview;
        }
        preview.output = std::make_shared<const DeckOutput>(std::move(*file), question.game, question.language);
    }
    const QString kind = question.kind->id;
    if (question.kind->format) addText(preview, *question.kind->format);
    else if (kind == "qr") preview.pictures = preview.output->qrPictures();
    else if (kind == "picture" || kind == "html") preview.pictures = {preview.output->picture()};
    else if (kind == "list") preview.paper = printed(preview.output->list());
    else if (kind == "setup") addSetUp(preview, question.folder);
    else addProxies(preview, question.folder);
    return turned(std::move(preview), question.page);
}

SharePreview turned(SharePreview preview, int page)
{
    if (!preview.isThere()) return preview;
    preview.pages = preview.paper ? preview.paper->pages : std::max(1, static_cast<int>(preview.pictures.size()));
    preview.page = std::clamp(page, 0, preview.pages - 1);
    if (preview.paper) preview.picture = pageImage(*preview.paper, preview.page, kPreviewWidth);
    else if (!preview.pictures.empty()) preview.picture = preview.pictures[static_cast<std::size_t>(preview.page)];
    return preview;
}

Result<std::vector<OutputFile>> filesOf(const SharePreview& preview, const ShareKind& kind, const std::string& path,
                                        const std::filesystem::path& folder, const ShareProgress& progress)
{
    if (preview.paper) {
        // After it was cancelled the remaining pages are empty, and no file is returned.
        bool going = true;
        Paper paper = *preview.paper;
        paper.draw = [&](QPainter& painter, int page) {
            going = going && progress(static_cast<double>(page) / paper.pages);
            if (going) preview.paper->draw(painter, page);
        };
        QByteArray pdf = pdfOf(paper);
        return going ? std::vector{OutputFile{path, std::move(pdf)}} : std::vector<OutputFile>();
    }
    if (QString(kind.id) == "qr") return preview.output->qrFiles(path);
    if (QString(kind.id) == "tts" || QString(kind.id) == "html") {
        const auto library = Library::open(folder, FileCheck::Before);
        if (!library) return failure(library.error());
        if (QString(kind.id) == "tts") return preview.output->tableFiles(path, *library);
        auto page = preview.output->page(*library);
        if (!page) return failure(page.error());
        return std::vector{OutputFile{path, std::move(*page)}};
    }
    return std::vector{OutputFile{path, preview.picture.isNull() ? preview.text.toUtf8() : pngOf(preview.picture)}};
}

}  // namespace mazzo::desktop
