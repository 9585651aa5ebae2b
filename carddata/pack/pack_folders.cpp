// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack_folders.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

/// FNV-1a: short, the same everywhere, and enough to notice an accidental change.
class Hash {
public:
    void add(std::string_view text)
    {
        for (const char c : text) m_state = (m_state ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    }
    [[nodiscard]] std::string hex() const
    {
        std::array<char, 16> digits{};
        const auto end = std::to_chars(digits.begin(), digits.end(), m_state, 16).ptr;
        return {digits.begin(), end};
    }

private:
    std::uint64_t m_state = 0xCBF29CE484222325U;
};

}  // namespace

Result<std::string> packFingerprint(const fs::path& folder)
{
    std::error_code error;
    std::vector<std::string> lines;
    auto entry = fs::recursive_directory_iterator(folder, error);
    for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
        std::error_code gone;  // a file may vanish meanwhile
        if (!entry->is_regular_file(gone)) continue;
        const auto size = entry->file_size(gone);
        const auto time = entry->last_write_time(gone).time_since_epoch().count();
        lines.push_back(entry->path().lexically_relative(folder).generic_string() + '\n' + std::to_string(size) + '\n' +
                        std::to_string(time) + '\n');
    }
    if (error) return failure({Error::Kind::Io, "pack.unreadable", {}, {folder.generic_string()}, error.message()});
    std::ranges::sort(lines);
    Hash hash;
    for (const std::string& line : lines) hash.add(line);
    return hash.hex();
}

std::vector<fs::path> packFolders(const std::vector<fs::path>& roots)
{
    std::vector<fs::path> folders;
    for (const fs::path& root : roots) {
        std::error_code error;
        for (auto entry = fs::directory_iterator(root, error); !error && entry != fs::directory_iterator();
             entry.increment(error)) {
            std::error_code none;
            if (fs::is_regular_file(entry->path() / "game.json", none)) folders.push_back(entry->path());
        }
    }
    // Of the same name those of earlier folders come first: they stay as they are.
    const auto place = [&roots](const fs::path& folder) { return std::ranges::find(roots, folder.parent_path()); };
    std::ranges::sort(folders, [&](const fs::path& a, const fs::path& b) {
        return a.filename() != b.filename() ? a.filename() < b.filename() : place(a) < place(b);
    });
    return folders;
}

}  // namespace mazzo::carddata
