// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack_head.h"

#include <memory>

namespace mazzo::app {

/// Where the player's packs and expansion packs are.
[[nodiscard]] std::filesystem::path ownPackFolder();
/// Whether a pack's folder is among them, and did not come with the program.
[[nodiscard]] bool isOwnPack(const std::filesystem::path& folder);

/// A pack in a folder of its own next to the player's packs, until it is put in place. What is left of it is removed
/// with the object; what a killed program left is removed by `recoverPacks`.
class StagedPack {
public:
    /// Copies a zip file or a folder, and reads who the pack is. The files of a zip file may be in one folder.
    [[nodiscard]] static Checked<std::shared_ptr<StagedPack>> stage(const std::filesystem::path& source);

    StagedPack(const StagedPack&) = delete;
    StagedPack& operator=(const StagedPack&) = delete;
    ~StagedPack();

    [[nodiscard]] const PackHead& head() const { return m_head; }
    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }  ///< named by the pack's id
    /// For further files that are needed for a moment.
    [[nodiscard]] std::filesystem::path scratch() const { return m_root / "scratch"; }

    /// Replaces the folder of an installed pack, or adds a new one, in one step: whoever looks sees the old pack or the
    /// new one.
    [[nodiscard]] Result<std::filesystem::path> putInPlace();

private:
    explicit StagedPack(std::filesystem::path root) : m_root(std::move(root)) {}
    [[nodiscard]] Result<void> copyFrom(const std::filesystem::path& source) const;

    std::filesystem::path m_root;
    std::filesystem::path m_folder;
    PackHead m_head;
};

/// A folder next to the player's packs that is removed with the object.
class ScratchFolder {
public:
    explicit ScratchFolder(const std::filesystem::path& packs);
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder();

    [[nodiscard]] const Result<std::filesystem::path>& folder() const { return m_folder; }

private:
    Result<std::filesystem::path> m_folder;
};

/// Leaves `from` at `to` in one step. What was there is then in the stage, a folder next to both.
[[nodiscard]] Result<void> replaceFolder(const std::filesystem::path& from, const std::filesystem::path& to,
                                         const std::filesystem::path& stage);

/// Takes a pack's folder out of the player's packs in one step, then removes it.
[[nodiscard]] Result<void> removePackFolder(const std::filesystem::path& folder);

/// Cleans up after a program that was killed while it installed or removed a pack.
void recoverPacks(const std::filesystem::path& packs);

/// Whether two folders have the same files with the same contents, apart from hidden ones.
[[nodiscard]] bool sameFiles(const std::filesystem::path& a, const std::filesystem::path& b);

}  // namespace mazzo::app
