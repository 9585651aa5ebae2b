// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/cards/card_import.h"

#include "carddata/library/layers/image_store.h"
#include "model/text.h"

#include <algorithm>
#include <unordered_map>

namespace mazzo::importer {

namespace {

using Part = CardKey::Part;
using State = ImportedCard::State;

/// Plans one import: the state of each row, and the entries of those that change something.
class ImportPlan {
public:
    ImportPlan(const Library& library, const LoadedGame& loaded, const CardTable& table, const CardImportWishes& wishes)
        : m_library(library),
          m_loaded(loaded),
          m_table(table),
          m_wishes(wishes),
          m_editor(loaded.game, loaded.catalogue)
    {}

    [[nodiscard]] Result<CardImport> run()
    {
        m_import.edit.reason = OwnReason::Import;
        m_import.edit.detail = std::filesystem::path(m_wishes.file).filename().string();
        m_import.edit.corrects = m_wishes.corrects;
        if (auto done = readKnown(); !done) return failure(done.error());
        constexpr std::size_t kBetweenReports = 500;
        for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
            if (i % kBetweenReports == 0 && m_wishes.onProgress)
                m_wishes.onProgress(static_cast<double>(i) / static_cast<double>(m_table.rows.size()));
            planRow(i);
        }
        if (auto done = check(); !done) return failure(done.error());
        return std::move(m_import);
    }

private:
    /// The card of a row: by id, else by its name. A row that would rename the card it finds by name is another card.
    [[nodiscard]] std::optional<CardIndex> cardOf(const CardTable::Row& row) const
    {
        const Catalogue& catalogue = m_loaded.catalogue;
        std::optional<CardIndex> found;
        for (const auto& [typed, line, column] : row.cells)
            if (typed.key.part == Part::Id && !trimmed(typed.text).empty())
                if (const auto card = catalogue.find(typed.text)) return card;
        for (const auto& [typed, line, column] : row.cells)
            if (typed.key.part == Part::Name && !trimmed(typed.text).empty() && !found)
                found = catalogue.findFolded(folded(typed.text));
        if (!found) return found;
        for (const auto& [typed, line, column] : row.cells) {
            if (typed.key.part != Part::Name || trimmed(typed.text).empty()) continue;
            const auto named = catalogue.findFolded(folded(typed.text));
            const bool isTranslation = !typed.key.language.empty() && !hasName(*found, typed.key.language);
            if (named != found && (named || !isTranslation)) return std::nullopt;
        }
        return found;
    }

    [[nodiscard]] bool hasName(CardIndex card, const std::string& language) const
    {
        const auto known = m_library.card(m_loaded.game, m_loaded.catalogue.id(card));
        return !known || known->name.has(language);
    }

    /// Cards that the file mentions and that are there already are read in full, all at once.
    [[nodiscard]] Result<void> readKnown()
    {
        bool any = false;
        for (const CardTable::Row& row : m_table.rows) {
            m_cards.push_back(cardOf(row));
            any = any || m_cards.back();
        }
        if (!any) return {};
        auto cards = m_library.cards(m_loaded.game);
        if (!cards) return failure(cards.error());
        for (Card& card : *cards) m_known.emplace(card.id, std::move(card));
        auto entries = m_library.ownLayer().entries(m_loaded.game.id);
        if (!entries) return failure(entries.error());
        for (LayerCard& entry : *entries) m_entries.emplace(entry.id, std::move(entry));
        return {};
    }

    void planRow(std::size_t index)
    {
        const CardTable::Row& row = m_table.rows[index];
        ImportedCard& imported = m_import.rows.emplace_back();
        imported.line = row.line;
        for (const CardTable::Cell& cell : row.cells)
            if (cell.typed.key.part == Part::Name && imported.name.empty()) imported.name = trimmed(cell.typed.text);
        if (row.mistake) return refuse(imported, {}, *row.mistake, row.mistake->where.column);
        LayerCard entry;
        const Card* current = nullptr;
        if (const auto card = m_cards[index]) {
            imported.card = m_loaded.catalogue.id(*card);
            const auto [first, isFirst] = m_lines.try_emplace(imported.card, row.line);
            if (!isFirst)
                return refuse(
                    imported, "name",
                    {Error::Kind::Refused, "cards.twice", {}, {imported.name, std::to_string(first->second)}, {}}, 1);
            if (const auto known = m_known.find(imported.card); known != m_known.end()) current = &known->second;
            if (const auto before = m_entries.find(imported.card); before != m_entries.end()) entry = before->second;
            entry.id = imported.card;
        } else if (m_loaded.game.types.size() == 1) {
            entry.type = m_loaded.game.types.front().id;
        }
        const LayerCard before = entry;
        std::vector<CardText> texts = typedTexts(row, current, imported);
        for (const CardTextProblem& problem : m_editor.assign(entry, current, texts, m_import.edit.choices))
            refuseCell(imported, row, texts[problem.text].key, problem.error);
        if (imported.state == State::Refused) return;
        if (current && entry.saysTheSameAs(before)) return;
        imported.state = current ? State::Changed : State::New;
        m_rowOf.push_back(index);
        m_import.edit.entries.push_back(std::move(entry));
    }

    /// The cells, with pictures as the names that they will have in the library.
    std::vector<CardText> typedTexts(const CardTable::Row& row, const Card* current, ImportedCard& imported)
    {
        std::vector<CardText> texts;
        texts.reserve(row.cells.size());
        for (const CardTable::Cell& cell : row.cells) {
            if (cell.typed.key.part != Part::Image || cell.typed.text.empty()) {
                texts.push_back(cell.typed);
                continue;
            }
            if (current && current->image == cell.typed.text) continue;
            const std::filesystem::path file = std::filesystem::path(m_wishes.file).parent_path() / cell.typed.text;
            auto name = ImageStore::nameOf(file);
            if (!name) {
                refuseCell(imported, row, cell.typed.key, std::move(name.error()));
                continue;
            }
            if (current && std::filesystem::path(current->image).filename() == *name) continue;
            m_import.images.push_back(file);
            texts.push_back({cell.typed.key, std::move(*name)});
        }
        return texts;
    }

    /// Everything that concerns several cards: names, references. What is refused is left out of the edit, and the rest
    /// is checked again, because it may have referred to that.
    [[nodiscard]] Result<void> check()
    {
        for (;;) {
            const auto problems = m_library.ownLayer().check(m_loaded.game, m_loaded.catalogue, m_import.edit);
            if (!problems) return failure(problems.error());
            if (problems->empty()) break;
            std::vector<bool> refused(m_import.edit.entries.size(), false);
            for (const OwnProblem& problem : *problems) {
                refused[problem.entry] = true;
                const std::size_t row = m_rowOf[problem.entry];
                Error error = problem.error;
                if (error.code == "card.named-twice") nameOtherLine(error);
                const auto key = cardKey(m_loaded.game, problem.field);
                refuseCell(m_import.rows[row], m_table.rows[row], key.value_or(CardKey{Part::Name, {}}),
                           std::move(error));
            }
            std::vector<LayerCard> kept;
            std::vector<std::size_t> rows;
            for (std::size_t i = 0; i < refused.size(); ++i) {
                if (refused[i]) continue;
                kept.push_back(std::move(m_import.edit.entries[i]));
                rows.push_back(m_rowOf[i]);
            }
            m_import.edit.entries = std::move(kept);
            m_rowOf = std::move(rows);
        }
        for (std::size_t i = 0; i < m_rowOf.size(); ++i) m_import.rows[m_rowOf[i]].card = m_import.edit.entries[i].id;
        return {};
    }

    /// The check counts entries; a reader of the report wants the line.
    void nameOtherLine(Error& error) const
    {
        const std::size_t entry = std::stoul(error.args.at(1)) - 1;
        error.code = "cards.twice";
        error.args[1] = std::to_string(m_table.rows[m_rowOf[entry]].line);
    }

    void refuseCell(ImportedCard& imported, const CardTable::Row& row, const CardKey& key, Error error)
    {
        const auto cell = std::ranges::find_if(row.cells, [&key](const CardTable::Cell& each) {
            return each.typed.key.part == key.part && (key.part != Part::Field || each.typed.key.field == key.field);
        });
        const bool isThere = cell != row.cells.end();
        refuse(imported, keyText(m_loaded.game, key), std::move(error), isThere ? cell->column : 1,
               isThere ? cell->line : row.line);
    }

    void refuse(ImportedCard& imported, std::string column, Error error, int place, int line = 0)
    {
        imported.state = State::Refused;
        error.where = {m_wishes.file, line > 0 ? line : imported.line, place};
        imported.problems.push_back({std::move(column), std::move(error)});
    }

    const Library& m_library;
    const LoadedGame& m_loaded;
    const CardTable& m_table;
    const CardImportWishes& m_wishes;
    CardEditor m_editor;
    CardImport m_import;
    std::vector<std::optional<CardIndex>> m_cards;  // of each row
    std::unordered_map<std::string, Card> m_known;
    std::unordered_map<std::string, LayerCard> m_entries;
    std::unordered_map<std::string, int> m_lines;  // by card
    std::vector<std::size_t> m_rowOf;              // of each entry of the edit
};

}  // namespace

std::size_t CardImport::count(State state) const
{
    return static_cast<std::size_t>(std::ranges::count(rows, state, &ImportedCard::state));
}

Result<CardImport> planCardImport(const Library& library, const LoadedGame& loaded, const CardTable& table,
                                  const CardImportWishes& wishes)
{
    return ImportPlan(library, loaded, table, wishes).run();
}

tl::expected<OwnEdit, std::vector<OwnProblem>> storeCardImport(const Library& library, const LoadedGame& loaded,
                                                               const CardImport& import)
{
    for (const std::filesystem::path& image : import.images)
        if (auto stored = ImageStore(library.imageFolder(loaded.game.id)).add(image); !stored)
            return tl::unexpected(std::vector<OwnProblem>{{0, "image", stored.error()}});
    return library.ownLayer().apply(loaded.game, loaded.catalogue, import.edit);
}

}  // namespace mazzo::importer
