// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/folder_files.h"

#include "carddata/sync/json_merge.h"

#include <dirent.h>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <memory>

namespace mazzo::carddata {

namespace {

constexpr std::size_t kMaxFiles = 20'000;
constexpr std::size_t kMaxFileBytes = 32U << 20U;
constexpr std::size_t kMaxAllBytes = 512U << 20U;
constexpr std::string_view kPartial = ".mazzo-partial";

/// A file descriptor that closes itself.
class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor()
    {
        if (m_number >= 0) ::close(m_number);
    }
    [[nodiscard]] int get() const { return m_number; }
    explicit operator bool() const { return m_number >= 0; }

private:
    int m_number;
};

Error folderError(const char* code, std::string_view path, int number)
{
    return {Error::Kind::Io, code, {std::string(path), 0, 0}, {std::string(path)}, std::strerror(number)};
}

/// Opens the folder of a path, each part without following links; created if asked for.
Descriptor parentOf(int root, std::string_view& path, bool create)
{
    Descriptor folder(::fcntl(root, F_DUPFD_CLOEXEC, 0));
    for (std::size_t slash = path.find('/'); folder && slash != std::string_view::npos; slash = path.find('/')) {
        const std::string name(path.substr(0, slash));
        path.remove_prefix(slash + 1);
        if (create && ::mkdirat(folder.get(), name.c_str(), 0700) == 0) (void)::fsync(folder.get());
        Descriptor next(::openat(folder.get(), name.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        const int number = errno;
        folder = std::move(next);
        errno = number;
    }
    return folder;
}

Result<std::string> contentOfFile(int folder, const std::string& name, std::string_view shown)
{
    // Not blocking: opening a FIFO would wait for a writer.
    const Descriptor file(::openat(folder, name.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (!file) return failure(folderError(errno == ELOOP ? "sync.not-a-file" : "sync.unreadable", shown, errno));
    struct stat about{};
    if (::fstat(file.get(), &about) != 0) return failure(folderError("sync.unreadable", shown, errno));
    if (!S_ISREG(about.st_mode)) return failure(folderError("sync.not-a-file", shown, 0));
    if (static_cast<std::size_t>(about.st_size) > kMaxFileBytes)
        return failure({Error::Kind::Limit, "sync.too-large", {std::string(shown), 0, 0}, {std::string(shown)}, {}});
    std::string content(static_cast<std::size_t>(about.st_size), '\0');
    std::size_t have = 0;
    while (have < content.size()) {
        const ssize_t got = ::read(file.get(), content.data() + have, content.size() - have);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failure(folderError("sync.unreadable", shown, errno));
        if (got == 0) break;
        have += static_cast<std::size_t>(got);
    }
    content.resize(have);
    return content;
}

/// Reads everything that has a path of a synchronised file.
class FolderReader {
public:
    explicit FolderReader(int root) : m_root(root) {}

    FolderFiles run()
    {
        list("", 0);
        if (const auto mark = m_found.files.find(std::string(kMarkFile)); mark != m_found.files.end()) {
            if (const auto json = parseSyncedJson(mark->second, kMarkFile))
                if (const auto id = json->find("folder"); id != json->end() && id->is_string()) m_found.mark = *id;
            m_found.files.erase(mark);
        }
        return std::move(m_found);
    }

private:
    void list(const std::string& path, int depth)
    {
        constexpr int kMaxDepth = 3;
        std::string_view rest = path;
        const Descriptor folder = parentOf(m_root, rest, false);
        if (!folder) {
            if (errno != ENOENT) block(path, folderError("sync.not-a-folder", path, errno));
            return;
        }
        if (path == "decks/") m_found.hasDecks = true;
        const std::unique_ptr<DIR, int (*)(DIR*)> entries(::fdopendir(::fcntl(folder.get(), F_DUPFD_CLOEXEC, 0)),
                                                          &::closedir);
        if (!entries) return block(path, folderError("sync.unreadable", path, errno));
        std::set<std::string> names;  // in order, so that the same folder gives the same report
        while (const dirent* entry = ::readdir(entries.get())) names.insert(entry->d_name);
        for (const std::string& name : names) {
            if (name.starts_with('.') && name.ends_with(kPartial)) (void)::unlinkat(folder.get(), name.c_str(), 0);
            if (name.starts_with('.')) continue;
            const std::string whole = path + name;
            struct stat about{};
            if (::fstatat(folder.get(), name.c_str(), &about, AT_SYMLINK_NOFOLLOW) != 0) continue;
            const bool mayDescend = path.empty() ? name == "decks" || name == "layers" || name == "results"
                                                 : depth < kMaxDepth;
            if (mayDescend && path != "decks/" && path != "results/" && !S_ISREG(about.st_mode) &&
                !SyncPath::parse(whole)) {
                if (S_ISDIR(about.st_mode)) list(whole + "/", depth + 1);
                else block(whole + "/", folderError("sync.not-a-folder", whole, 0));
            } else if (whole == kMarkFile || SyncPath::parse(whole)) {
                take(folder.get(), name, whole);
            } else if (path == "decks/" && name.ends_with(".deck")) {
                // Such as one with a line break in it: nobody could tell it from another in a report.
                block(whole, folderError("sync.bad-name", whole, 0));
            }
        }
    }

    void take(int folder, const std::string& name, const std::string& whole)
    {
        if (m_found.files.size() >= kMaxFiles || m_bytes > kMaxAllBytes)
            return block(whole, {Error::Kind::Limit, "sync.too-large", {whole, 0, 0}, {whole}, {}});
        auto content = contentOfFile(folder, name, whole);
        if (!content) return block(whole, content.error());
        m_bytes += content->size();
        m_found.files.emplace(whole, std::move(*content));
    }

    void block(const std::string& path, Error error)
    {
        m_found.blocked.insert(path);
        m_found.problems.push_back(std::move(error));
    }

    int m_root;
    std::size_t m_bytes = 0;
    FolderFiles m_found;
};

}  // namespace

Result<SyncFolder> SyncFolder::open(const std::filesystem::path& folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    const std::filesystem::path whole = std::filesystem::canonical(folder, error);
    if (error)
        return failure(
            {Error::Kind::Io, "sync.no-folder", {folder.string(), 0, 0}, {folder.string()}, error.message()});
    const int opened = ::open(whole.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened < 0) return failure(folderError("sync.no-folder", folder.string(), errno));
    SyncFolder locked(whole, opened);
    // One run at a time; the lock ends with the program, however that ends.
    while (::flock(opened, LOCK_EX) != 0)
        if (errno != EINTR) return failure(folderError("sync.no-folder", folder.string(), errno));
    return locked;
}

SyncFolder::~SyncFolder()
{
    if (m_folder >= 0) ::close(m_folder);
}

FolderFiles SyncFolder::read() const { return FolderReader(m_folder).run(); }

Result<std::optional<std::string>> SyncFolder::read(std::string_view path) const
{
    std::string_view name = path;
    const Descriptor folder = parentOf(m_folder, name, false);
    if (!folder && errno == ENOENT) return std::optional<std::string>();
    if (!folder) return failure(folderError("sync.unreadable", path, errno));
    if (::faccessat(folder.get(), std::string(name).c_str(), F_OK, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT)
        return std::optional<std::string>();
    return contentOfFile(folder.get(), std::string(name), path).map([](std::string content) {
        return std::optional(std::move(content));
    });
}

std::string SyncFolder::freeConflictPath(std::string_view path, std::string_view today) const
{
    std::string flat(path);
    std::ranges::replace(flat, '/', '-');
    const std::size_t dot = flat.rfind('.');
    const std::string stem = std::string(kConflictFolder) + "/" + flat.substr(0, dot) + "-" + std::string(today);
    std::string name = stem + flat.substr(dot);
    for (int number = 2; read(name).value_or(std::nullopt).has_value(); ++number)
        name = stem + "-" + std::to_string(number) + flat.substr(dot);
    return name;
}

Result<void> SyncFolder::write(std::string_view path, std::string_view content) const
{
    std::string_view rest = path;
    const Descriptor folder = parentOf(m_folder, rest, true);
    if (!folder) return failure(folderError("sync.not-written", path, errno));
    const std::string name(rest);
    // Hidden, so that neither we nor the player take it for a file of the library.
    const std::string partial = "." + name + std::string(kPartial);
    (void)::unlinkat(folder.get(), partial.c_str(), 0);
    const auto fail = [&](int number) {
        (void)::unlinkat(folder.get(), partial.c_str(), 0);
        return failure(
            folderError(number == ENOSPC || number == EDQUOT || number == EFBIG ? "sync.disk-full" : "sync.not-written",
                        path, number));
    };
    const Descriptor file(
        ::openat(folder.get(), partial.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!file) return fail(errno);
    for (std::string_view left = content; !left.empty();) {
        const ssize_t put = ::write(file.get(), left.data(), left.size());
        if (put < 0 && errno == EINTR) continue;
        if (put < 0) return fail(errno);
        left.remove_prefix(static_cast<std::size_t>(put));
    }
    if (::fsync(file.get()) != 0) return fail(errno);
    if (::renameat(folder.get(), partial.c_str(), folder.get(), name.c_str()) != 0) return fail(errno);
    (void)::fsync(folder.get());
    return {};
}

Result<void> SyncFolder::remove(std::string_view path) const
{
    std::string_view name = path;
    const Descriptor folder = parentOf(m_folder, name, false);
    if (!folder) return errno == ENOENT ? Result<void>() : failure(folderError("sync.not-written", path, errno));
    if (::unlinkat(folder.get(), std::string(name).c_str(), 0) != 0 && errno != ENOENT)
        return failure(folderError("sync.not-written", path, errno));
    (void)::fsync(folder.get());
    return {};
}

}  // namespace mazzo::carddata
