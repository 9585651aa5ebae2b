// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/packs/staged_pack.h"

#include "carddata/library/data_folder.h"
#include "carddata/pack/archive.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <set>

namespace mazzo::app {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kStagePrefix = ".install-";
constexpr const char* kBefore = "before";  // what is to be put back if nothing replaced it

Error stageError(const fs::path& path, const std::string& detail)
{
    return {Error::Kind::Io, "library.io", {path.string(), 0, 0}, {path.string()}, detail};
}

/// A new folder next to the packs, so that moving something from one to the other is one step. The process id says
/// whether somebody still uses it.
Result<fs::path> makeStage(const fs::path& packs)
{
    std::error_code error;
    fs::create_directories(packs, error);
    std::string name = (packs / kStagePrefix).string() + std::to_string(::getpid()) + "-XXXXXX";
    if (::mkdtemp(name.data()) == nullptr) return failure(stageError(packs, std::strerror(errno)));
    return fs::path(name);
}

/// The folder that has the `game.json`: the one that was unpacked, or the only one in it.
fs::path rootOf(const fs::path& unpacked)
{
    std::error_code error;
    if (fs::exists(unpacked / "game.json", error)) return unpacked;
    fs::path only;
    for (auto entry = fs::directory_iterator(unpacked, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        if (!only.empty() || !entry->is_directory(error)) return unpacked;
        only = entry->path();
    }
    return only.empty() ? unpacked : only;
}

bool isRunning(std::string_view stageName)
{
    const std::string_view digits = stageName.substr(kStagePrefix.size());
    pid_t process = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), process);
    return read.ec == std::errc() && process > 0 && (::kill(process, 0) == 0 || errno != ESRCH);
}

std::set<std::string> visibleFiles(const fs::path& folder)
{
    std::set<std::string> files;
    std::error_code error;
    for (auto entry = fs::recursive_directory_iterator(folder, error);
         !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (entry->path().filename().string().starts_with('.')) entry.disable_recursion_pending();
        else if (!entry->is_directory(error)) files.insert(entry->path().lexically_relative(folder).string());
    }
    return files;
}

bool sameBytes(const fs::path& a, const fs::path& b)
{
    std::error_code error;
    if (fs::file_size(a, error) != fs::file_size(b, error) || error) return false;
    std::ifstream left(a, std::ios::binary);
    std::ifstream right(b, std::ios::binary);
    return std::equal(std::istreambuf_iterator<char>(left), {}, std::istreambuf_iterator<char>(right), {});
}

}  // namespace

fs::path ownPackFolder() { return dataFolder() / "packs"; }

bool isOwnPack(const fs::path& folder)
{
    std::error_code error;
    return fs::equivalent(folder.parent_path(), ownPackFolder(), error);
}

StagedPack::~StagedPack()
{
    std::error_code ignored;
    fs::remove_all(m_root, ignored);
}

Result<void> StagedPack::copyFrom(const fs::path& source) const
{
    std::error_code error;
    const fs::path unpacked = m_root / "files";
    fs::create_directories(unpacked, error);
    if (fs::is_directory(source, error)) return copyFiles(source, unpacked);
    if (!fs::exists(source, error))
        return failure({Error::Kind::NotFound, "pack.no-source", {}, {source.string()}, error.message()});
    return unpackArchive(source, unpacked);
}

Checked<std::shared_ptr<StagedPack>> StagedPack::stage(const fs::path& source)
{
    recoverPacks(ownPackFolder());
    auto root = makeStage(ownPackFolder());
    if (!root) return tl::unexpected(Errors{root.error()});
    std::shared_ptr<StagedPack> staged(new StagedPack(std::move(*root)));
    if (auto copied = staged->copyFrom(source); !copied) return tl::unexpected(Errors{copied.error()});
    const fs::path unpacked = rootOf(staged->m_root / "files");
    auto head = readPackHead(unpacked);
    if (!head) return tl::unexpected(head.error());
    staged->m_head = std::move(*head);
    staged->m_folder = staged->m_root / "pack" / staged->m_head.id;
    std::error_code error;
    fs::create_directories(staged->m_folder.parent_path(), error);
    if (!error) fs::rename(unpacked, staged->m_folder, error);
    if (error) return tl::unexpected(Errors{stageError(staged->m_folder, error.message())});
    return staged;
}

Result<fs::path> StagedPack::putInPlace()
{
    fs::path target = ownPackFolder() / m_head.id;
    if (auto done = replaceFolder(m_folder, target, m_root); !done) return failure(done.error());
    return target;
}

Result<void> replaceFolder(const fs::path& from, const fs::path& to, const fs::path& stage)
{
    std::error_code error;
    if (!fs::exists(fs::symlink_status(to, error))) {
        fs::rename(from, to, error);
        return error ? Result<void>(failure(stageError(to, error.message()))) : Result<void>();
    }
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_EXCHANGE) == 0) return {};
    // Not every file system can exchange two folders. If the program ends between the two steps, `recoverPacks` brings
    // the old pack back.
    fs::create_directories(stage / kBefore, error);
    const fs::path before = stage / kBefore / to.filename();
    fs::rename(to, before, error);
    if (error) return failure(stageError(to, error.message()));
    fs::rename(from, to, error);
    if (!error) return {};
    const std::string detail = error.message();
    fs::rename(before, to, error);
    return failure(stageError(to, detail));
}

ScratchFolder::ScratchFolder(const fs::path& packs) : m_folder(makeStage(packs)) {}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    if (m_folder) fs::remove_all(*m_folder, ignored);
}

Result<void> removePackFolder(const fs::path& folder)
{
    const ScratchFolder stage(folder.parent_path());
    if (!stage.folder()) return failure(stage.folder().error());
    std::error_code error;
    fs::rename(folder, *stage.folder() / "removed", error);
    if (error) return failure(stageError(folder, error.message()));
    return {};
}

void recoverPacks(const fs::path& packs)
{
    std::error_code error;
    for (auto entry = fs::directory_iterator(packs, error); !error && entry != fs::directory_iterator();
         entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(kStagePrefix) || isRunning(name)) continue;
        std::error_code ignored;
        for (const auto& before : fs::directory_iterator(entry->path() / kBefore, ignored))
            if (!fs::exists(packs / before.path().filename(), ignored))
                fs::rename(before.path(), packs / before.path().filename(), ignored);
        fs::remove_all(entry->path(), ignored);
    }
}

bool sameFiles(const fs::path& a, const fs::path& b)
{
    const std::set<std::string> files = visibleFiles(a);
    return files == visibleFiles(b) &&
           std::ranges::all_of(files, [&](const std::string& file) { return sameBytes(a / file, b / file); });
}

}  // namespace mazzo::app
