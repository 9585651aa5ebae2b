// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/catalogue_cache.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <cstring>

namespace mazzo::carddata {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kMagic = "Mazzo catalogue cache 2\n";
constexpr std::size_t kAlignment = 64;  // of the catalogue's bytes in the file, and so in memory

/// What stands before the catalogue's bytes: whose they are.
std::string headOf(std::string_view fingerprint, std::int64_t revision, std::string_view notes)
{
    std::string head = std::string(kMagic).append(fingerprint).append("\n");
    head.append(std::to_string(revision)).append("\n").append(notes).append("\n");
    head.resize((head.size() / kAlignment + 1) * kAlignment, '\0');
    return head;
}

struct Head {
    std::int64_t revision = 0;
    std::string_view notes;
    std::size_t size = 0;
};

/// The head of a file that was written with this fingerprint.
std::optional<Head> readHead(std::string_view bytes, std::string_view fingerprint)
{
    const std::string begin = std::string(kMagic).append(fingerprint).append("\n");
    if (!bytes.starts_with(begin)) return std::nullopt;
    const std::size_t revisionEnd = bytes.find('\n', begin.size());
    if (revisionEnd == std::string_view::npos) return std::nullopt;
    const std::size_t notesEnd = bytes.find('\n', revisionEnd + 1);
    if (notesEnd == std::string_view::npos) return std::nullopt;
    Head head;
    std::from_chars(bytes.data() + begin.size(), bytes.data() + revisionEnd, head.revision);
    head.notes = bytes.substr(revisionEnd + 1, notesEnd - revisionEnd - 1);
    head.size = headOf(fingerprint, head.revision, head.notes).size();
    return head.size <= bytes.size() ? std::optional(head) : std::nullopt;
}

class Descriptor {
public:
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_number >= 0) ::close(m_number);
    }
    [[nodiscard]] bool isOpen() const { return m_number >= 0; }
    [[nodiscard]] int operator*() const { return m_number; }

private:
    int m_number;
};

/// A file in memory, unmapped with the last share.
struct Mapping {
    std::shared_ptr<const void> owner;
    std::span<const std::byte> bytes;
};

std::optional<Mapping> mapped(const fs::path& file)
{
    const Descriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    struct stat status{};
    if (!descriptor.isOpen() || ::fstat(*descriptor, &status) != 0 || status.st_size <= 0) return std::nullopt;
    const auto size = static_cast<std::size_t>(status.st_size);
    void* start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, *descriptor, 0);
    if (start == MAP_FAILED) return std::nullopt;
    std::shared_ptr<const void> owner(start, [size](const void* begin) { ::munmap(const_cast<void*>(begin), size); });
    return Mapping{std::move(owner), {static_cast<const std::byte*>(start), size}};
}

bool writeAll(int descriptor, const void* data, std::size_t size)
{
    const char* from = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t written = ::write(descriptor, from, size);
        if (written < 0) return false;
        from += written;
        size -= static_cast<std::size_t>(written);
    }
    return true;
}

}  // namespace

fs::path CatalogueCache::file(std::string_view game) const { return m_folder / (std::string(game) + ".catalogue"); }

std::optional<CachedCatalogue> CatalogueCache::read(const Game& game, std::string_view fingerprint) const
{
    const auto mapping = mapped(file(game.id));
    if (!mapping) return std::nullopt;
    const std::string_view bytes(reinterpret_cast<const char*>(mapping->bytes.data()), mapping->bytes.size());
    const auto head = readHead(bytes, fingerprint);
    if (!head) return std::nullopt;
    auto catalogue = Catalogue::fromBytes(game, mapping->bytes.subspan(head->size), mapping->owner);
    if (!catalogue) return std::nullopt;
    return CachedCatalogue{std::move(*catalogue), head->revision, std::string(head->notes)};
}

void CatalogueCache::write(const Game& game, std::string_view fingerprint, const Catalogue& catalogue,
                           std::int64_t revision, std::string_view notes) const
{
    std::error_code ignored;
    fs::create_directories(m_folder, ignored);
    std::string temporary = file(game.id).string() + ".XXXXXX";
    const Descriptor descriptor(::mkstemp(temporary.data()));
    if (!descriptor.isOpen()) return;
    const std::string head = headOf(fingerprint, revision, notes);
    const std::vector<std::byte> bytes = catalogue.bytes();
    if (writeAll(*descriptor, head.data(), head.size()) && writeAll(*descriptor, bytes.data(), bytes.size()))
        fs::rename(temporary, file(game.id), ignored);
    else fs::remove(temporary, ignored);
}

void CatalogueCache::remove(std::string_view game) const
{
    std::error_code ignored;
    fs::remove(file(game), ignored);
}

}  // namespace mazzo::carddata
