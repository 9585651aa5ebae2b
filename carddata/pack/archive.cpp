// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/archive.h"

#include "model/text.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <memory>
#include <set>

namespace mazzo::carddata {

namespace {

struct ReadFree {
    void operator()(archive* handle) const { archive_read_free(handle); }
};
struct WriteFree {
    void operator()(archive* handle) const { archive_write_free(handle); }
};
struct EntryFree {
    void operator()(archive_entry* entry) const { archive_entry_free(entry); }
};

tl::unexpected<Error> archiveError(const char* code, const std::filesystem::path& file, std::string arg = {},
                                   const char* detail = nullptr)
{
    return failure(
        {Error::Kind::Parse, code, {file.string(), 0, 0}, {std::move(arg)}, detail == nullptr ? "" : detail});
}

/// The content of the present entry, as long as it is not too long.
Result<std::string> contentOf(archive* handle, const std::filesystem::path& file, const std::string& path,
                              std::uint64_t most)
{
    std::string content;
    std::string buffer(64 * 1024, '\0');
    for (;;) {
        const la_ssize_t got = archive_read_data(handle, buffer.data(), buffer.size());
        if (got < 0) return archiveError("archive.damaged", file, path, archive_error_string(handle));
        if (got == 0) return content;
        if (content.size() + static_cast<std::size_t>(got) > most) return archiveError("archive.too-large", file, path);
        content.append(buffer, 0, static_cast<std::size_t>(got));
    }
}

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

Result<std::vector<ArchivedFile>> readArchive(const std::filesystem::path& file, const ArchiveLimits& limits)
{
    const std::unique_ptr<archive, ReadFree> handle(archive_read_new());
    archive_read_support_format_zip(handle.get());
    if (archive_read_open_filename(handle.get(), file.c_str(), 64 * 1024) != ARCHIVE_OK)
        return archiveError("archive.unreadable", file, file.string(), archive_error_string(handle.get()));
    std::vector<ArchivedFile> files;
    std::set<std::string> taken;
    std::uint64_t left = limits.allBytes;
    archive_entry* entry = nullptr;
    for (;;) {
        const int status = archive_read_next_header(handle.get(), &entry);
        if (status == ARCHIVE_EOF) break;
        if (status != ARCHIVE_OK)
            return archiveError("archive.damaged", file, file.string(), archive_error_string(handle.get()));
        const char* name = archive_entry_pathname_utf8(entry);
        const std::string path = name == nullptr ? std::string() : name;
        const bool isFolder = archive_entry_filetype(entry) == AE_IFDIR;
        if (!isFolder && archive_entry_filetype(entry) != AE_IFREG)
            return archiveError("archive.no-plain-file", file, path);
        std::string_view checked = path;
        if (isFolder && checked.ends_with('/')) checked.remove_suffix(1);
        if (archive_entry_hardlink(entry) != nullptr || archive_entry_symlink(entry) != nullptr)
            return archiveError("archive.no-plain-file", file, path);
        if (!isSafePath(checked, limits)) return archiveError("archive.bad-path", file, path);
        if (isFolder) continue;
        if (!taken.insert(folded(path)).second) return archiveError("archive.twice", file, path);
        if (files.size() >= limits.files) return archiveError("archive.too-many", file, std::to_string(limits.files));
        auto content = contentOf(handle.get(), file, path, std::min(left, limits.fileBytes));
        if (!content) return failure(content.error());
        left -= content->size();
        files.push_back({path, std::move(*content)});
    }
    if (files.empty()) return archiveError("archive.unreadable", file, file.string());
    return files;
}

Result<void> writeArchive(const std::filesystem::path& file, const std::vector<ArchivedFile>& files)
{
    const std::filesystem::path temporary = file.string() + ".part";
    const std::unique_ptr<archive, WriteFree> handle(archive_write_new());
    archive_write_set_format_zip(handle.get());
    bool fine = archive_write_open_filename(handle.get(), temporary.c_str()) == ARCHIVE_OK;
    for (const auto& [path, content] : files) {
        if (!fine) break;
        const std::unique_ptr<archive_entry, EntryFree> entry(archive_entry_new());
        archive_entry_set_pathname_utf8(entry.get(), path.c_str());
        archive_entry_set_size(entry.get(), static_cast<la_int64_t>(content.size()));
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), 0644);
        archive_entry_set_mtime(entry.get(), 315'532'800, 0);  // 1980, the first moment that a zip file knows
        fine = archive_write_header(handle.get(), entry.get()) == ARCHIVE_OK &&
               archive_write_data(handle.get(), content.data(), content.size()) ==
                   static_cast<la_ssize_t>(content.size());
    }
    fine = fine && archive_write_close(handle.get()) == ARCHIVE_OK;
    std::error_code error;
    if (fine) std::filesystem::rename(temporary, file, error);
    if (fine && !error) return {};
    std::error_code ignored;
    std::filesystem::remove(temporary, ignored);
    return failure({Error::Kind::Io, "file.unwritable", {file.string(), 0, 0}, {}, error.message()});
}

}  // namespace mazzo::carddata
