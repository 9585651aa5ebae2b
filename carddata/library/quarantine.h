// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/error.h"

#include <filesystem>
#include <optional>

namespace mazzo::carddata {

/// Remembers packs that were refused, so that they are not read again by every command before they change. Files in the
/// cache folder, one for each pack; anything wrong with one only means that the pack is read again.
class Quarantine {
public:
    explicit Quarantine(const std::filesystem::path& cacheFolder) : m_folder(cacheFolder / "refused") {}

    /// The mistakes that the pack had when its files had this fingerprint; nothing if it was not refused then.
    [[nodiscard]] std::optional<Errors> find(const std::string& pack, const std::string& fingerprint) const;
    void add(const std::string& pack, const std::string& fingerprint, const Errors& mistakes) const;
    void remove(const std::string& pack) const;

private:
    [[nodiscard]] std::filesystem::path file(const std::string& pack) const { return m_folder / (pack + ".json"); }

    std::filesystem::path m_folder;
};

}  // namespace mazzo::carddata
