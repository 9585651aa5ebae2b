// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/strategies.h"

#include "app/input.h"
#include "app/workspace.h"
#include "carddata/library/data_folder.h"

namespace mazzo::app {

namespace fs = std::filesystem;

namespace {

void addStrategies(const fs::path& folder, std::map<std::string, fs::path>& files)
{
    constexpr const char* kEnding = ".strategy";
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
        if (entry.path().extension() == kEnding) files[entry.path().stem().string()] = entry.path();
}

}  // namespace

std::map<std::string, fs::path> shippedStrategies(const std::string& game)
{
    std::map<std::string, fs::path> files;
    for (const fs::path& root : packRoots()) addStrategies(root / game / "strategies", files);
    return files;
}

fs::path ownStrategyFolder(const std::string& game)
{
    const fs::path home = dataFolder();
    return home.empty() ? home : home / "strategies" / game;
}

std::map<std::string, fs::path> namedStrategies(const std::string& game)
{
    std::map<std::string, fs::path> files = shippedStrategies(game);
    const fs::path own = ownStrategyFolder(game);
    if (own.empty()) return files;
    addStrategies(own.parent_path(), files);
    addStrategies(own, files);
    return files;
}

std::vector<NamedStrategy> namedStrategyTexts(const std::string& game)
{
    const auto shipped = shippedStrategies(game);
    std::vector<NamedStrategy> texts;
    for (const auto& [name, path] : namedStrategies(game)) {
        auto read = strategyText(name, game);
        if (!read) continue;
        const auto same = shipped.find(name);
        texts.push_back({{name, std::move(read->text), {}}, same == shipped.end() || same->second != path});
    }
    return texts;
}

Result<goldfish::StrategyText> strategyText(const std::string& nameOrFile, const std::string& game)
{
    const auto named = namedStrategies(game);
    const auto found = named.find(nameOrFile);
    std::error_code error;
    if (found == named.end() && nameOrFile != "-" && !fs::exists(nameOrFile, error)) {
        std::vector<std::string> args{nameOrFile};
        for (const auto& [known, path] : named) args.push_back(known);
        return failure({Error::Kind::NotFound, "strategy.unknown", {}, std::move(args), {}});
    }
    const std::string file = found == named.end() ? nameOrFile : found->second.string();
    auto text = readInput(file);
    if (!text) return failure(text.error());
    return goldfish::StrategyText{fs::path(file).stem().string(), std::move(*text), file};
}

}  // namespace mazzo::app
