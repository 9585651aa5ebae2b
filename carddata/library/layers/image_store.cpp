// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/layers/image_store.h"

#include "model/catalogue/hash.h"

#include <array>
#include <charconv>
#include <fstream>

namespace mazzo::carddata {

namespace {

Result<std::string> imageBytes(const std::filesystem::path& file)
{
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    const Place place{file.string(), 0, 0};
    if (error) return failure({Error::Kind::Io, "image.unreadable", place, {file.string()}, error.message()});
    if (size > ImageStore::kMaxBytes)
        return failure({Error::Kind::Limit, "image.too-large", place, {file.string(), "64 MiB"}, {}});
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    if (!stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        return failure({Error::Kind::Io, "image.unreadable", place, {file.string()}, {}});
    return bytes;
}

constexpr std::string_view kArtFolder = "art/";

}  // namespace

bool isArt(std::string_view image)
{
    return image.starts_with(kArtFolder) || image.find("/art/") != std::string_view::npos;
}

std::string_view imageEnding(std::string_view bytes)
{
    using namespace std::string_view_literals;
    // The header of a PNG says its size; one without pixels is no picture.
    if (bytes.starts_with("\x89PNG\r\n\x1a\n"sv) && bytes.size() > 33 && bytes.substr(12, 4) == "IHDR"sv) return ".png";
    if (bytes.starts_with("\xff\xd8\xff"sv) && bytes.size() > 20) return ".jpg";
    if (bytes.starts_with("RIFF"sv) && bytes.size() > 20 && bytes.substr(8, 4) == "WEBP"sv) return ".webp";
    if ((bytes.starts_with("GIF87a"sv) || bytes.starts_with("GIF89a"sv)) && bytes.size() > 20) return ".gif";
    // Text may begin with BM too, but it has no zeros four bytes later.
    if (bytes.starts_with("BM"sv) && bytes.size() > 26 && bytes.substr(6, 4) == "\0\0\0\0"sv) return ".bmp";
    return {};
}

Result<std::string> ImageStore::nameOfBytes(std::string_view bytes, const std::string& shownAs)
{
    const std::string_view ending = imageEnding(bytes);
    if (ending.empty()) return failure({Error::Kind::Parse, "image.not-an-image", {}, {shownAs}, {}});
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), catalogue::hash64(bytes), 16).ptr;
    return std::string(digits.begin(), end) + "-" + std::to_string(bytes.size()) + std::string(ending);
}

Result<std::string> ImageStore::nameOf(const std::filesystem::path& file)
{
    const auto bytes = imageBytes(file);
    if (!bytes) return bytes;
    return nameOfBytes(*bytes, file.string());
}

Result<std::string> ImageStore::add(const std::filesystem::path& file, Shows shows) const
{
    const auto bytes = imageBytes(file);
    if (!bytes) return bytes;
    return addBytes(*bytes, file.string(), shows);
}

Result<std::string> ImageStore::addBytes(std::string_view bytes, const std::string& shownAs, Shows shows) const
{
    auto name = nameOfBytes(bytes, shownAs);
    if (!name) return name;
    if (shows == Shows::Art) name->insert(0, kArtFolder);
    const std::filesystem::path target = path(*name);
    std::error_code error;
    if (std::filesystem::exists(target, error)) return name;
    std::filesystem::create_directories(target.parent_path(), error);
    const std::filesystem::path temporary = target.string() + ".part";
    std::ofstream stream(temporary, std::ios::binary);
    stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    stream.close();
    if (stream) std::filesystem::rename(temporary, target, error);
    if (!stream || error)
        return failure({Error::Kind::Io, "library.io", {target.string(), 0, 0}, {target.string()}, error.message()});
    return name;
}

Result<std::string> ImageStore::shownAs(std::string_view name, Shows shows) const
{
    const std::string_view bare = name.starts_with(kArtFolder) ? name.substr(kArtFolder.size()) : name;
    std::string wanted = (shows == Shows::Art ? std::string(kArtFolder) : std::string()) + std::string(bare);
    const std::filesystem::path target = path(wanted);
    std::error_code error;
    if (std::filesystem::exists(target, error)) return wanted;
    std::filesystem::create_directories(target.parent_path(), error);
    std::filesystem::create_hard_link(path(name), target, error);
    // Some file systems have no links.
    if (error) std::filesystem::copy_file(path(name), target, error);
    if (error)
        return failure({Error::Kind::Io, "library.io", {target.string(), 0, 0}, {target.string()}, error.message()});
    return wanted;
}

}  // namespace mazzo::carddata
