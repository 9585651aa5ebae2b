// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/folder_sync.h"

#include "carddata/library/decks/deck_text.h"
#include "carddata/sync/collection_table.h"
#include "carddata/sync/document_merge.h"
#include "carddata/sync/library_documents.h"

#include <fstream>
#include <random>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

using SyncChange = FolderSyncReport::Change;
using SyncText = std::optional<std::string>;
using SyncDocuments = std::map<std::string, LibraryDocuments::Document>;

constexpr std::string_view kAttributes = "decks/*.deck merge=mazzo\n*.csv merge=mazzo\n*.json merge=mazzo\n";

template <class Map>
SyncText textAt(const Map& texts, const std::string& path)
{
    const auto found = texts.find(path);
    if (found == texts.end()) return std::nullopt;
    if constexpr (std::is_same_v<Map, SyncDocuments>) return found->second.text;
    else return found->second;
}

/// What is remembered of a path without a file: that the collection was empty, so that copies which are entered on two
/// computers from then on add up.
SyncText withoutFile(const std::string& path)
{
    return path == kCollectionFile ? SyncText(CollectionTable().text()) : std::nullopt;
}

std::string newMark()
{
    std::random_device random;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%08x%08x", random(), random());
    return digits;
}

/// A file under `conflicts/` that does not exist yet.
std::string conflictFile(const SyncFolder& folder, const std::string& path, const std::string& today)
{
    std::string flat = path;
    std::ranges::replace(flat, '/', '-');
    const std::size_t dot = flat.rfind('.');
    const std::string stem = std::string(kConflictFolder) + "/" + flat.substr(0, dot) + "-" + today;
    std::string name = stem + flat.substr(dot);
    for (int number = 2; folder.read(name).value_or(std::nullopt).has_value(); ++number)
        name = stem + "-" + std::to_string(number) + flat.substr(dot);
    return name;
}

/// One run of a synchronisation.
class FolderSync {
public:
    FolderSync(Library& library, const SyncFolder& folder, const FolderSyncOptions& options)
        : m_library(library), m_documents(library), m_folder(folder), m_options(options), m_key(folder.path().string())
    {}

    Result<FolderSyncReport> run()
    {
        m_theirs = m_folder.read();
        m_report.problems = m_theirs.problems;
        separateVersions();
        if (auto done = changeLibrary(); !done) return failure(done.error());
        if (auto done = writeFolder(); !done) return failure(done.error());
        return std::move(m_report);
    }

private:
    /// Files that are no longer as we know them how to read are set aside: copies that a file synchroniser kept, and
    /// files with the marks of a version control system.
    void separateVersions()
    {
        for (auto file = m_theirs.files.begin(); file != m_theirs.files.end();) {
            const auto original = originalOfConflict(file->first);
            if (original && SyncPath::parse(*original)) {
                m_copies.push_back(file->first);
                m_versions[*original].push_back({file->second, std::nullopt});
                file = m_theirs.files.erase(file);
            } else {
                if (auto marked = markedVersions(file->second)) {
                    file->second = std::move(marked->ours);
                    m_versions[file->first].push_back({std::move(marked->theirs), std::move(marked->base)});
                    m_marked.insert(file->first);
                }
                ++file;
            }
        }
        for (auto& [path, text] : m_theirs.files) check(path, text);
        for (const std::string& path : m_theirs.blocked) m_theirs.files.erase(path);
    }

    void check(const std::string& path, const std::string& text)
    {
        const auto kind = SyncPath::parse(path);
        if (auto sound = checkDocument(*kind, text); !sound) {
            m_theirs.blocked.insert(path);
            m_report.problems.push_back(sound.error());
        }
    }

    [[nodiscard]] bool isBlocked(const std::string& path) const
    {
        return std::ranges::any_of(m_theirs.blocked, [&](const std::string& blocked) {
            return blocked == path || (blocked.ends_with('/') && path.starts_with(blocked));
        });
    }

    Result<void> changeLibrary()
    {
        auto transaction = m_library.begin();
        if (!transaction) return failure(transaction.error());
        if (auto done = readState(); !done) return done;
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

    Result<void> readState()
    {
        const SyncRepository state = m_library.syncedFolders();
        auto known = state.mark(m_key);
        if (!known) return failure(known.error());
        m_mark = m_theirs.mark;
        if (known->empty() && !m_mark.empty()) {
            // The same folder in another place, unless it is a second copy of it.
            const auto elsewhere = state.folderWith(m_mark);
            if (!elsewhere) return failure(elsewhere.error());
            std::error_code error;
            if (*elsewhere && !fs::exists(**elsewhere, error)) {
                if (auto done = state.moved(**elsewhere, m_key); !done) return done;
                known = m_mark;
            }
        }
        auto files = state.files(m_key);
        if (!files) return failure(files.error());
        // Another folder has come in the place of ours: nothing that is missing in it was removed by anybody. Two
        // computers that both began with the folder give it another mark too, but then it still has our files.
        const bool hasOurs = std::ranges::any_of(*files, [this](const auto& file) {
            return file.second.base && textAt(m_theirs.files, file.first) == file.second.base;
        });
        if (!known->empty() && *known != m_mark && !hasOurs) {
            if (auto done = state.forget(m_key); !done) return done;
            files->clear();
        }
        if (m_mark.empty()) m_mark = newMark();
        if (auto done = state.setMark(m_key, m_mark); !done) return done;
        m_state = std::move(*files);
        for (auto& [path, file] : m_state) {
            // A run that was cut off: did this file reach the folder?
            if (file.writing && textAt(m_theirs.files, path) == file.target)
                file.base = file.target ? file.target : withoutFile(path);
            file.writing = false;
            file.target.reset();
            if (file.deck != DeckId{}) m_paths[file.deck] = path;
        }
        return {};
    }

    Result<SyncDocuments> libraryDocuments()
    {
        std::set<std::string> taken;
        for (const auto& [path, file] : m_state) taken.insert(path);
        for (const std::string& path : m_theirs.blocked) taken.insert(path);
        auto documents = m_documents.all(m_paths, taken);
        if (documents)
            for (const auto& [path, document] : *documents)
                if (document.deck != DeckId{}) m_paths[document.deck] = path;
        return documents;
    }

    /// A deck that both have, although nobody remembers that it is the same one.
    void adoptEqualDecks(SyncDocuments& documents)
    {
        std::map<std::string, std::string> unknown;  // texts of files that no deck belongs to
        for (const auto& [path, text] : m_theirs.files)
            if (!m_state.contains(path) && !documents.contains(path)) unknown.emplace(text, path);
        std::vector<std::pair<std::string, std::string>> renamed;
        for (const auto& [path, document] : documents) {
            if (document.deck == DeckId{} || m_state.contains(path) || m_theirs.files.contains(path)) continue;
            const auto same = unknown.find(document.text);
            if (same == unknown.end()) continue;
            renamed.emplace_back(path, same->second);
            unknown.erase(same);
        }
        for (const auto& [from, to] : renamed) {
            auto node = documents.extract(from);
            node.key() = to;
            m_paths[node.mapped().deck] = to;
            documents.insert(std::move(node));
        }
    }

    Result<void> mergeAll(const SyncDocuments& ours)
    {
        std::set<std::string> paths;
        for (const auto& [path, document] : ours) paths.insert(path);
        for (const auto& [path, text] : m_theirs.files) paths.insert(path);
        for (const auto& [path, file] : m_state) paths.insert(path);
        for (const auto& [path, versions] : m_versions) paths.insert(path);
        std::map<std::string, std::pair<SyncText, SyncText>> layers;  // head and cards by game
        std::set<std::string> changedLayers;
        for (const std::string& path : paths) {
            const auto kind = SyncPath::parse(path);
            if (!kind || kind->kind == SyncPath::Kind::Picture || isBlocked(path)) continue;
            const bool isLayer = !kind->game.empty();
            if (isLayer && m_documents.game(kind->game) == nullptr) {
                m_unmanaged.insert(path);
                continue;
            }
            const SyncText before = textAt(ours, path);
            auto merged = merge(*kind, before);
            if (!merged) {
                m_report.problems.push_back(merged.error());
                m_theirs.blocked.insert(path);
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
        const auto known = m_state.find(path.path);
        SyncText base = known == m_state.end() ? std::nullopt : known->second.base;
        const SyncText theirs = theirText(path, base);
        if ((!ours || !theirs) && base == withoutFile(path.path)) base.reset();
        SyncText merged = ours;
        // Copies that were entered on both sides add up, even if both entered the same number of them.
        const bool addsUp = path.kind == SyncPath::Kind::Collection && base && ours != base && ours && theirs;
        if ((ours == theirs && !addsUp) || theirs == base) merged = ours;
        else if (ours == base) merged = theirs;
        else if (!ours || !theirs) {
            // Removed on one side, changed on the other: nothing that somebody wrote is thrown away.
            merged = ours ? ours : theirs;
            m_report.conflicts.push_back({path.path, nameOf(path, *merged), {"*"}, {}});
        } else if (auto done = mergeVersion(path, base, *theirs, merged); !done) {
            return failure(done.error());
        }
        if (const auto versions = m_versions.find(path.path); versions != m_versions.end())
            for (const Version& version : versions->second) {
                if (!merged) merged = version.text;
                else if (auto done = mergeVersion(path, version.base ? version.base : base, version.text, merged);
                         !done)
                    return failure(done.error());
            }
        return merged;
    }

    [[nodiscard]] SyncText theirText(const SyncPath& path, const SyncText& base) const
    {
        const SyncText theirs = textAt(m_theirs.files, path.path);
        // A folder whose decks were not brought along yet, or that somebody cleared, does not say that they are gone.
        if (!theirs && path.kind == SyncPath::Kind::Deck && !m_theirs.hasDecks) return base;
        return theirs;
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
            const std::string name = m_options.conflictName(nameOf(path, theirs));
            const auto added = m_library.decks().add(withName(theirs, name), name);
            if (!added) return failure(added.error());
            copy = added->name;
            m_report.changes.push_back({{}, copy, SyncChange::Side::Both, SyncChange::Kind::Added});
        } else {
            merged = std::move(both->text);
            copy = conflictFile(m_folder, path.path, m_options.today);
            if (auto done = m_folder.write(copy, theirs); !done) return done;
        }
        m_report.conflicts.push_back({path.path, nameOf(path, theirs), std::move(both->conflicts), std::move(copy)});
        return {};
    }

    [[nodiscard]] static std::string nameOf(const SyncPath& path, const std::string& text)
    {
        return path.kind == SyncPath::Kind::Deck ? nameOfDeck(text) : std::string();
    }

    void put(const SyncPath& path, const SyncText& text, const SyncText& before)
    {
        const auto known = m_state.find(path.path);
        DeckId deck = known == m_state.end() ? DeckId{} : known->second.deck;
        for (const auto& [id, file] : m_paths)
            if (file == path.path) deck = id;
        const auto stored = m_documents.put(path, text, deck);
        if (!stored) {
            Error error = stored.error();
            if (error.where.file.empty()) error.where.file = path.path;
            m_report.problems.push_back(std::move(error));
            m_theirs.blocked.insert(path.path);
            return;
        }
        if (*stored != DeckId{}) m_paths[*stored] = path.path;
        changed(path, before, text, SyncChange::Side::Library);
    }

    void changed(const SyncPath& path, const SyncText& before, const SyncText& after, SyncChange::Side side)
    {
        const auto kind = !before ? SyncChange::Kind::Added
                          : after ? SyncChange::Kind::Changed
                                  : SyncChange::Kind::Removed;
        m_report.changes.push_back({path.path, nameOf(path, after ? *after : *before), side, kind});
    }

    void putLayer(const std::string& game, const std::pair<SyncText, SyncText>& texts)
    {
        const std::string folder = "layers/" + game + "/";
        const std::string noHead = "{\"format\": 1, \"id\": \"" + game + "-own\", \"extends\": \"" + game +
                                   "\", \"version\": \"1\", \"name\": {\"en\": \"" + game + "-own\"}}";
        const auto done = m_documents.putLayer(game, texts.first.value_or(noHead),
                                               texts.second.value_or("{\"format\": 1, \"cards\": []}"), m_theirs.files);
        if (done) {
            m_report.changes.push_back({folder, {}, SyncChange::Side::Library, SyncChange::Kind::Changed});
            return;
        }
        m_report.problems.insert(m_report.problems.end(), done.error().begin(), done.error().end());
        m_theirs.blocked.insert(folder);
    }

    [[nodiscard]] bool isManaged(const std::string& path) const
    {
        const auto kind = SyncPath::parse(path);
        return kind && kind->kind != SyncPath::Kind::Picture && !isBlocked(path) && !m_unmanaged.contains(path);
    }

    /// The last run found neither a file nor anything to write in it.
    [[nodiscard]] bool wasEmpty(const std::string& path) const
    {
        const auto known = m_state.find(path);
        return known != m_state.end() && known->second.base == withoutFile(path);
    }

    Result<void> rememberTargets()
    {
        std::set<std::string> paths;
        for (const auto& [path, document] : m_targets) paths.insert(path);
        for (const auto& [path, text] : m_theirs.files) paths.insert(path);
        for (const auto& [path, file] : m_state) paths.insert(path);
        paths.emplace(kCollectionFile);
        const SyncRepository state = m_library.syncedFolders();
        for (const std::string& path : paths) {
            if (!isManaged(path)) continue;
            const auto document = m_targets.find(path);
            SyncedFile file;
            if (document != m_targets.end()) {
                file.deck = document->second.deck;
                file.target = document->second.text;
            }
            file.base = textAt(m_theirs.files, path);
            file.writing = file.base != file.target || m_marked.contains(path);
            if (file.writing) m_writing.insert(path);
            else file.target.reset();
            if (!file.base && (!file.writing || wasEmpty(path))) file.base = withoutFile(path);
            if (file.writing || file.base) {
                if (auto done = state.put(m_key, path, file); !done) return done;
            } else if (auto done = state.remove(m_key, path); !done) {
                return done;
            }
        }
        return {};
    }

    Result<void> writeFolder()
    {
        if (m_theirs.mark.empty())
            if (auto done = m_folder.write(kMarkFile, "{\n  \"format\": 1,\n  \"folder\": \"" + m_mark + "\"\n}\n");
                !done)
                return done;
        if (!m_theirs.hasDecks && !isBlocked("decks/"))
            if (auto done = m_folder.write("decks/.keep", {}); !done) return done;
        if (const auto there = m_folder.read(".gitattributes"); there && !*there)
            if (auto done = m_folder.write(".gitattributes", kAttributes); !done) return done;
        if (auto done = writePictures(); !done) return done;
        Result<void> written;
        for (const std::string& path : m_writing)
            if (written = writeFile(path); !written) break;
        if (auto done = rememberWritten(); !done || !written) return !written ? written : done;
        for (const std::string& path : m_copies)
            if (!isBlocked(*originalOfConflict(path)))
                if (auto done = m_folder.remove(path); !done) return done;
        return {};
    }

    Result<void> writeFile(const std::string& path)
    {
        const SyncText before = textAt(m_theirs.files, path);
        const SyncText target = textAt(m_targets, path);
        // Somebody else may have written it in the meantime: the next run merges that.
        const auto now = m_folder.read(path);
        if (!now) return failure(now.error());
        if (*now != before && !m_marked.contains(path)) return {};
        if (auto done = target ? m_folder.write(path, *target) : m_folder.remove(path); !done) return done;
        if (!m_marked.contains(path) || before != target)
            changed(*SyncPath::parse(path), before, target, SyncChange::Side::Folder);
        m_written.push_back(path);
        return {};
    }

    Result<void> rememberWritten()
    {
        if (m_written.empty()) return {};
        auto transaction = m_library.begin();
        if (!transaction) return failure(transaction.error());
        const SyncRepository state = m_library.syncedFolders();
        for (const std::string& path : m_written) {
            const auto document = m_targets.find(path);
            SyncedFile file{DeckId{}, withoutFile(path), std::nullopt, false};
            if (document != m_targets.end()) {
                file.deck = document->second.deck;
                file.base = document->second.text;
            }
            if (auto done = file.base ? state.put(m_key, path, file) : state.remove(m_key, path); !done) return done;
        }
        return transaction->commit();
    }

    Result<void> writePictures()
    {
        const auto games = m_library.games();
        if (!games) return failure(games.error());
        for (const StoredPack& pack : *games) {
            if (isBlocked("layers/" + pack.game + "/")) continue;
            const auto pictures = m_documents.pictures(pack.game);
            if (!pictures) return failure(pictures.error());
            for (const auto& [path, name] : *pictures) {
                if (m_theirs.files.contains(path)) continue;
                std::ifstream stream(m_library.imageFolder(pack.game) / name, std::ios::binary);
                const std::string bytes(std::istreambuf_iterator<char>(stream), {});
                if (bytes.empty()) continue;
                if (auto done = m_folder.write(path, bytes); !done) return done;
            }
        }
        return {};
    }

    /// Another version of a file, and what it was made of if that is known.
    struct Version {
        std::string text;
        SyncText base;
    };

    Library& m_library;
    LibraryDocuments m_documents;
    const SyncFolder& m_folder;
    const FolderSyncOptions& m_options;
    std::string m_key;
    std::string m_mark;
    FolderFiles m_theirs;
    std::map<std::string, std::vector<Version>> m_versions;
    std::vector<std::string> m_copies;  // files of those versions
    std::set<std::string> m_marked;     // files that must be written again to lose their marks
    std::set<std::string> m_unmanaged;  // of games that are not installed
    std::map<std::string, SyncedFile> m_state;
    std::map<DeckId, std::string> m_paths;
    SyncDocuments m_targets;
    std::set<std::string> m_writing;
    std::vector<std::string> m_written;
    FolderSyncReport m_report;
};

Result<std::string> wholeFile(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(stream), {});
    if (!stream.is_open() || stream.bad())
        return failure({Error::Kind::Io, "file.unreadable", {file.string(), 0, 0}, {}, {}});
    return text;
}

}  // namespace

Result<FolderSyncReport> syncFolder(Library& library, const fs::path& folder, const FolderSyncOptions& options)
{
    const auto opened = SyncFolder::open(folder);
    if (!opened) return failure(opened.error());
    return FolderSync(library, *opened, options).run();
}

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
    auto merged = mergeDocuments(*kind, b->empty() ? std::nullopt : SyncText(*b), *o, *t,
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
            copy = conflictFile(*opened, kind->path, options.today);
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
