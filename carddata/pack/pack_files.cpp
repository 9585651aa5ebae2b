// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack_files.h"

#include <algorithm>
#include <fstream>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

// JSON is UTF-8 whatever the locale.
fs::path fromUtf8(std::string_view text) { return fs::path(std::u8string(text.begin(), text.end())); }

std::string toUtf8(const fs::path& path)
{
    const std::u8string text = path.generic_u8string();
    return {text.begin(), text.end()};
}

bool isInside(const fs::path& path, const fs::path& folder)
{
    return std::ranges::mismatch(folder, path).in1 == folder.end();
}

}  // namespace

PackFiles::PackFiles(fs::path folder, Mistakes& mistakes) : m_folder(std::move(folder)), m_mistakes(mistakes)
{
    std::error_code error;
    m_canonical = fs::canonical(m_folder, error);
    if (error) m_canonical.clear();
}

std::string PackFiles::folderName() const
{
    std::error_code error;
    const fs::path path = fs::absolute(m_folder, error).lexically_normal();
    return toUtf8(path.has_filename() ? path.filename() : path.parent_path().filename());
}

bool PackFiles::isFolder() const
{
    std::error_code error;
    if (!m_canonical.empty() && fs::is_directory(m_canonical, error)) return true;
    m_mistakes.add({Error::Kind::NotFound, "pack.missing-folder", {}, {toUtf8(m_folder)}, {}});
    return false;
}

bool PackFiles::exists(std::string_view file) const
{
    std::error_code error;
    return fs::exists(fs::symlink_status(m_folder / fromUtf8(file), error));
}

bool PackFiles::check(std::string_view path, const Place& from) const
{
    const fs::path relative = fromUtf8(path);
    const bool isOdd = path.empty() || path.find_first_of(std::string_view("\\\0", 2)) != path.npos;
    const bool leaves = isOdd || relative.is_absolute() || *relative.lexically_normal().begin() == "..";
    std::error_code error;
    const fs::path target = leaves ? fs::path() : fs::canonical(m_canonical / relative, error);
    if (leaves || (!error && !isInside(target, m_canonical))) {
        m_mistakes.add({Error::Kind::Refused, "pack.bad-path", from, {std::string(path)}, {}});
        return false;
    }
    if (!error && fs::is_regular_file(target, error)) return true;
    m_mistakes.add({Error::Kind::NotFound, "pack.missing-file", from, {std::string(path)}, error.message()});
    return false;
}

std::optional<std::string> PackFiles::read(std::string_view path, std::uintmax_t most, const Place& from) const
{
    if (!check(path, from)) return std::nullopt;
    const Place place{std::string(path), 0, 0};
    const fs::path file = m_canonical / fromUtf8(path);
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file, error);
    if (!error && size > most) {
        m_mistakes.add({Error::Kind::Limit, "pack.too-large", place, {std::to_string(size), std::to_string(most)}, {}});
        return std::nullopt;
    }
    m_bytesRead += error ? 0 : size;
    if (m_bytesRead > kMaxInAll) {
        m_mistakes.add({Error::Kind::Limit, "pack.too-large-in-all", place, {std::to_string(kMaxInAll)}, {}});
        return std::nullopt;
    }
    std::ifstream stream(file, std::ios::binary);
    std::string text(error ? 0 : static_cast<std::size_t>(size), '\0');
    if (error || !stream.read(text.data(), static_cast<std::streamsize>(text.size()))) {
        m_mistakes.add({Error::Kind::Io, "pack.unreadable", place, {std::string(path)}, error.message()});
        return std::nullopt;
    }
    return text;
}

std::vector<std::string> PackFiles::decksIn(std::string_view subfolder) const
{
    std::vector<std::string> decks;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(m_canonical / fromUtf8(subfolder), error))
        if (entry.path().extension() == ".deck")
            decks.push_back(std::string(subfolder) + '/' + toUtf8(entry.path().filename()));
    std::ranges::sort(decks);
    return decks;
}

}  // namespace mazzo::carddata
