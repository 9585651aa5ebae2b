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
    static constexpr std::uintmax_t kMaxBytes = 32U << 20U;

    explicit ImageStore(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// Copies a picture into the store and gives its name there. PNG, JPEG and WebP are taken; an error otherwise.
    [[nodiscard]] Result<std::string> add(const std::filesystem::path& file) const;
    [[nodiscard]] Result<std::string> addBytes(std::string_view bytes, const std::string& shownAs) const;

    /// The name that a picture would have; nothing is written.
    [[nodiscard]] static Result<std::string> nameOf(const std::filesystem::path& file);
    [[nodiscard]] static Result<std::string> nameOfBytes(std::string_view bytes, const std::string& shownAs);

    [[nodiscard]] std::filesystem::path path(std::string_view name) const { return m_folder / name; }

private:
    std::filesystem::path m_folder;
};

/// ".png", ".jpg" or ".webp" by the first bytes of a picture; empty if it is none of these.
[[nodiscard]] std::string_view imageEnding(std::string_view bytes);

}  // namespace mazzo::carddata
