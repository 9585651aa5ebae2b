// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/share/share_kinds.h"
#include "app/desktop/shell/game_store.h"
#include "app/share/deck_output.h"

#include <QStringList>

namespace mazzo::desktop {

/// A deck in one of its forms: its preview, and what can be reused for the next one.
struct SharePreview {
    QString problem;               ///< why this form is not available; empty if it is
    QString text;                  ///< empty if the form is a picture
    QStringList lost;              ///< what the form cannot carry
    std::vector<QImage> pictures;  ///< one, or the parts of a QR code that is split
    std::optional<Paper> paper;
    QImage picture;  ///< the requested page; null if the form is a text
    int page = 0;
    int pages = 0;
    std::shared_ptr<const DeckOutput> output;  ///< null if the deck cannot be read

    [[nodiscard]] bool isThere() const { return output != nullptr && problem.isEmpty(); }
};

/// The deck, its game, and the requested form.
struct ShareQuestion {
    DeckSnapshot deck;
    GameSnapshot game;
    const ShareKind* kind = nullptr;
    int page = 0;
    std::string language;
    std::filesystem::path folder;              ///< of the library
    std::shared_ptr<const DeckOutput> output;  ///< of the same deck in the same language, if there is one already
};

/// For any thread.
[[nodiscard]] SharePreview previewOf(const ShareQuestion& question);
/// Another page of the same form.
[[nodiscard]] SharePreview turned(SharePreview preview, int page);

/// Gets the progress from 0 to 1; returns false to cancel.
using ShareProgress = std::function<bool(double)>;
/// What is to be written of a form that is there; none if it was cancelled. For any thread.
[[nodiscard]] Result<std::vector<OutputFile>> filesOf(const SharePreview& preview, const ShareKind& kind,
                                                      const std::string& path, const std::filesystem::path& folder,
                                                      const ShareProgress& progress);

}  // namespace mazzo::desktop
