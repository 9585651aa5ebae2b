// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <filesystem>
#include <string>

namespace mazzo::tests {

/// Writes a small pack that a test can change: ships with a hull, a limit and the ships that escort them.
class PackWriter {
public:
    explicit PackWriter(std::filesystem::path folder);  ///< its name becomes the game's id

    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }
    void write();  ///< everything, as it should be
    void writeGame(const std::string& version, const std::string& zone = "fleet");
    void writeCards(const std::string& brigHull,
                    const std::string& more = {});  ///< JSON of the value, and of further cards
    void writeFile(const std::string& name, const std::string& content);

private:
    std::filesystem::path m_folder;
};

/// A card without anything known but its name, as JSON.
[[nodiscard]] std::string plainCard(const std::string& id, int number);

}  // namespace mazzo::tests
