// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/deck_text_writer.h"

#include "carddata/library/decks/deck_text.h"
#include "model/deck_file/deck_merge.h"

namespace mazzo::desktop {

namespace {

/// Puts the edit together with what another program has saved in the meantime.
Result<WrittenText> writeEdited(const Library& library, const EditedText& edit)
{
    const DeckStore decks = library.decks();
    auto transaction = library.begin();
    if (!transaction) return failure(transaction.error());
    const auto current = decks.one(edit.deck->id);
    if (!current && current.error().code != "library.no-such-deck") return failure(current.error());
    WrittenText written;
    std::string text = edit.deck->text;
    if (current && current->text != edit.base && current->text != text) {
        const auto game = library.load(current->game);
        static const Catalogue kNoCards;
        DeckMerge merged = mergeDecks(edit.base, text, current->text, game ? game->catalogue : kNoCards,
                                      game ? &game->game : nullptr);
        if (merged.conflicts.empty()) {
            text = std::move(merged.text);
        } else {
            auto other = decks.add(withName(current->text, edit.conflictName), edit.conflictName);
            if (!other) return failure(other.error());
            written.other = std::move(*other);
        }
    }
    if (current && edit.isKept && !current->removedAt.empty())
        if (auto done = decks.restoreRemoved(current->id); !done) return failure(done.error());
    auto saved = current ? decks.save(edit.deck->id, text, edit.reason)
                         : decks.add(text, edit.deck->name, edit.deck->id);
    if (!saved) return failure(saved.error());
    if (auto done = transaction->commit(); !done) return failure(done.error());
    written.deck = std::move(*saved);
    return written;
}

}  // namespace

Result<WrittenText> DeckTextWriter::write(const Result<Library>& library, EditedText edit)
{
    // If the text before this one was not written, the library has never seen what this one was made of.
    const DeckId id = edit.deck->id;
    if (const auto last = m_failed.find(id); last != m_failed.end() && last->second.text == edit.base)
        edit.base = last->second.base;
    auto written = library ? writeEdited(*library, edit) : failure(library.error());
    if (written) m_failed.erase(id);
    else m_failed.insert_or_assign(id, FailedText{edit.deck->text, edit.base});
    return written;
}

}  // namespace mazzo::desktop
