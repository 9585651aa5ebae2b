// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/form_text.h"

#include "app/text/value_text.h"

#include <QCoreApplication>

#include <array>

namespace mazzo::desktop {

namespace {

struct FormWords {
    Q_DECLARE_TR_FUNCTIONS(forms)
};

/// `what` is a key, with its form before it if several forms have different keys of that name.
struct KeyText {
    std::string_view what;
    const char* title;
    const char* help = nullptr;
};

constexpr std::array kKeyTexts{
    KeyText{"id", QT_TRANSLATE_NOOP("forms", "Id"),
            QT_TRANSLATE_NOOP("forms", "What rules and deck files call it. Renaming it changes all of them.")},
    KeyText{"rule.id", QT_TRANSLATE_NOOP("forms", "Clause"),
            QT_TRANSLATE_NOOP("forms", "The number of the rule, as findings and examples name it.")},
    KeyText{"version", QT_TRANSLATE_NOOP("forms", "Version"),
            QT_TRANSLATE_NOOP("forms", "Raise it before you pass the game on.")},
    KeyText{"name", QT_TRANSLATE_NOOP("forms", "Name")},
    KeyText{"about", QT_TRANSLATE_NOOP("forms", "About")},
    KeyText{"author", QT_TRANSLATE_NOOP("forms", "Author")},
    KeyText{"license", QT_TRANSLATE_NOOP("forms", "Licence")},
    KeyText{"website", QT_TRANSLATE_NOOP("forms", "Website")},
    KeyText{"requires", QT_TRANSLATE_NOOP("forms", "Needs Mazzo"),
            QT_TRANSLATE_NOOP("forms", "The oldest version of Mazzo that can read it, such as 1.4.")},
    KeyText{"languages", QT_TRANSLATE_NOOP("forms", "Languages"),
            QT_TRANSLATE_NOOP("forms", "Codes such as en, it: the first one is shown where a translation is missing.")},
    KeyText{"books", QT_TRANSLATE_NOOP("forms", "Rulebooks")},
    KeyText{"editions", QT_TRANSLATE_NOOP("forms", "Editions")},
    KeyText{"options", QT_TRANSLATE_NOOP("forms", "Options")},
    KeyText{"zones", QT_TRANSLATE_NOOP("forms", "Deck zones")},
    KeyText{"procedure.zones", QT_TRANSLATE_NOOP("forms", "Zones of the table")},
    KeyText{"types", QT_TRANSLATE_NOOP("forms", "Card types")},
    KeyText{"field.types", QT_TRANSLATE_NOOP("forms", "On cards of type"),
            QT_TRANSLATE_NOOP("forms", "None chosen: on all cards.")},
    KeyText{"fields", QT_TRANSLATE_NOOP("forms", "Fields")},
    KeyText{"sets", QT_TRANSLATE_NOOP("forms", "Sets")},
    KeyText{"card-files", QT_TRANSLATE_NOOP("forms", "Card files")},
    KeyText{"card-size", QT_TRANSLATE_NOOP("forms", "Card size")},
    KeyText{"width", QT_TRANSLATE_NOOP("forms", "Width in mm")},
    KeyText{"height", QT_TRANSLATE_NOOP("forms", "Height in mm")},
    KeyText{"identity", QT_TRANSLATE_NOOP("forms", "Copies share"),
            QT_TRANSLATE_NOOP("forms", "The field that makes two cards copies of each other; the name by default.")},
    KeyText{"rules", QT_TRANSLATE_NOOP("forms", "Rules")},
    KeyText{"supply", QT_TRANSLATE_NOOP("forms", "Shared piles")},
    KeyText{"procedure", QT_TRANSLATE_NOOP("forms", "Table")},
    KeyText{"title", QT_TRANSLATE_NOOP("forms", "Title")},
    KeyText{"edition", QT_TRANSLATE_NOOP("forms", "Edition")},
    KeyText{"type", QT_TRANSLATE_NOOP("forms", "Kind of value")},
    KeyText{"values", QT_TRANSLATE_NOOP("forms", "Values"),
            QT_TRANSLATE_NOOP("forms", "Ids with commas between them: 2, 3, 4.")},
    KeyText{"names", QT_TRANSLATE_NOOP("forms", "Names of the values")},
    KeyText{"min", QT_TRANSLATE_NOOP("forms", "At least")},
    KeyText{"max", QT_TRANSLATE_NOOP("forms", "At most")},
    KeyText{"none", QT_TRANSLATE_NOOP("forms", "Word for no number")},
    KeyText{"default", QT_TRANSLATE_NOOP("forms", "Default")},
    KeyText{"hides", QT_TRANSLATE_NOOP("forms", "Hides values")},
    KeyText{"clause", QT_TRANSLATE_NOOP("forms", "Clause")},
    KeyText{"zone.optional", QT_TRANSLATE_NOOP("forms", "A deck may leave it out")},
    KeyText{"takes", QT_TRANSLATE_NOOP("forms", "Cards that belong in it"),
            QT_TRANSLATE_NOOP("forms", "Sorts lists without headings; it is not a rule. For example: type:creature")},
    KeyText{"only", QT_TRANSLATE_NOOP("forms", "No other cards may be in it")},
    KeyText{"printed", QT_TRANSLATE_NOOP("forms", "A card may print something else, such as X")},
    KeyText{"allow", QT_TRANSLATE_NOOP("forms", "Allowances"),
            QT_TRANSLATE_NOOP("forms", "Instead of a check: each copy needs one of these.")},
    KeyText{"rule.cards", QT_TRANSLATE_NOOP("forms", "Cards that need an allowance")},
    KeyText{"allowance.cards", QT_TRANSLATE_NOOP("forms", "Cards that it allows")},
    KeyText{"limit", QT_TRANSLATE_NOOP("forms", "How many copies"),
            QT_TRANSLATE_NOOP("forms", "A number, or an expression. None: any number.")},
    KeyText{"rarities", QT_TRANSLATE_NOOP("forms", "Rarities")},
    KeyText{"finishes", QT_TRANSLATE_NOOP("forms", "Finishes")},
    KeyText{"card-face", QT_TRANSLATE_NOOP("forms", "Face of the cards")},
    KeyText{"card-face.fields", QT_TRANSLATE_NOOP("forms", "Numbers that a card shows")},
    KeyText{"shown-field.label", QT_TRANSLATE_NOOP("forms", "Short form"),
            QT_TRANSLATE_NOOP("forms", "Shown on the card instead of the field's name.")},
    KeyText{"field", QT_TRANSLATE_NOOP("forms", "Field")},
    KeyText{"symbols", QT_TRANSLATE_NOOP("forms", "Symbols in texts")},
    KeyText{"code", QT_TRANSLATE_NOOP("forms", "Code"),
            QT_TRANSLATE_NOOP("forms", "As the texts of cards have it, such as {W}.")},
    KeyText{"symbol.text", QT_TRANSLATE_NOOP("forms", "Shown instead"),
            QT_TRANSLATE_NOOP("forms", "A character or a short word.")},
    KeyText{"amendments", QT_TRANSLATE_NOOP("forms", "Amendments")},
    KeyText{"amendment.editions", QT_TRANSLATE_NOOP("forms", "Only in editions")},
    KeyText{"amendment.option", QT_TRANSLATE_NOOP("forms", "Only with the option")},
    KeyText{"value", QT_TRANSLATE_NOOP("forms", "Value of the option")},
    KeyText{"amendment.cards", QT_TRANSLATE_NOOP("forms", "Cards with other values")},
    KeyText{"card", QT_TRANSLATE_NOOP("forms", "Card"), QT_TRANSLATE_NOOP("forms", "The id of a card.")},
    KeyText{"amended-card.fields", QT_TRANSLATE_NOOP("forms", "Values that count"),
            QT_TRANSLATE_NOOP("forms", "By field: cost=3; colours=red, blue")},
    KeyText{"zone.editions", QT_TRANSLATE_NOOP("forms", "Only in editions")},
    KeyText{"free", QT_TRANSLATE_NOOP("forms", "Free mulligans")},
    KeyText{"plural", QT_TRANSLATE_NOOP("forms", "Plural")},
    KeyText{"choices", QT_TRANSLATE_NOOP("forms", "Choices"),
            QT_TRANSLATE_NOOP("forms", "The values that cards can have. None: any text.")},
    KeyText{"open", QT_TRANSLATE_NOOP("forms", "Players may add choices")},
    KeyText{"optional", QT_TRANSLATE_NOOP("forms", "A card may leave it out")},
    KeyText{"refers", QT_TRANSLATE_NOOP("forms", "The words name")},
    KeyText{"acyclic", QT_TRANSLATE_NOOP("forms", "Never leads back to itself")},
    KeyText{"derived", QT_TRANSLATE_NOOP("forms", "Computed"),
            QT_TRANSLATE_NOOP("forms", "From other fields of the card: if(is:champion, 3, 1)")},
    KeyText{"form", QT_TRANSLATE_NOOP("forms", "Form")},
    KeyText{"official", QT_TRANSLATE_NOOP("forms", "Official")},
    KeyText{"label", QT_TRANSLATE_NOOP("forms", "Label"),
            QT_TRANSLATE_NOOP("forms", "Shown with every card of a set that is not official.")},
    KeyText{"text", QT_TRANSLATE_NOOP("forms", "Rule in words")},
    KeyText{"finding", QT_TRANSLATE_NOOP("forms", "When it is broken"),
            QT_TRANSLATE_NOOP("forms", "With {have}, {min} and {max} for the numbers.")},
    KeyText{"source", QT_TRANSLATE_NOOP("forms", "In the rulebook")},
    KeyText{"each", QT_TRANSLATE_NOOP("forms", "For each card"),
            QT_TRANSLATE_NOOP("forms", "The check is made for every different card that matches: zone:deck")},
    KeyText{"check", QT_TRANSLATE_NOOP("forms", "Check"),
            QT_TRANSLATE_NOOP("forms", "What must hold: count(zone:deck) >= 40. Without it, the rule is only shown.")},
    KeyText{"catalogue", QT_TRANSLATE_NOOP("forms", "For all cards of the game")},
    KeyText{"rule.when", QT_TRANSLATE_NOOP("forms", "Only if")},
    KeyText{"when", QT_TRANSLATE_NOOP("forms", "Only with options")},
    KeyText{"rule.editions", QT_TRANSLATE_NOOP("forms", "Only in editions")},
    KeyText{"option.editions", QT_TRANSLATE_NOOP("forms", "Only in editions")},
    KeyText{"procedure.editions", QT_TRANSLATE_NOOP("forms", "Changes by edition")},
    KeyText{"severity", QT_TRANSLATE_NOOP("forms", "Weight")},
    KeyText{"short", QT_TRANSLATE_NOOP("forms", "If too few")},
    KeyText{"rule.zone", QT_TRANSLATE_NOOP("forms", "Zone of the finding")},
    KeyText{"predicate", QT_TRANSLATE_NOOP("forms", "Built-in check")},
    KeyText{"undecided", QT_TRANSLATE_NOOP("forms", "The rulebook leaves it open")},
    KeyText{"book", QT_TRANSLATE_NOOP("forms", "Rulebook")},
    KeyText{"citation.section", QT_TRANSLATE_NOOP("forms", "Chapter")},
    KeyText{"engine", QT_TRANSLATE_NOOP("forms", "Engine")},
    KeyText{"counters", QT_TRANSLATE_NOOP("forms", "Counters")},
    KeyText{"states", QT_TRANSLATE_NOOP("forms", "States of cards")},
    KeyText{"draw-pile", QT_TRANSLATE_NOOP("forms", "Draw pile")},
    KeyText{"hand", QT_TRANSLATE_NOOP("forms", "Hand")},
    KeyText{"opening-hand", QT_TRANSLATE_NOOP("forms", "Opening hand"),
            QT_TRANSLATE_NOOP("forms", "A number of cards, or the id of an option.")},
    KeyText{"hand-limit", QT_TRANSLATE_NOOP("forms", "Hand limit")},
    KeyText{"mulligan", QT_TRANSLATE_NOOP("forms", "Mulligan")},
    KeyText{"reshuffle", QT_TRANSLATE_NOOP("forms", "Empty draw pile")},
    KeyText{"set-up", QT_TRANSLATE_NOOP("forms", "Set-up")},
    KeyText{"phases", QT_TRANSLATE_NOOP("forms", "Phases")},
    KeyText{"regions", QT_TRANSLATE_NOOP("forms", "Places of the board")},
    KeyText{"words", QT_TRANSLATE_NOOP("forms", "Other things")},
    KeyText{"parameters", QT_TRANSLATE_NOOP("forms", "Parameters")},
    KeyText{"sight", QT_TRANSLATE_NOOP("forms", "Visibility")},
    KeyText{"start", QT_TRANSLATE_NOOP("forms", "Starts at")},
    KeyText{"kind", QT_TRANSLATE_NOOP("forms", "Kind")},
    KeyText{"to", QT_TRANSLATE_NOOP("forms", "To")},
    KeyText{"less", QT_TRANSLATE_NOOP("forms", "Cards fewer each time")},
    KeyText{"most", QT_TRANSLATE_NOOP("forms", "Cards at most")},
    KeyText{"least-hand", QT_TRANSLATE_NOOP("forms", "Smallest hand")},
    KeyText{"times", QT_TRANSLATE_NOOP("forms", "How often")},
    KeyText{"timing", QT_TRANSLATE_NOOP("forms", "What happens")},
    KeyText{"from", QT_TRANSLATE_NOOP("forms", "Shuffled in from")},
    KeyText{"do", QT_TRANSLATE_NOOP("forms", "Step")},
    KeyText{"section", QT_TRANSLATE_NOOP("forms", "Section of the deck")},
    KeyText{"zone", QT_TRANSLATE_NOOP("forms", "Zone")},
    KeyText{"counter", QT_TRANSLATE_NOOP("forms", "Counter")},
    KeyText{"cards", QT_TRANSLATE_NOOP("forms", "Or these cards")},
    KeyText{"count", QT_TRANSLATE_NOOP("forms", "How many")},
    KeyText{"up-to", QT_TRANSLATE_NOOP("forms", "Until the hand has")},
    KeyText{"state", QT_TRANSLATE_NOOP("forms", "State")},
    KeyText{"from-turn", QT_TRANSLATE_NOOP("forms", "From turn")},
    KeyText{"enter", QT_TRANSLATE_NOOP("forms", "When it begins")},
    KeyText{"leave", QT_TRANSLATE_NOOP("forms", "When it ends")},
    KeyText{"kinds", QT_TRANSLATE_NOOP("forms", "Kinds")},
    KeyText{"next", QT_TRANSLATE_NOOP("forms", "Next to")}};

struct WordText {
    std::string_view what;  ///< key=word
    const char* text;
};

constexpr std::array kWordTexts{
    WordText{"type=text", QT_TRANSLATE_NOOP("forms", "One word or text")},
    WordText{"type=number", QT_TRANSLATE_NOOP("forms", "Number")},
    WordText{"type=words", QT_TRANSLATE_NOOP("forms", "Several words")},
    WordText{"type=flag", QT_TRANSLATE_NOOP("forms", "Yes or no")},
    WordText{"type=choice", QT_TRANSLATE_NOOP("forms", "One of several")},
    WordText{"refers=card", QT_TRANSLATE_NOOP("forms", "Cards")},
    WordText{"form=numbers", QT_TRANSLATE_NOOP("forms", "Numbers with slashes")},
    WordText{"severity=advice", QT_TRANSLATE_NOOP("forms", "Only advice")},
    WordText{"severity=", QT_TRANSLATE_NOOP("forms", "A rule")},
    WordText{"short=unfinished", QT_TRANSLATE_NOOP("forms", "The deck is unfinished")},
    WordText{"short=", QT_TRANSLATE_NOOP("forms", "The deck is illegal")},
    WordText{"sight=open", QT_TRANSLATE_NOOP("forms", "Open")},
    WordText{"sight=hidden", QT_TRANSLATE_NOOP("forms", "Hidden, only the number is known")},
    WordText{"sight=top", QT_TRANSLATE_NOOP("forms", "Only the first card is seen")},
    WordText{"sight=", QT_TRANSLATE_NOOP("forms", "Open")},
    WordText{"kind=none", QT_TRANSLATE_NOOP("forms", "No mulligan")},
    WordText{"kind=whole-hand", QT_TRANSLATE_NOOP("forms", "A new hand")},
    WordText{"kind=bottom", QT_TRANSLATE_NOOP("forms", "A new full hand, then cards under the draw pile")},
    WordText{"kind=exchange", QT_TRANSLATE_NOOP("forms", "Some cards are exchanged")},
    WordText{"timing=never", QT_TRANSLATE_NOOP("forms", "Nothing more is drawn")},
    WordText{"timing=on-need", QT_TRANSLATE_NOOP("forms", "A pile is shuffled in when a card is drawn")},
    WordText{"timing=immediate", QT_TRANSLATE_NOOP("forms", "A pile is shuffled in at once")},
    WordText{"do=deal", QT_TRANSLATE_NOOP("forms", "Deal a section of the deck")},
    WordText{"do=shuffle", QT_TRANSLATE_NOOP("forms", "Shuffle a zone")},
    WordText{"do=opening-hand", QT_TRANSLATE_NOOP("forms", "Draw the opening hand")},
    WordText{"do=draw", QT_TRANSLATE_NOOP("forms", "Draw cards")},
    WordText{"do=mulligan", QT_TRANSLATE_NOOP("forms", "Offer a mulligan")},
    WordText{"do=move", QT_TRANSLATE_NOOP("forms", "Move cards")},
    WordText{"do=set", QT_TRANSLATE_NOOP("forms", "Set a counter")},
    WordText{"do=add", QT_TRANSLATE_NOOP("forms", "Add to a counter")},
    WordText{"do=clear", QT_TRANSLATE_NOOP("forms", "Remove a state")},
    WordText{"do=limit", QT_TRANSLATE_NOOP("forms", "Discard to the hand limit")}};

constexpr std::array kNewItems{WordText{"book", QT_TRANSLATE_NOOP("forms", "New rulebook")},
                               WordText{"edition", QT_TRANSLATE_NOOP("forms", "New edition")},
                               WordText{"option", QT_TRANSLATE_NOOP("forms", "New option")},
                               WordText{"zone", QT_TRANSLATE_NOOP("forms", "New zone")},
                               WordText{"type", QT_TRANSLATE_NOOP("forms", "New card type")},
                               WordText{"field", QT_TRANSLATE_NOOP("forms", "New field")},
                               WordText{"choice", QT_TRANSLATE_NOOP("forms", "New choice")},
                               WordText{"set", QT_TRANSLATE_NOOP("forms", "New set")},
                               WordText{"rule", QT_TRANSLATE_NOOP("forms", "New rule")},
                               WordText{"amendment", QT_TRANSLATE_NOOP("forms", "New amendment")},
                               WordText{"amended-card", QT_TRANSLATE_NOOP("forms", "New card")},
                               WordText{"shown-field", QT_TRANSLATE_NOOP("forms", "New number")},
                               WordText{"symbol", QT_TRANSLATE_NOOP("forms", "New symbol")},
                               WordText{"citation", QT_TRANSLATE_NOOP("forms", "New source")},
                               WordText{"allowance", QT_TRANSLATE_NOOP("forms", "New allowance")},
                               WordText{"table-zone", QT_TRANSLATE_NOOP("forms", "New zone")},
                               WordText{"table-counter", QT_TRANSLATE_NOOP("forms", "New counter")},
                               WordText{"step", QT_TRANSLATE_NOOP("forms", "New step")},
                               WordText{"phase", QT_TRANSLATE_NOOP("forms", "New phase")},
                               WordText{"region", QT_TRANSLATE_NOOP("forms", "New place")},
                               WordText{"word", QT_TRANSLATE_NOOP("forms", "New word")}};

const KeyText* keyText(std::string_view form, std::string_view key)
{
    const std::string full = std::string(form) + "." + std::string(key);
    const auto special = std::ranges::find(kKeyTexts, full, &KeyText::what);
    if (special != kKeyTexts.end()) return &*special;
    const auto common = std::ranges::find(kKeyTexts, key, &KeyText::what);
    return common != kKeyTexts.end() ? &*common : nullptr;
}

}  // namespace

QString keyTitle(std::string_view form, std::string_view key)
{
    const KeyText* text = keyText(form, key);
    return text != nullptr ? FormWords::tr(text->title) : app::fromUtf8(key);
}

QString keyHelp(std::string_view form, std::string_view key)
{
    const KeyText* text = keyText(form, key);
    return text != nullptr && text->help != nullptr ? FormWords::tr(text->help) : QString();
}

QString choiceText(std::string_view, std::string_view key, std::string_view word)
{
    const std::string what = std::string(key) + "=" + std::string(word);
    const auto found = std::ranges::find(kWordTexts, what, &WordText::what);
    if (found != kWordTexts.end()) return FormWords::tr(found->text);
    return word.empty() ? FormWords::tr("(none)") : app::fromUtf8(word);
}

QString newItemText(std::string_view form)
{
    const auto found = std::ranges::find(kNewItems, form, &WordText::what);
    return found != kNewItems.end() ? FormWords::tr(found->text) : FormWords::tr("New");
}

}  // namespace mazzo::desktop
