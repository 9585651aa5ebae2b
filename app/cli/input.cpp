#include "app/cli/input.h"

#include <cstdio>
#include <filesystem>
#include <memory>

namespace mazzo {

namespace {

constexpr std::size_t kMostBytes = 8U * 1024 * 1024;

Error unreadable(const std::string& file) { return {Error::Kind::Io, "file.unreadable", {file, 0, 0}, {}, {}}; }

} // namespace

Result<std::string> readInput(const std::string& file)
{
    std::error_code error;
    if (file != "-" && std::filesystem::is_directory(file, error)) return failure(unreadable(file));
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(file == "-" ? nullptr : std::fopen(file.c_str(), "rb"), [](std::FILE* stream) {
        return stream == nullptr ? 0 : std::fclose(stream);
    });
    std::FILE* stream = file == "-" ? stdin : opened.get();
    if (stream == nullptr) return failure(unreadable(file));
    // One byte more than allowed, so that the reader can tell that there was more.
    std::string text(kMostBytes + 1, '\0');
    text.resize(std::fread(text.data(), 1, text.size(), stream));
    if (std::ferror(stream) != 0) return failure(unreadable(file));
    return text;
}

} // namespace mazzo
