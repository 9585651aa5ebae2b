// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/collection/columns.h"

#include "model/text.h"

#include <algorithm>

namespace mazzo::importer {

namespace {

struct Head {
    std::string_view text;
    Column column;
};

constexpr std::array kOwn{
    Head{"game", Column::Game},           Head{"card", Column::Card},         Head{"name", Column::Name},
    Head{"count", Column::Count},         Head{"state", Column::State},       Head{"printing", Column::Printing},
    Head{"condition", Column::Condition}, Head{"language", Column::Language}, Head{"finish", Column::Finish},
    Head{"place", Column::Place},         Head{"note", Column::Note},         Head{"date", Column::Date},
    Head{"price", Column::Price},         Head{"lent to", Column::LentTo},    Head{"lent since", Column::LentSince},
    Head{"priority", Column::Priority},   Head{"product", Column::Product}};

/// How other programs call their columns. Of two heads for the same column the one further up counts.
constexpr std::array kForeign{Head{"game", Column::Game},
                              Head{"code", Column::Card},
                              Head{"name", Column::Name},
                              Head{"card name", Column::Name},
                              Head{"card_name", Column::Name},
                              Head{"card", Column::Name},
                              Head{"product name", Column::Name},
                              Head{"title", Column::Name},
                              Head{"simple name", Column::PlainName},
                              Head{"count", Column::Count},
                              Head{"quantity", Column::Count},
                              Head{"qty", Column::Count},
                              Head{"amount", Column::Count},
                              Head{"total quantity", Column::Count},
                              Head{"edition code", Column::Set},
                              Head{"set code", Column::Set},
                              Head{"set_code", Column::Set},
                              Head{"edition", Column::Set},
                              Head{"set", Column::Set},
                              Head{"set name", Column::Set},
                              Head{"collector number", Column::Number},
                              Head{"collector_number", Column::Number},
                              Head{"collector's number", Column::Number},
                              Head{"collector #", Column::Number},
                              Head{"card number", Column::Number},
                              Head{"set number", Column::Number},
                              Head{"condition", Column::Condition},
                              Head{"language", Column::Language},
                              Head{"languange", Column::Language},
                              Head{"foil", Column::Finish},
                              Head{"finish", Column::Finish},
                              Head{"is_foil", Column::Finish},
                              Head{"premium", Column::Finish},
                              Head{"printing", Column::Finish},
                              Head{"place", Column::Place},
                              Head{"binder name", Column::Place},
                              Head{"folder name", Column::Place},
                              Head{"list name", Column::Place},
                              Head{"note", Column::Note},
                              Head{"notes", Column::Note},
                              Head{"comment", Column::Note},
                              Head{"annotation", Column::Note},
                              Head{"tags", Column::Note},
                              Head{"date added", Column::Date},
                              Head{"date bought", Column::Date},
                              Head{"added", Column::Date},
                              Head{"date", Column::Date},
                              Head{"last modified", Column::Date},
                              Head{"purchase price", Column::Price},
                              Head{"price bought", Column::Price},
                              Head{"my price", Column::Price},
                              Head{"price", Column::Price}};

template <class Heads>
void place(Columns& columns, const Heads& known, const std::vector<std::string>& heads)
{
    for (const Head& head : known) {
        int& position = columns.position[static_cast<std::size_t>(head.column)];
        const auto found = std::ranges::find(heads, head.text);
        if (position < 0 && found != heads.end()) position = static_cast<int>(found - heads.begin());
    }
}

}  // namespace

const std::vector<std::string_view>& ownHeads()
{
    static const std::vector<std::string_view> heads = [] {
        std::vector<std::string_view> texts;
        for (const Head& head : kOwn) texts.push_back(head.text);
        return texts;
    }();
    return heads;
}

Result<Columns> columnsOf(const std::vector<std::string_view>& heads, std::string_view file, int line)
{
    std::vector<std::string> plain;
    for (const std::string_view head : heads) plain.push_back(folded(head));
    Columns columns;
    columns.position.fill(-1);
    const auto has = [&](std::string_view head) { return std::ranges::find(plain, head) != plain.end(); };
    columns.ours = has("game") && has("card") && has("state");
    if (columns.ours) place(columns, kOwn, plain);
    else place(columns, kForeign, plain);
    int& name = columns.position[static_cast<std::size_t>(Column::Name)];
    if (name < 0) name = columns.position[static_cast<std::size_t>(Column::PlainName)];
    for (std::size_t i = 0; i < heads.size(); ++i)
        if (!plain[i].empty() && std::ranges::find(columns.position, static_cast<int>(i)) == columns.position.end())
            columns.ignored.emplace_back(heads[i].substr(0, 80));
    if (columns.has(Column::Name) || columns.has(Column::Card)) return columns;
    std::string there;
    for (const std::string_view head : heads) there.append(there.empty() ? "" : " · ").append(head.substr(0, 80));
    return failure(
        {Error::Kind::Parse, "collection.no-names", {std::string(file), line, 1}, {there.substr(0, 400)}, {}});
}

}  // namespace mazzo::importer
