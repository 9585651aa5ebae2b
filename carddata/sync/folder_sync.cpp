// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/folder_sync.h"

#include "carddata/library/decks/deck_text.h"
#include "carddata/sync/document_merge.h"
#include "carddata/sync/library_documents.h"
#include "carddata/sync/sync_state.h"

#include <fstream>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

using SyncChange = FolderSyncReport::Change;
using SyncText = std::optional<std::string>;
using SyncDocuments = std::map<std::string, LibraryDocuments::Document>;

constexpr std::string_view kAttributes = "decks/*.deck merge=mazzo\n*.csv merge=mazzo\n*.json merge=mazzo\n";

SyncText textAt(const SyncDocuments& documents, const std::string& path)
{
    const auto found = documents.find(path);
    return found == documents.end() ? std::nullopt : SyncText(found->second.text);
}

std::string shownName(const SyncPath& path, const std::string& text)
{
    return path.kind == SyncPath::Kind::Deck ? nameOfDeck(text) : std::string();
}

/// One run of a synchronisation.
class FolderSync {
public:
    FolderSync(Library& library, const SyncFolder& folder, const FolderSyncOptions& options)
        : m_library(library),
          m_documents(library),
          m_folder(folder),
          m_options(options),
          m_theirs(folder.read()),
          m_state(library.syncedFolders(), folder.path().string())
    {}

    Result<FolderSyncReport> run()
    {
        m_report.problems = m_theirs.problems();
        if (auto done = changeLibrary(); !done) return failure(done.error());
        if (auto done = writeFolder(); !done) return failure(done.error());
        return std::move(m_report);
    }

private:
    Result<void> changeLibrary()
    {
        auto transaction = m_library.begin();
        if (!transaction) return failure(transaction.error());
        if (auto done = m_state.read(m_theirs); !done) return done;
        auto documents = libraryDocuments();
        if (!documents) return failure(documents.error());
        adoptEqualDecks(*documents);
        if (auto done = mergeAll(*documents); !done) return done;
        // What the library says now is what the folder shall have.
        auto after = libraryDocuments();
        if (!after) return failure(after.error());
        m_targets = std::move(*after);
        if (auto done = rememberTargets(); !done) return done;
        return transaction->commit();
    }

    Result<SyncDocuments> libraryDocuments()
    {
        std::set<std::string> known = m_theirs.blocked();
        for (const auto& [path, file] : m_state.files()) known.insert(path);
        auto documents = m_documents.all(m_state.deckPaths(), known);
        if (documents)
            for (const auto& [path, document] : *documents)
                if (document.deck != DeckId{}) m_state.setDeckPath(document.deck, path);
        return documents;
    }

    /// A deck that both have, although nobody remembers that it is the same one.
    void adoptEqualDecks(SyncDocuments& documents)
    {
        std::map<std::string, std::string> unknown;  // texts of files that no deck belongs to
        for (const auto& [path, text] : m_theirs.files())
            if (!m_state.files().contains(path) && !documents.contains(path)) unknown.emplace(text, path);
        std::vector<std::pair<std::string, std::string>> renamed;
        for (const auto& [path, document] : documents) {
            if (document.deck == DeckId{} || m_state.files().contains(path) || m_theirs.files().contains(path))
                continue;
            const auto same = unknown.find(document.text);
            if (same == unknown.end()) continue;
            renamed.emplace_back(path, same->second);
            unknown.erase(same);
        }
        for (const auto& [from, to] : renamed) {
            auto node = documents.extract(from);
            node.key() = to;
            m_state.setDeckPath(node.mapped().deck, to);
            documents.insert(std::move(node));
            if (auto results = documents.extract(resultsPath(from))) {
                results.key() = resultsPath(to);
                documents.insert(std::move(results));
            }
        }
    }

    [[nodiscard]] std::set<std::string> allPaths(const SyncDocuments& ours) const
    {
        std::set<std::string> paths;
        for (const auto& [path, document] : ours) paths.insert(path);
        for (const auto& [path, text] : m_theirs.files()) paths.insert(path);
        for (const auto& [path, file] : m_state.files()) paths.insert(path);
        return paths;
    }

    Result<void> mergeAll(const SyncDocuments& ours)
    {
        std::set<std::string> paths = allPaths(ours);
        for (const auto& [path, versions] : m_theirs.versions()) paths.insert(path);
        std::map<std::string, std::pair<SyncText, SyncText>> layers;  // head and cards by game
        std::set<std::string> changedLayers;
        for (const std::string& path : paths) {
            const auto kind = SyncPath::parse(path);
            if (!kind || kind->kind == SyncPath::Kind::Picture || m_theirs.isBlocked(path)) continue;
            const bool isLayer = !kind->game.empty();
            if (isLayer && m_documents.game(kind->game) == nullptr) {
                m_unmanaged.insert(path);
                continue;
            }
            // The deck may arrive later; until then its results stay as they are.
            if (kind->kind == SyncPath::Kind::Results && deckOf(*kind) == DeckId{}) {
                m_unmanaged.insert(path);
                continue;
            }
            const SyncText before = textAt(ours, path);
            auto merged = merge(*kind, before);
            if (!merged) {
                m_report.problems.push_back(merged.error());
                m_theirs.block(path);
                continue;
            }
            if (isLayer) {
                auto& layer = layers[kind->game];
                (kind->kind == SyncPath::Kind::LayerHead ? layer.first : layer.second) = *merged;
                if (*merged != before) changedLayers.insert(kind->game);
            } else if (*merged != before) {
                put(*kind, *merged, before);
            }
        }
        for (const std::string& game : changedLayers) putLayer(game, layers[game]);
        return {};
    }

    /// The new text of a path: nothing if the file goes.
    Result<SyncText> merge(const SyncPath& path, const SyncText& ours)
    {
        const SyncText base = m_state.base(path.path);
        const SyncText theirs = theirText(path);
        SyncText merged = ours;
        // Copies that were entered on both sides add up, even if both entered the same number of them.
        const bool addsUp = path.kind == SyncPath::Kind::Collection && base && ours != base && ours && theirs;
        if ((ours == theirs && !addsUp) || theirs == base) merged = ours;
        else if (ours == base) merged = theirs;
        else if (!ours || !theirs) {
            // Removed on one side, changed on the other: nothing that somebody wrote is thrown away.
            merged = ours ? ours : theirs;
            m_report.conflicts.push_back({path.path, shownName(path, *merged), {"*"}, {}});
        } else if (auto done = mergeVersion(path, base, *theirs, merged); !done) {
            return failure(done.error());
        }
        if (const auto versions = m_theirs.versions().find(path.path); versions != m_theirs.versions().end())
            for (const FolderVersions::Version& version : versions->second) {
                if (!merged) merged = version.text;
                else if (auto done = mergeVersion(path, version.base ? version.base : base, version.text, merged);
                         !done)
                    return failure(done.error());
            }
        return merged;
    }

    /// The folder's version of a file. Only the removal of a single deck means anything, because a removed deck can be
    /// restored. Other files of which nothing is left, and the decks of a folder that somebody cleared or that has not
    /// arrived yet, are taken for unchanged and written again.
    [[nodiscard]] SyncText theirText(const SyncPath& path) const
    {
        const SyncText theirs = m_theirs.text(path.path);
        const bool mayBeRemoved = path.kind == SyncPath::Kind::Deck && m_theirs.hasDecks() && !m_theirs.mark().empty();
        return theirs || mayBeRemoved ? theirs : m_state.base(path.path);
    }

    Result<void> mergeVersion(const SyncPath& path, const SyncText& base, const std::string& theirs, SyncText& merged)
    {
        if (auto sound = checkDocument(path, theirs); !sound) return sound;
        auto both = mergeDocuments(path, base, *merged, theirs,
                                   [this](const std::string& game) { return m_documents.game(game); });
        if (!both) return failure(both.error());
        if (both->conflicts.empty()) {
            merged = std::move(both->text);
            return {};
        }
        std::string copy;
        if (path.kind == SyncPath::Kind::Deck) {
            const std::string name = m_options.conflictName(shownName(path, theirs));
            const auto added = m_library.decks().add(withName(theirs, name), name);
            if (!added) return failure(added.error());
            copy = added->name;
            m_report.changes.push_back({{}, copy, SyncChange::Side::Both, SyncChange::Kind::Added});
        } else {
            merged = std::move(both->text);
            copy = m_folder.freeConflictPath(path.path, m_options.today);
            if (auto done = m_folder.write(copy, theirs); !done) return done;
        }
        m_report.conflicts.push_back({path.path, shownName(path, theirs), std::move(both->conflicts), std::move(copy)});
        return {};
    }

    /// The deck that a file is, or that its results are of.
    [[nodiscard]] DeckId deckOf(const SyncPath& path) const
    {
        if (path.kind != SyncPath::Kind::Results) return m_state.deck(path.path);
        const std::string file = deckPathOfResults(path.path);
        const auto found = std::ranges::find_if(m_state.deckPaths(),
                                                [&](const auto& deck) { return deck.second == file; });
        return found == m_state.deckPaths().end() ? DeckId{} : found->first;
    }

    void put(const SyncPath& path, const SyncText& text, const SyncText& before)
    {
        const auto stored = m_documents.put(path, text, deckOf(path));
        if (!stored) {
            Error error = stored.error();
            if (error.where.file.empty()) error.where.file = path.path;
            m_report.problems.push_back(std::move(error));
            m_theirs.block(path.path);
            return;
        }
        if (*stored != DeckId{}) m_state.setDeckPath(*stored, path.path);
        changed(path, before, text, SyncChange::Side::Library);
    }

    void changed(const SyncPath& path, const SyncText& before, const SyncText& after, SyncChange::Side side)
    {
        const auto kind = !before ? SyncChange::Kind::Added
                          : after ? SyncChange::Kind::Changed
                                  : SyncChange::Kind::Removed;
        m_report.changes.push_back({path.path, shownName(path, after ? *after : *before), side, kind});
    }

    void putLayer(const std::string& game, const std::pair<SyncText, SyncText>& texts)
    {
        const std::string folder = "layers/" + game + "/";
        const std::string noHead = "{\"format\": 1, \"id\": \"" + game + "-own\", \"extends\": \"" + game +
                                   "\", \"version\": \"1\", \"name\": {\"en\": \"" + game + "-own\"}}";
        const auto done = m_documents.putLayer(game, texts.first.value_or(noHead),
                                               texts.second.value_or("{\"format\": 1, \"cards\": []}"),
                                               m_theirs.files());
        if (done) {
            m_report.changes.push_back({folder, {}, SyncChange::Side::Library, SyncChange::Kind::Changed});
            return;
        }
        m_report.problems.insert(m_report.problems.end(), done.error().begin(), done.error().end());
        m_theirs.block(folder);
    }

    [[nodiscard]] bool isManaged(const std::string& path) const
    {
        const auto kind = SyncPath::parse(path);
        return kind && kind->kind != SyncPath::Kind::Picture && !m_theirs.isBlocked(path) &&
               !m_unmanaged.contains(path);
    }

    /// Whether a file other than a deck has vanished from the folder. The results of a deck go with it.
    [[nodiscard]] bool hasLostFiles() const
    {
        return std::ranges::any_of(m_state.files(), [this](const auto& file) {
            const auto kind = SyncPath::parse(file.first);
            return kind && kind->kind != SyncPath::Kind::Deck && kind->kind != SyncPath::Kind::Results &&
                   isManaged(file.first) && !m_theirs.text(file.first);
        });
    }

    Result<void> rememberTargets()
    {
        if (hasLostFiles())
            if (auto done = m_state.renewMark(); !done) return done;
        for (const std::string& path : allPaths(m_targets)) {
            if (!isManaged(path)) continue;
            const auto document = m_targets.find(path);
            SyncedFile file;
            if (document != m_targets.end()) {
                file.deck = document->second.deck;
                file.target = document->second.text;
            }
            const SyncText there = m_theirs.text(path);
            file.base = SyncPath::parse(path)->kind == SyncPath::Kind::Deck ? there : theirText(*SyncPath::parse(path));
            file.writing = there != file.target || m_theirs.isMarked(path);
            if (file.writing) m_writing.insert(path);
            else file.target.reset();
            if (auto done = m_state.remember(path, file); !done) return done;
        }
        return {};
    }

    Result<void> writeFolder()
    {
        if (m_theirs.mark() != m_state.mark())
            if (auto done = m_folder.write(kMarkFile,
                                           "{\n  \"format\": 1,\n  \"folder\": \"" + m_state.mark() + "\"\n}\n");
                !done)
                return done;
        if (!m_theirs.hasDecks() && !m_theirs.isBlocked("decks/"))
            if (auto done = m_folder.write("decks/.keep", {}); !done) return done;
        if (const auto there = m_folder.read(".gitattributes"); there && !*there)
            if (auto done = m_folder.write(".gitattributes", kAttributes); !done) return done;
        if (auto done = writePictures(); !done) return done;
        Result<void> written;
        for (const std::string& path : m_writing)
            if (written = writeFile(path); !written) break;
        if (auto done = rememberWritten(); !done || !written) return !written ? written : done;
        for (const std::string& path : m_theirs.copies())
            if (!m_theirs.isBlocked(*originalOfConflict(path)))
                if (auto done = m_folder.remove(path); !done) return done;
        return {};
    }

    Result<void> writeFile(const std::string& path)
    {
        const SyncText before = m_theirs.text(path);
        const SyncText target = textAt(m_targets, path);
        // Somebody else may have written it in the meantime: the next run merges that.
        const auto now = m_folder.read(path);
        if (!now) return failure(now.error());
        if (*now != before && !m_theirs.isMarked(path)) return {};
        if (auto done = target ? m_folder.write(path, *target) : m_folder.remove(path); !done) return done;
        if (!m_theirs.isMarked(path) || before != target)
            changed(*SyncPath::parse(path), before, target, SyncChange::Side::Folder);
        m_written.push_back(path);
        return {};
    }

    Result<void> rememberWritten()
    {
        if (m_written.empty()) return {};
        auto transaction = m_library.begin();
        if (!transaction) return failure(transaction.error());
        for (const std::string& path : m_written) {
            const auto document = m_targets.find(path);
            SyncedFile file;
            if (document != m_targets.end()) {
                file.deck = document->second.deck;
                file.base = document->second.text;
            }
            if (auto done = m_state.remember(path, file); !done) return done;
        }
        return transaction->commit();
    }

    Result<void> writePictures()
    {
        const auto games = m_library.games();
        if (!games) return failure(games.error());
        for (const StoredPack& pack : *games) {
            if (m_theirs.isBlocked("layers/" + pack.game + "/")) continue;
            const auto pictures = m_documents.pictures(pack.game);
            if (!pictures) return failure(pictures.error());
            for (const auto& [path, name] : *pictures) {
                if (m_theirs.files().contains(path)) continue;
                std::ifstream stream(m_library.imageFolder(pack.game) / name, std::ios::binary);
                const std::string bytes(std::istreambuf_iterator<char>(stream), {});
                if (bytes.empty()) continue;
                if (auto done = m_folder.write(path, bytes); !done) return done;
            }
        }
        return {};
    }

    Library& m_library;
    LibraryDocuments m_documents;
    const SyncFolder& m_folder;
    const FolderSyncOptions& m_options;
    FolderVersions m_theirs;
    SyncState m_state;
    std::set<std::string> m_unmanaged;  // of games that are not installed
    SyncDocuments m_targets;
    std::set<std::string> m_writing;
    std::vector<std::string> m_written;
    FolderSyncReport m_report;
};

}  // namespace

Result<FolderSyncReport> syncFolder(Library& library, const fs::path& folder, const FolderSyncOptions& options)
{
    const auto opened = SyncFolder::open(folder);
    if (!opened) return failure(opened.error());
    return FolderSync(library, *opened, options).run();
}

}  // namespace mazzo::carddata
