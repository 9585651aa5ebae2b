// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/card_size.h"

#include "carddata/pack/json_reader.h"
#include "carddata/pack/pack_files.h"

namespace mazzo::carddata {

CardSize readCardSize(const ObjectReader& game, Reading& reading)
{
    constexpr Interval kPrintable{20, 190};  // so that one fits on a sheet of A4
    CardSize size;
    const JsonNode* node = game.find("card-size");
    if (!node) return size;
    const ObjectReader object(*node, shapes::kCardSize, reading);
    return {object.whole("width", kPrintable).value_or(size.width),
            object.whole("height", kPrintable).value_or(size.height)};
}

CardSize cardSizeOf(const std::filesystem::path& packFolder)
{
    constexpr const char* kFile = "game.json";
    Mistakes mistakes;  // already reported when the pack was loaded
    const PackFiles files(packFolder, mistakes);
    auto text = files.read(kFile, PackFiles::kMaxJson, {kFile, 0, 0});
    const auto document = text ? parseJson(kFile, std::move(*text), mistakes) : std::nullopt;
    if (!document) return {};
    Reading reading{*document, mistakes, {}};
    return readCardSize(ObjectReader(document->root, shapes::kGame, reading), reading);
}

}  // namespace mazzo::carddata
