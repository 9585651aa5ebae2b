// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/decks/pasted_cards.h"

#include "model/deck_file/card_line.h"
#include "model/lines.h"
#include "model/text.h"

namespace mazzo::desktop {

namespace {

constexpr std::size_t kMaxPastedBytes = std::size_t{256} * 1024;
constexpr std::string_view kMaybeHeading = "// maybe";

/// A heading without its marks: `[Forces]`, `Forces:` and `Forces` are the same.
std::string_view headingIn(std::string_view line)
{
    if (line.starts_with('[') && line.ends_with(']')) line = line.substr(1, line.size() - 2);
    else if (line.ends_with(':')) line.remove_suffix(1);
    return trimmed(line);
}

}  // namespace

PastedCards pastedCards(std::string_view text, const Game& game, const Catalogue& catalogue)
{
    PastedCards pasted;
    CardLineScratch scratch;
    TextLines lines(text.substr(0, kMaxPastedBytes));
    std::optional<ZoneIndex> zone;
    bool maybe = false;
    for (TextLine line; lines.next(line);) {
        if (line.content.empty()) continue;
        if (folded(line.content) == kMaybeHeading) {
            maybe = true;
        } else if (const auto heading = game.zone(headingIn(line.content))) {
            zone = heading;
            maybe = false;
        } else if (line.isComment()) {
            continue;
        } else if (const auto card = readCardLine(line.content, catalogue, scratch); card && card->card) {
            pasted.cards.push_back({zone, maybe, *card->card, card->copies});
        } else {
            ++pasted.others;
        }
    }
    return pasted;
}

std::string copiedCards(const std::vector<DeckLine>& lines, const OpenDeck& open)
{
    std::string text;
    const DeckLine* before = nullptr;
    for (const DeckLine& line : lines) {
        if (before == nullptr || before->maybe != line.maybe || before->zone != line.zone) {
            if (before != nullptr) text += '\n';
            if (line.maybe) text += kMaybeHeading;
            else ((text += '[') += open.game()[line.zone].id) += ']';
            text += '\n';
        }
        before = &line;
        const std::string name = line.card ? std::string(open.catalogue().name(*line.card, {})) : line.unknownCard;
        text += writeCardLine({line.copies, name, {}, line.card}, open.catalogue()) + "\n";
    }
    return text;
}

}  // namespace mazzo::desktop
