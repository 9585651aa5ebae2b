// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/pasted_table.h"

#include "app/text/value_text.h"
#include "import/collection/csv.h"

#include <QTextCursor>
#include <QTextDocument>
#include <QTextDocumentFragment>
#include <QTextTable>
#include <QUrl>

#include <algorithm>

namespace mazzo::desktop {

namespace {

using Rows = std::vector<std::vector<std::string>>;

Result<Rows> readRows(const std::string& text)
{
    // A block is always separated by tabs, also one whose texts hold commas.
    CsvText csv;
    csv.content = text;
    csv.separator = '\t';
    CsvReader reader(csv, {});
    Rows rows;
    std::vector<std::string_view> cells;
    while (true) {
        const auto more = reader.next(cells);
        if (!more) return failure(more.error());
        if (!*more) return rows;
        rows.emplace_back(cells.begin(), cells.end());
    }
}

/// The columns that the first row names; nothing if it is not a header.
std::optional<std::vector<CardKey>> headerOf(const Game& game, const std::vector<std::string>& cells)
{
    std::vector<CardKey> keys;
    bool named = false;
    for (const std::string& cell : cells) {
        const auto key = cardKey(game, cell);
        if (!key) return std::nullopt;
        named = named || key->part == CardKey::Part::Name;
        keys.push_back(*key);
    }
    if (!named) return std::nullopt;
    return keys;
}

std::string idOfCard(const LoadedGame& loaded, std::string_view name)
{
    const auto found = loaded.catalogue.find(name);
    return found ? std::string(loaded.catalogue.id(*found)) : std::string();
}

TypedCard namedCard(const LoadedGame& loaded, const std::vector<CardKey>& keys, std::vector<std::string>& cells)
{
    TypedCard card;
    for (std::size_t i = 0; i < std::min(keys.size(), cells.size()); ++i) {
        if (keys[i].part == CardKey::Part::Name && keys[i].language.empty()) card.card = idOfCard(loaded, cells[i]);
        // An empty cell says nothing: the value stays.
        if (!cells[i].empty()) card.texts.push_back({keys[i], std::move(cells[i])});
    }
    // The name found the card; it is not changed by that.
    if (!card.card.empty())
        std::erase_if(card.texts, [](const CardText& text) { return text.key.part == CardKey::Part::Name; });
    return card;
}

}  // namespace

Result<PastedTable> readPasted(const std::string& text, const LoadedGame& loaded,
                               const std::vector<CardColumn>& columns, const PasteTarget& target)
{
    if (text.size() > kMaxPastedBytes)
        return failure({Error::Kind::Limit, "card.paste-too-large", {}, {std::to_string(kMaxPastedBytes >> 20)}, {}});
    auto rows = readRows(text);
    if (!rows) return failure(rows.error());
    PastedTable pasted;
    if (rows->empty()) return pasted;
    if (const auto keys = headerOf(loaded.game, rows->front()); keys && rows->size() > 1) {
        pasted.hasHeader = true;
        for (std::size_t i = 1; i < rows->size(); ++i) {
            TypedCard card = namedCard(loaded, *keys, (*rows)[i]);
            if (!card.texts.empty()) pasted.cards.push_back(std::move(card));
        }
        return pasted;
    }
    for (std::size_t i = 0; i < rows->size(); ++i) {
        std::vector<std::string>& cells = (*rows)[i];
        if (target.column + cells.size() > columns.size())
            return parseFailure("card.paste-too-wide", {{}, static_cast<int>(i) + 1, 0},
                                {std::to_string(cells.size()), std::to_string(columns.size() - target.column)});
        TypedCard card;
        const bool isNew = target.row + i >= target.rows.size();
        if (!isNew) card.card = target.rows[target.row + i];
        for (std::size_t k = 0; k < cells.size(); ++k)
            if (!cells[k].empty()) card.texts.push_back({columns[target.column + k].key, std::move(cells[k])});
        if (!card.texts.empty()) pasted.cards.push_back(std::move(card));
    }
    return pasted;
}

QString tableInHtml(const QString& html)
{
    /// Pastes nothing but text: what the page refers to is not read.
    class TextOnly : public QTextDocument {
        QVariant loadResource(int, const QUrl&) override { return {}; }
    };
    if (!html.contains(QLatin1String("<table"), Qt::CaseInsensitive)) return {};
    TextOnly document;
    document.setUndoRedoEnabled(false);
    document.setHtml(html);
    for (const QTextFrame* frame : document.rootFrame()->childFrames()) {
        const auto* table = qobject_cast<const QTextTable*>(frame);
        if (table == nullptr) continue;
        Rows rows(static_cast<std::size_t>(table->rows()));
        for (int row = 0; row < table->rows(); ++row)
            for (int column = 0; column < table->columns(); ++column) {
                const QTextTableCell cell = table->cellAt(row, column);
                // A cell that spans several is read once.
                const bool first = cell.row() == row && cell.column() == column;
                QTextCursor text = cell.firstCursorPosition();
                text.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
                rows[static_cast<std::size_t>(row)].push_back(
                    first ? text.selection().toPlainText().trimmed().toStdString() : std::string());
            }
        return fromUtf8(tabSeparated(rows));
    }
    return {};
}

std::string tabSeparated(const std::vector<std::vector<std::string>>& rows)
{
    std::string out;
    for (const std::vector<std::string>& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) out += '\t';
            const bool quoted = row[i].find_first_of("\t\n\r\"") != std::string::npos;
            if (!quoted) {
                out += row[i];
                continue;
            }
            out += '"';
            for (const char c : row[i]) out.append(c == '"' ? 2 : 1, c);
            out += '"';
        }
        out += '\n';
    }
    return out;
}

}  // namespace mazzo::desktop
