// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/collection_input.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>

namespace mazzo::app {

Result<std::string> readCollectionFile(const std::string& file)
{
    // One byte more than is taken in, so that the reader can tell that there was more.
    constexpr std::size_t kMaxBytes = 256U * 1024 * 1024 + 1;
    const Error unreadable{Error::Kind::Io, "file.unreadable", {file, 0, 0}, {}, {}};
    std::error_code error;
    if (file != "-" && std::filesystem::is_directory(file, error)) return failure(unreadable);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(
        file == "-" ? nullptr : std::fopen(file.c_str(), "rb"),
        [](std::FILE* stream) { return stream == nullptr ? 0 : std::fclose(stream); });
    std::FILE* stream = file == "-" ? stdin : opened.get();
    if (stream == nullptr) return failure(unreadable);
    std::string text;
    std::array<char, 65536> part;
    for (std::size_t got = 0; text.size() < kMaxBytes && (got = std::fread(part.data(), 1, part.size(), stream)) > 0;)
        text.append(part.data(), got);
    if (std::ferror(stream) != 0) return failure(unreadable);
    return text;
}

}  // namespace mazzo::app
