// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/input.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <memory>

namespace mazzo::app {

namespace {

Error unreadable(const std::string& file) { return {Error::Kind::Io, "file.unreadable", {file, 0, 0}, {}, {}}; }

}  // namespace

Result<std::string> readInput(const std::string& file, std::size_t maxBytes)
{
    std::error_code error;
    if (file != "-" && std::filesystem::is_directory(file, error)) return failure(unreadable(file));
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(
        file == "-" ? nullptr : std::fopen(file.c_str(), "rb"),
        [](std::FILE* stream) { return stream == nullptr ? 0 : std::fclose(stream); });
    std::FILE* stream = file == "-" ? stdin : opened.get();
    if (stream == nullptr) return failure(unreadable(file));
    std::string text;
    std::array<char, 65'536> chunk{};
    // One byte more than allowed, so that the caller can detect a larger file.
    while (text.size() <= maxBytes) {
        const std::size_t read = std::fread(chunk.data(), 1, std::min(chunk.size(), maxBytes + 1 - text.size()),
                                            stream);
        if (read == 0) break;
        text.append(chunk.data(), read);
    }
    if (std::ferror(stream) != 0) return failure(unreadable(file));
    return text;
}

Result<std::string> readRegularFile(const std::string& file, std::size_t maxBytes)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error)) return failure(unreadable(file));
    return readInput(file, maxBytes);
}

}  // namespace mazzo::app
