// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/archive.h"

#include "carddata/output_device.h"
#include "model/text.h"

#include <archive.h>
#include <archive_entry.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <memory>
#include <set>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kArchiveBlock = 64U * 1024U;

struct ReadFree {
    void operator()(archive* handle) const { archive_read_free(handle); }
};
struct WriteFree {
    void operator()(archive* handle) const { archive_write_free(handle); }
};
struct EntryFree {
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

tl::unexpected<Error> archiveError(const char* code, const fs::path& file, std::string arg = {},
                                   const char* detail = nullptr)
{
    return failure(
        {Error::Kind::Parse, code, {file.string(), 0, 0}, {std::move(arg)}, detail == nullptr ? "" : detail});
}

tl::unexpected<Error> unwritable(const fs::path& file, std::string detail = {})
{
    return failure({Error::Kind::Io, "file.unwritable", {file.string(), 0, 0}, {}, std::move(detail)});
}

fs::path pathOf(std::string_view utf8) { return fs::path(std::u8string(utf8.begin(), utf8.end())); }

std::string utf8Of(const fs::path& path)
{
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

/// Counts what an archive or a folder holds against the limits.
class ArchiveBudget {
public:
    ArchiveBudget(const fs::path& file, const ArchiveLimits& limits) : m_file(file), m_limits(limits)
    {
        std::error_code error;
        m_packed = fs::is_regular_file(file, error) ? fs::file_size(file, error) : 0;
    }

    /// For every entry, folders included: they take room on a disk too.
    [[nodiscard]] Result<void> addEntry(std::string_view path, bool isFolder)
    {
        if (!isSafePath(path, m_limits)) return archiveError("archive.bad-path", m_file, std::string(path));
        if (++m_entries > m_limits.files)
            return archiveError("archive.too-many", m_file, std::to_string(m_limits.files));
        if (!isFolder && !m_taken.insert(folded(path)).second)
            return archiveError("archive.twice", m_file, std::string(path));
        m_fileBytes = 0;
        return {};
    }

    [[nodiscard]] Result<void> addBytes(const std::string& path, std::uint64_t bytes)
    {
        m_fileBytes += bytes;
        m_bytes += bytes;
        const bool isBomb = m_packed > 0 && m_bytes > m_limits.ratioFloor && m_bytes / m_limits.ratio > m_packed;
        if (m_fileBytes > m_limits.fileBytes || m_bytes > m_limits.allBytes || isBomb)
            return archiveError("archive.too-large", m_file, path);
        return {};
    }

private:
    const fs::path& m_file;
    const ArchiveLimits& m_limits;
    std::set<std::string> m_taken;
    std::uint64_t m_packed = 0;  // the size of the archive; 0 for a folder
    std::size_t m_entries = 0;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_fileBytes = 0;
};

/// Receives the files of an archive one after the other.
struct ArchiveSink {
    std::function<Result<void>(const std::string& path)> begin;
    std::function<Result<void>(std::string_view bytes)> write;
    std::function<Result<void>()> end;
};

Result<void> readEntry(archive* handle, const fs::path& file, const std::string& path, ArchiveBudget& budget,
                       const ArchiveSink& sink)
{
    if (auto done = sink.begin(path); !done) return done;
    std::string buffer(kArchiveBlock, '\0');
    for (;;) {
        const la_ssize_t got = archive_read_data(handle, buffer.data(), buffer.size());
        if (got < 0) return archiveError("archive.damaged", file, path, archive_error_string(handle));
        if (got == 0) return sink.end();
        const auto size = static_cast<std::size_t>(got);
        if (auto fits = budget.addBytes(path, size); !fits) return fits;
        if (auto done = sink.write(std::string_view(buffer).substr(0, size)); !done) return done;
    }
}

Result<void> readEntries(const fs::path& file, const ArchiveLimits& limits, const ArchiveSink& sink)
{
    const std::unique_ptr<archive, ReadFree> handle(archive_read_new());
    archive_read_support_format_zip(handle.get());
    std::error_code noFile;
    if (!fs::is_regular_file(file, noFile))
        return failure({Error::Kind::Io, "file.unreadable", {file.string(), 0, 0}, {}, noFile.message()});
    if (archive_read_open_filename(handle.get(), file.c_str(), kArchiveBlock) != ARCHIVE_OK)
        return archiveError("archive.unreadable", file, file.string(), archive_error_string(handle.get()));
    ArchiveBudget budget(file, limits);
    bool isEmpty = true;
    archive_entry* entry = nullptr;
    for (;;) {
        const int status = archive_read_next_header(handle.get(), &entry);
        if (status == ARCHIVE_EOF) break;
        if (status != ARCHIVE_OK)
            return archiveError("archive.damaged", file, file.string(), archive_error_string(handle.get()));
        const char* name = archive_entry_pathname_utf8(entry);
        const std::string path = name == nullptr ? std::string() : name;
        const bool isFolder = archive_entry_filetype(entry) == AE_IFDIR;
        if ((!isFolder && archive_entry_filetype(entry) != AE_IFREG) || archive_entry_hardlink(entry) != nullptr ||
            archive_entry_symlink(entry) != nullptr)
            return archiveError("archive.no-plain-file", file, path);
        std::string_view checked = path;
        if (isFolder && checked.ends_with('/')) checked.remove_suffix(1);
        if (auto fits = budget.addEntry(checked, isFolder); !fits) return fits;
        if (isFolder) continue;
        isEmpty = false;
        if (auto done = readEntry(handle.get(), file, path, budget, sink); !done) return done;
    }
    if (isEmpty) return archiveError("archive.unreadable", file, file.string());
    return {};
}

/// Writes one file after the other below a folder; their paths were checked.
class FolderWriter {
public:
    explicit FolderWriter(fs::path folder) : m_folder(std::move(folder)) {}

    Result<void> begin(const std::string& path)
    {
        m_target = m_folder / pathOf(path);
        std::error_code error;
        fs::create_directories(m_target.parent_path(), error);
        m_stream.open(m_target, std::ios::binary | std::ios::trunc);
        if (!m_stream) return unwritable(m_target, error.message());
        return {};
    }
    Result<void> write(std::string_view bytes)
    {
        m_stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        if (!m_stream) return unwritable(m_target);
        return {};
    }
    Result<void> end()
    {
        m_stream.close();
        if (!m_stream) return unwritable(m_target);
        return {};
    }

private:
    fs::path m_folder;
    fs::path m_target;
    std::ofstream m_stream;
};

/// The files of a folder as relative paths, sorted; hidden ones are left out.
Result<std::vector<std::string>> filesIn(const fs::path& folder, const ArchiveLimits& limits)
{
    std::vector<std::string> paths;
    ArchiveBudget budget(folder, limits);
    std::error_code error;
    auto entry = fs::recursive_directory_iterator(folder, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        if (utf8Of(entry->path().filename()).starts_with('.')) {
            entry.disable_recursion_pending();
            continue;
        }
        const std::string path = utf8Of(entry->path().lexically_relative(folder));
        const bool isFolder = entry->symlink_status(error).type() == fs::file_type::directory;
        if (!isFolder && entry->symlink_status(error).type() != fs::file_type::regular)
            return archiveError("archive.no-plain-file", folder, path);
        if (auto fits = budget.addEntry(path, isFolder); !fits) return failure(fits.error());
        if (isFolder) continue;
        const auto size = entry->file_size(error);
        if (error) break;
        if (auto fits = budget.addBytes(path, size); !fits) return failure(fits.error());
        paths.push_back(path);
    }
    if (error) return failure({Error::Kind::Io, "pack.unreadable", {}, {utf8Of(folder)}, error.message()});
    std::ranges::sort(paths);
    return paths;
}

/// The file that a link leads to, so that the link itself is not replaced.
fs::path linkedFile(const fs::path& file)
{
    std::error_code error;
    fs::path target = fs::canonical(file, error);
    return error ? file : target;
}

/// Writes a zip file under another name and gives it its own when it is whole. A device or pipe is written into.
class ArchiveWriter {
public:
    explicit ArchiveWriter(const fs::path& file) : m_file(linkedFile(file)), m_handle(archive_write_new())
    {
        archive_write_set_format_zip(m_handle.get());
        archive_write_set_bytes_in_last_block(m_handle.get(), 1);  // devices would get zeros up to a full block
        if (isOutputDevice(m_file)) {
            m_device = openOutputDevice(m_file);
            m_fine = m_device >= 0 && archive_write_open_fd(m_handle.get(), m_device) == ARCHIVE_OK;
            return;
        }
        m_temporary = m_file.string() + "." + std::to_string(::getpid()) + ".part";
        m_fine = archive_write_open_filename(m_handle.get(), m_temporary.c_str()) == ARCHIVE_OK;
    }
    ArchiveWriter(const ArchiveWriter&) = delete;
    ArchiveWriter& operator=(const ArchiveWriter&) = delete;
    ~ArchiveWriter()
    {
        m_handle.reset();  // it may still write
        if (m_device >= 0) ::close(m_device);
        std::error_code ignored;
        if (!m_temporary.empty()) fs::remove(m_temporary, ignored);
    }

    void add(const std::string& path, std::string_view content)
    {
        if (!m_fine) return;
        const std::unique_ptr<archive_entry, EntryFree> entry(archive_entry_new());
        archive_entry_set_pathname_utf8(entry.get(), path.c_str());
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(content.size()));
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), 0644);
        archive_entry_set_mtime(entry.get(), 315'532'800, 0);  // 1980, the first moment that a zip file knows
        m_fine = archive_write_header(m_handle.get(), entry.get()) == ARCHIVE_OK &&
                 archive_write_data(m_handle.get(), content.data(), content.size()) ==
                     static_cast<la_ssize_t>(content.size());
    }

    [[nodiscard]] Result<void> finish()
    {
        m_fine = m_fine && archive_write_close(m_handle.get()) == ARCHIVE_OK;
        std::error_code error;
        if (m_fine && m_device < 0) fs::rename(m_temporary, m_file, error);
        if (m_fine && !error) return {};
        return unwritable(m_file, error.message());
    }

private:
    fs::path m_file;
    fs::path m_temporary;  // none for a device
    std::unique_ptr<archive, WriteFree> m_handle;
    int m_device = -1;
    bool m_fine = false;
};

}  // namespace

bool isSafePath(std::string_view path, const ArchiveLimits& limits)
{
    if (path.empty() || path.size() > limits.pathLength || nonText(path)) return false;
    if (path.starts_with('/') || path.find_first_of("\\:*?\"<>|") != std::string_view::npos) return false;
    if (std::ranges::any_of(path, [](char c) { return static_cast<unsigned char>(c) < 0x20; })) return false;
    std::size_t depth = 0;
    while (true) {
        const std::size_t end = std::min(path.find('/'), path.size());
        const std::string_view part = path.substr(0, end);
        if (part.empty() || part == "." || part == ".." || ++depth > limits.depth) return false;
        if (end == path.size()) return true;
        path.remove_prefix(end + 1);
    }
}

Result<std::vector<ArchivedFile>> readArchive(const fs::path& file, const ArchiveLimits& limits)
{
    std::vector<ArchivedFile> files;
    const ArchiveSink sink{[&files](const std::string& path) {
                               files.push_back({path, {}});
                               return Result<void>();
                           },
                           [&files](std::string_view bytes) {
                               files.back().content.append(bytes);
                               return Result<void>();
                           },
                           [] { return Result<void>(); }};
    if (auto done = readEntries(file, limits, sink); !done) return failure(done.error());
    return files;
}

Result<void> unpackArchive(const fs::path& file, const fs::path& folder, const ArchiveLimits& limits)
{
    FolderWriter writer(folder);
    return readEntries(file, limits,
                       {[&writer](const std::string& path) { return writer.begin(path); },
                        [&writer](std::string_view bytes) { return writer.write(bytes); },
                        [&writer] { return writer.end(); }});
}

Result<void> copyFiles(const fs::path& from, const fs::path& to, const ArchiveLimits& limits)
{
    const auto paths = filesIn(from, limits);
    if (!paths) return failure(paths.error());
    for (const std::string& path : *paths) {
        const fs::path target = to / pathOf(path);
        std::error_code error;
        fs::create_directories(target.parent_path(), error);
        if (!error) fs::copy_file(from / pathOf(path), target, error);
        if (error) return unwritable(target, error.message());
    }
    return {};
}

Result<void> archiveFolder(const fs::path& folder, const fs::path& file, const ArchiveLimits& limits)
{
    const auto paths = filesIn(folder, limits);
    if (!paths) return failure(paths.error());
    ArchiveWriter writer(file);
    for (const std::string& path : *paths) {
        std::ifstream stream(folder / pathOf(path), std::ios::binary);
        const std::string content(std::istreambuf_iterator<char>(stream), {});
        if (!stream.is_open())
            return failure({Error::Kind::Io, "pack.unreadable", {}, {utf8Of(folder / pathOf(path))}, {}});
        writer.add(path, content);
    }
    return writer.finish();
}

Result<void> writeArchive(const fs::path& file, const std::vector<ArchivedFile>& files)
{
    ArchiveWriter writer(file);
    for (const auto& [path, content] : files) writer.add(path, content);
    return writer.finish();
}

}  // namespace mazzo::carddata
