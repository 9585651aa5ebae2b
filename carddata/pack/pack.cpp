// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack.h"

#include "carddata/pack/amendment_reader.h"
#include "carddata/pack/card_reader.h"
#include "carddata/pack/pack_folders.h"
#include "carddata/pack/pack_head.h"
#include "carddata/pack/procedure_reader.h"
#include "carddata/pack/product_reader.h"
#include "carddata/pack/supply_reader.h"
#include "model/deck_file/limits.h"

namespace mazzo::carddata {

namespace {

constexpr const char* kGameFile = "game.json";
constexpr const char* kProductFile = "products.json";

std::optional<JsonDocument> readDocument(const PackFiles& files, const std::string& path, const Place& from,
                                         Mistakes& mistakes)
{
    auto text = files.read(path, PackFiles::kMaxJson, from);
    return text ? parseJson(path, std::move(*text), mistakes) : std::nullopt;
}

std::optional<GameDraft> readGameFile(const PackFiles& files, Mistakes& mistakes)
{
    if (!files.isFolder()) return std::nullopt;
    const auto document = readDocument(files, kGameFile, {kGameFile, 0, 0}, mistakes);
    if (!document) return std::nullopt;
    if (auto newer = newerPack(*document)) {
        mistakes.add(std::move(*newer));
        return std::nullopt;
    }
    return readGame(*document, files.folderName(), mistakes);
}

/// The words of the engine that plays the game; null if they are not to be checked.
const EffectVocabulary* vocabularyOf(const Game& game, const EffectLookup& effectWords)
{
    return effectWords ? effectWords(game.procedures.empty() ? std::string_view{} : game.procedures.front().engine)
                       : nullptr;
}

std::vector<Card> readCards(const GameDraft& draft, const PackFiles& files, const EffectLookup& effectWords,
                            Mistakes& mistakes)
{
    CardReader reader(draft, files, vocabularyOf(draft.game, effectWords), mistakes);
    for (std::size_t i = 0; i < draft.cardFiles.size(); ++i)
        if (const auto document = readDocument(files, draft.cardFiles[i], draft.cardFilePlaces[i], mistakes))
            reader.read(*document);
    checkReferences(draft.game, reader.cards(), reader.references(), mistakes);
    reader.effects().checkCards(reader.cards(), mistakes);
    checkDealtCards(draft.game, reader.cards(), mistakes);
    checkAmendedCards(draft.game, reader.cards(), mistakes);
    checkSupplyCards(draft.game, reader.cards(), mistakes);
    return std::move(reader.cards());
}

std::vector<PackDeck> readDecks(std::string_view subfolder, const PackFiles& files, Mistakes& mistakes)
{
    std::vector<PackDeck> decks;
    for (const std::string& file : files.decksIn(subfolder)) {
        auto text = files.read(file, kMaxDeckBytes, {file, 0, 0});
        if (text && checkUtf8(file, *text, mistakes)) decks.push_back({file, std::move(*text)});
    }
    return decks;
}

}  // namespace

std::vector<PackDeck> preconDecks(const std::filesystem::path& folder)
{
    Mistakes mistakes;
    return readDecks("decks", PackFiles(folder, mistakes), mistakes);
}

Checked<Game> loadGame(const std::filesystem::path& folder)
{
    Mistakes mistakes;
    auto draft = readGameFile(PackFiles(folder, mistakes), mistakes);
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    return std::move(draft->game);
}

Checked<Pack> loadPack(const std::filesystem::path& folder, const EffectLookup& effectWords)
{
    Mistakes mistakes;
    const PackFiles files(folder, mistakes);
    // Taken first: a file that changes meanwhile makes the pack look changed later, never unchanged.
    auto fingerprint = packFingerprint(folder);
    auto draft = readGameFile(files, mistakes);
    if (!draft) return tl::unexpected(mistakes.take());

    Pack pack;
    pack.cards = readCards(*draft, files, effectWords, mistakes);
    if (files.exists(kProductFile))
        if (const auto document = readDocument(files, kProductFile, {kProductFile, 0, 0}, mistakes))
            pack.products = readProducts(*document, draft->game, pack.cards, mistakes);
    pack.decks = readDecks("decks", files, mistakes);
    pack.examples = readDecks("examples", files, mistakes);
    if (!fingerprint) mistakes.add(std::move(fingerprint.error()));
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    pack.game = std::move(draft->game);
    pack.folder = folder;
    pack.fingerprint = std::move(*fingerprint);
    pack.notes = mistakes.notes();
    return pack;
}

}  // namespace mazzo::carddata
