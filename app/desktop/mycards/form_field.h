// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/card_columns.h"
#include "app/desktop/shell/game_store.h"
#include "app/desktop/shell/row_list.h"

#include <map>
#include <optional>

namespace mazzo::desktop {

/// One value of a card in the form, as the view shows it.
struct FormField {
    QString key;
    QString title;
    QString about;
    QString kind;
    QStringList choices;
    bool open = false;
    QString text;         ///< as it is typed
    QString state;        ///< as in TableCell
    QString placeholder;  ///< what counts as long as nothing is typed
    QString layer;        ///< where the value comes from; empty if nothing is known
    bool mine = false;    ///< the player entered it
    QString below;        ///< what the layer below says, if it differs
    QString useBelow;     ///< the button for it
    bool rare = false;
    bool canBeText = false;  ///< a number in whose place a card may print a text such as X
    bool canBeUnknown = false;
    bool canBeAbsent = false;
    QString problem;
    QString nearest;  ///< a card with almost the name that no card has
    QString missing;  ///< the name that no card has, if a card of that name can be created

    bool operator==(const FormField&) const = default;
    [[nodiscard]] static Roles<FormField> roles();
};

/// What a form shows of a card: the card itself, unless it is new, and what was typed.
struct FormEntry {
    std::optional<LayeredCard> card = {};
    std::map<std::string, std::string, std::less<>> typed = {};  ///< by key: of a new card, or refused
    std::map<std::string, QString, std::less<>> problems = {};   ///< by key

    void clear() { *this = {}; }
    [[nodiscard]] QString typedText(std::string_view key) const;
};

/// Whether the value of the card is still to be found out.
[[nodiscard]] bool isUnknown(const Card& card, const CardColumn& column);

/// The name of a layer of the game; of the player's own one, "yours".
[[nodiscard]] QString layerName(const Game& game, std::string_view layer);

[[nodiscard]] FormField formField(const LoadedGame& loaded, const FormEntry& entry, const CardColumn& column);

}  // namespace mazzo::desktop
