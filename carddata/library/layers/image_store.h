// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace mazzo::carddata {

/// The pictures that the player gave to the cards of one game. Each is a file whose name follows from its content, so
/// that the same picture is stored once, and a step can be undone as long as no picture is deleted.
class ImageStore {
public:
    static constexpr std::uintmax_t kMaxBytes = 64U << 20U;

    /// What a picture shows: the whole card, or only its art, which is drawn in the frame of the game.
    enum class Shows : std::uint8_t { Card, Art };

    explicit ImageStore(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Copies a picture into the store and gives its name there. PNG, JPEG, WebP, GIF and BMP are accepted. The name of
    /// art begins with "art/".
    [[nodiscard]] Result<std::string> add(const std::filesystem::path& file, Shows shows = Shows::Card) const;
    [[nodiscard]] Result<std::string> addBytes(std::string_view bytes, const std::string& shownAs,
                                               Shows shows = Shows::Card) const;
    /// The name of a picture of the store when it shows something else; the content is not copied.
    [[nodiscard]] Result<std::string> shownAs(std::string_view name, Shows shows) const;

    /// The name that a picture would have; nothing is written.
    [[nodiscard]] static Result<std::string> nameOf(const std::filesystem::path& file);
    [[nodiscard]] static Result<std::string> nameOfBytes(std::string_view bytes, const std::string& shownAs);

    [[nodiscard]] std::filesystem::path path(std::string_view name) const { return m_folder / name; }

private:
    std::filesystem::path m_folder;
};

/// ".png", ".jpg", ".webp", ".gif" or ".bmp" by the first bytes of a picture; empty if it is none of these.
[[nodiscard]] std::string_view imageEnding(std::string_view bytes);

/// Whether an image, by its name or path, shows only the art of a card: it is in a folder called `art`.
[[nodiscard]] bool isArt(std::string_view image);

}  // namespace mazzo::carddata
