// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/source_files.h"

#include "model/text.h"

#include <algorithm>
#include <fstream>

namespace mazzo::importer {

namespace fs = std::filesystem;

namespace {

std::optional<CatalogueFormat> formatOf(const fs::path& file)
{
    const std::string ending = folded(file.extension().string());
    if (ending == ".csv" || ending == ".tsv") return CatalogueFormat::Csv;
    if (ending == ".json") return CatalogueFormat::Json;
    if (ending != ".xml") return std::nullopt;
    std::ifstream stream(file, std::ios::binary);
    std::string start(4096, '\0');
    stream.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(stream.gcount()));
    return start.find("<cockatrice_carddatabase") != std::string::npos ? CatalogueFormat::Cockatrice
                                                                       : CatalogueFormat::Octgn;
}

/// A folder may hold other things: of XML only the sets count.
std::optional<CatalogueFormat> formatInFolder(const fs::path& file, std::optional<CatalogueFormat> format)
{
    const std::string ending = folded(file.extension().string());
    if (ending == ".xml" && folded(file.filename().string()) != "set.xml") return std::nullopt;
    if (ending != ".xml" && ending != ".json" && ending != ".csv" && ending != ".tsv") return std::nullopt;
    return format ? format : formatOf(file);
}

}  // namespace

Result<std::vector<SourceFile>> findSourceFiles(const std::vector<fs::path>& sources,
                                                std::optional<CatalogueFormat> format)
{
    std::vector<SourceFile> files;
    for (const fs::path& source : sources) {
        std::error_code error;
        const bool isFolder = fs::is_directory(source, error);
        if (!isFolder && !fs::exists(source, error))
            return failure(
                {Error::Kind::NotFound, "pack.missing-file", {source.string(), 0, 0}, {source.string()}, {}});
        const std::size_t before = files.size();
        if (!isFolder) {
            if (const auto found = format ? format : formatOf(source)) files.emplace_back(source, *found);
        } else {
            std::vector<SourceFile> found;
            for (const auto& entry : fs::recursive_directory_iterator(source, error)) {
                if (!entry.is_regular_file(error)) continue;
                if (const auto of = formatInFolder(entry.path(), format)) found.emplace_back(entry.path(), *of);
            }
            std::ranges::sort(found);
            std::ranges::move(found, std::back_inserter(files));
        }
        if (files.size() == before)
            return failure({Error::Kind::Parse, "catalogue-import.no-format", {source.string(), 0, 0}, {}, {}});
    }
    return files;
}

}  // namespace mazzo::importer
