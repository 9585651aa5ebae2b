// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine_check.h"

#include "carddata/pack/json_document.h"
#include "carddata/pack/pack_files.h"
#include "goldfish/engine_needs.h"
#include "goldfish/engines.h"
#include "model/nearest.h"

#include <algorithm>

namespace mazzo::app {

namespace {

constexpr const char* kGameFile = "game.json";

/// Where the procedure states a key, or where it begins if it has no such key.
Place placeOf(const std::optional<JsonDocument>& document, std::string_view key)
{
    const JsonNode* procedure = document ? document->root.find("procedure") : nullptr;
    if (procedure == nullptr) return {kGameFile, 0, 0};
    const JsonNode* stated = procedure->find(key);
    return document->place(stated != nullptr ? *stated : *procedure);
}

}  // namespace

Errors engineMistakes(const Pack& pack)
{
    std::optional<JsonDocument> document;
    const auto place = [&](std::string_view key) {
        Mistakes ignored;  // the pack was read before
        if (!document) {
            auto text = PackFiles(pack.folder, ignored).read(kGameFile, PackFiles::kMaxJson, {});
            if (text) document = parseJson(kGameFile, std::move(*text), ignored);
        }
        return placeOf(document, key);
    };
    Errors mistakes;
    const auto add = [&](Error error) {
        // Editions share what they do not change.
        if (std::ranges::find(mistakes, error) == mistakes.end()) mistakes.push_back(std::move(error));
    };
    for (const Procedure& procedure : pack.game.procedures) {
        if (goldfish::engineNamed(procedure.engine) == nullptr) {
            std::vector<std::string> args{procedure.engine};
            std::ranges::move(nearest(procedure.engine, goldfish::engineNames()), std::back_inserter(args));
            add({Error::Kind::NotFound, "pack.unknown-engine", place("engine"), std::move(args), {}});
        }
        for (const goldfish::MissingPart& part : goldfish::missingParts(procedure))
            add({Error::Kind::Parse,
                 "pack.engine-needs",
                 place(part.key),
                 {procedure.engine, std::string(part.key), std::string(part.id)},
                 {}});
    }
    return mistakes;
}

}  // namespace mazzo::app
