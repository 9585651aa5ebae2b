// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/sync/document_merge.h"

#include "carddata/library/deck_result.h"
#include "carddata/library/library.h"
#include "carddata/sync/collection_table.h"
#include "carddata/sync/json_merge.h"
#include "model/deck_file/deck_file.h"
#include "model/deck_file/deck_merge.h"
#include "model/deck_file/readable.h"
#include "model/lines.h"

#include <nlohmann/json.hpp>

namespace mazzo::carddata {

namespace {

Result<DocumentMerge> mergeDeckTexts(const std::optional<std::string>& base, const std::string& ours,
                                     const std::string& theirs, const GameOfDeck& installed)
{
    if (!base) return DocumentMerge{ours, {"*"}};
    const auto named = gameOfDeck(ours, {});
    const LoadedGame* game = named ? installed(named->id) : nullptr;
    static const Catalogue kNoCards;
    DeckMerge merged = mergeDecks(*base, ours, theirs, game != nullptr ? game->catalogue : kNoCards,
                                  game != nullptr ? &game->game : nullptr);
    return DocumentMerge{std::move(merged.text), std::move(merged.conflicts)};
}

Result<DocumentMerge> mergeTables(const std::optional<std::string>& base, const std::string& ours,
                                  const std::string& theirs)
{
    const auto b = base ? CollectionTable::parse(*base) : Result<CollectionTable>();
    const auto o = CollectionTable::parse(ours);
    if (!o) return failure(o.error());
    const auto t = CollectionTable::parse(theirs);
    if (!t) return failure(t.error());
    return DocumentMerge{CollectionTable::merged(base && b ? &*b : nullptr, *o, *t).text(), {}};
}

Result<DocumentMerge> mergeJsonTexts(const SyncPath& path, const std::optional<std::string>& base,
                                     const std::string& ours, const std::string& theirs)
{
    const auto o = parseSyncedJson(ours, path.path);
    if (!o) return failure(o.error());
    const auto t = parseSyncedJson(theirs, path.path);
    if (!t) return failure(t.error());
    const auto b = base ? parseSyncedJson(*base, path.path) : Result<nlohmann::ordered_json>(nlohmann::ordered_json());
    DocumentMerge merged;
    merged.text = mergeJson(b ? *b : nlohmann::ordered_json(), *o, *t, {}, merged.conflicts)
                      .dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) +
                  "\n";
    return merged;
}

}  // namespace

Result<DocumentMerge> mergeDocuments(const SyncPath& path, const std::optional<std::string>& base,
                                     const std::string& ours, const std::string& theirs, const GameOfDeck& gameOfDeck)
{
    if (base == theirs) return DocumentMerge{ours, {}};
    if (base == ours) return DocumentMerge{theirs, {}};
    if (ours == theirs && (path.kind != SyncPath::Kind::Collection || !base)) return DocumentMerge{ours, {}};
    switch (path.kind) {
    case SyncPath::Kind::Deck: return mergeDeckTexts(base, ours, theirs, gameOfDeck);
    case SyncPath::Kind::Collection: return mergeTables(base, ours, theirs);
    case SyncPath::Kind::Results:
    case SyncPath::Kind::Settings:
    case SyncPath::Kind::LayerHead:
    case SyncPath::Kind::LayerCards: return mergeJsonTexts(path, base, ours, theirs);
    case SyncPath::Kind::Picture: break;
    }
    return DocumentMerge{ours, {}};
}

Result<void> checkDocument(const SyncPath& path, const std::string& text)
{
    switch (path.kind) {
    case SyncPath::Kind::Deck: {
        if (auto beyond = beyondDeckLimits(text, path.path)) return failure(std::move(*beyond));
        if (auto wrong = unreadable(text, path.path)) return failure(std::move(*wrong));
        const auto game = gameOfDeck(text, path.path);
        return game ? Result<void>() : failure(game.error());
    }
    case SyncPath::Kind::Collection: return CollectionTable::parse(text).map([](const CollectionTable&) {});
    case SyncPath::Kind::Results:
        return readResultsDocument(text, path.path).map([](const std::vector<DeckResult>&) {});
    case SyncPath::Kind::Settings:
    case SyncPath::Kind::LayerHead:
    case SyncPath::Kind::LayerCards: return parseSyncedJson(text, path.path).map([](const nlohmann::ordered_json&) {});
    case SyncPath::Kind::Picture: break;
    }
    return {};
}

std::optional<MarkedVersions> markedVersions(std::string_view text)
{
    enum class Side { Both, Ours, Base, Theirs };
    Side side = Side::Both;
    bool marked = false;
    bool hasBase = true;
    MarkedVersions versions;
    std::string base;
    bool sawBase = false;
    TextLines lines(text);
    for (TextLine line; lines.next(line);) {
        const std::string whole = std::string(line.whole) + "\n";
        if (side == Side::Both && line.whole.starts_with("<<<<<<< ")) {
            side = Side::Ours;
            marked = true;
            sawBase = false;
        } else if (side == Side::Ours && line.whole.starts_with("|||||||")) {
            side = Side::Base;
            sawBase = true;
        } else if ((side == Side::Ours || side == Side::Base) && line.whole == "=======") {
            side = Side::Theirs;
            hasBase = hasBase && sawBase;
        } else if (side == Side::Theirs && line.whole.starts_with(">>>>>>> ")) {
            side = Side::Both;
        } else {
            if (side == Side::Both || side == Side::Ours) versions.ours += whole;
            if (side == Side::Both || side == Side::Theirs) versions.theirs += whole;
            if (side == Side::Both || side == Side::Base) base += whole;
        }
    }
    if (!marked || side != Side::Both) return std::nullopt;
    if (hasBase) versions.base = std::move(base);
    return versions;
}

}  // namespace mazzo::carddata
