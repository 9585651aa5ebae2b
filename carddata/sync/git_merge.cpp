// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/git_merge.h"

#include "carddata/library/decks/deck_text.h"
#include "carddata/sync/document_merge.h"
#include "carddata/sync/library_documents.h"

#include <fstream>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

Result<std::string> wholeFile(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(stream), {});
    if (!stream.is_open() || stream.bad())
        return failure({Error::Kind::Io, "file.unreadable", {file.string(), 0, 0}, {}, {}});
    return text;
}

}  // namespace

Result<FolderSyncReport> mergeSyncedFile(Library& library, const fs::path& base, const fs::path& ours,
                                         const fs::path& theirs, std::string_view path, const fs::path& folder,
                                         const FolderSyncOptions& options)
{
    if (path == kMarkFile) return FolderSyncReport();  // one mark is as good as the other
    const auto kind = SyncPath::parse(path);
    if (!kind)
        return failure({Error::Kind::Refused, "sync.not-a-file", {std::string(path), 0, 0}, {std::string(path)}, {}});
    const auto opened = SyncFolder::open(folder);
    if (!opened) return failure(opened.error());
    const auto b = wholeFile(base);
    const auto o = wholeFile(ours);
    const auto t = wholeFile(theirs);
    for (const auto* each : {&b, &o, &t})
        if (!*each) return failure(each->error());
    for (const auto* each : {&o, &t})
        if (auto sound = checkDocument(*kind, **each); !sound) return failure(sound.error());
    const LibraryDocuments documents(library);
    // Git gives an empty file if both added it.
    auto merged = mergeDocuments(*kind, b->empty() ? std::nullopt : std::optional(*b), *o, *t,
                                 [&documents](const std::string& game) { return documents.game(game); });
    if (!merged) return failure(merged.error());
    FolderSyncReport report;
    if (!merged->conflicts.empty()) {
        std::string copy;
        std::string other = *t;
        if (kind->kind == SyncPath::Kind::Deck) {
            merged->text = *o;
            const std::string name = options.conflictName(nameOfDeck(*t));
            other = withName(*t, name);
            copy = deckPath(name, other);
        } else {
            copy = opened->freeConflictPath(kind->path, options.today);
        }
        if (auto done = opened->write(copy, other); !done) return failure(done.error());
        report.conflicts.push_back({kind->path, nameOfDeck(*o), std::move(merged->conflicts), copy});
    }
    std::ofstream out(ours, std::ios::binary | std::ios::trunc);
    out << merged->text;
    if (!out.flush()) return failure({Error::Kind::Io, "sync.not-written", {ours.string(), 0, 0}, {ours.string()}, {}});
    return report;
}

}  // namespace mazzo::carddata
