// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/set_up_sheet.h"

#include "app/text/value_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace mazzo::app {

namespace {

struct SetUpText {
    Q_DECLARE_TR_FUNCTIONS(SetUpText)
};

ListSheet::Section& addLine(ListSheet::Section& section, int copies, const QString& name)
{
    section.lines.push_back({copies, name});
    section.cards += copies;
    return section;
}

}  // namespace

std::vector<Product::Line> leftInTheBox(const TableSetUp& setUp, const Product& box, const LoadedGame& loaded)
{
    std::vector<Product::Line> left;
    for (const Product::Line& line : box.lines) {
        const auto card = loaded.catalogue.find(loaded.game.id + ':' + line.card);
        const auto pile = std::ranges::find(setUp.piles, card, &TableSetUp::Pile::card);
        const int used = card && pile != setUp.piles.end() ? setUp.copies(*pile) : 0;
        if (line.count > used) left.push_back({line.card, line.count - used});
    }
    return left;
}

std::vector<ListSheet::Section> setUpSections(const TableSetUp& setUp, const LoadedGame& loaded,
                                              std::string_view language)
{
    ListSheet::Section chosen{SetUpText::tr("Chosen piles"), 0, {}};
    ListSheet::Section base{SetUpText::tr("Base piles"), 0, {}};
    ListSheet::Section start{SetUpText::tr("Start deck of each player"), 0, {}};
    for (const TableSetUp::Pile& pile : setUp.piles) {
        const QString name = fromUtf8(pile.card ? loaded.catalogue.name(*pile.card, language) : pile.name);
        addLine(pile.chosen ? chosen : base, pile.size, name);
        if (pile.eachPlayer > 0) addLine(start, pile.eachPlayer, name);
    }
    std::vector<ListSheet::Section> sections;
    for (ListSheet::Section* section : {&chosen, &base, &start})
        if (!section->lines.empty()) sections.push_back(std::move(*section));
    return sections;
}

ListSheet::Section boxSection(const std::vector<Product::Line>& lines, const LoadedGame& loaded,
                              std::string_view language)
{
    ListSheet::Section section{SetUpText::tr("Stays in the box"), 0, {}};
    for (const Product::Line& line : lines) {
        const auto card = loaded.catalogue.find(loaded.game.id + ':' + line.card);
        addLine(section, line.count, fromUtf8(card ? loaded.catalogue.name(*card, language) : line.card));
    }
    return section;
}

QString setUpTotal(const TableSetUp& setUp)
{
    return SetUpText::tr("%1 piles with %2 cards, %3 start decks of %4: %5 cards")
        .arg(setUp.piles.size())
        .arg(setUp.supplyCards())
        .arg(setUp.players)
        .arg(setUp.startCards())
        .arg(setUp.cards());
}

}  // namespace mazzo::app
