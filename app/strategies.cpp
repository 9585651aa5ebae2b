// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/strategies.h"

#include "app/input.h"
#include "app/workspace.h"

namespace mazzo::app {

namespace fs = std::filesystem;

std::map<std::string, fs::path> shippedStrategies(const std::string& game)
{
    constexpr const char* kEnding = ".strategy";
    std::map<std::string, fs::path> files;
    for (const fs::path& root : packRoots()) {
        std::error_code error;
        for (const fs::directory_entry& entry : fs::directory_iterator(root / game / "strategies", error))
            if (entry.path().extension() == kEnding) files[entry.path().stem().string()] = entry.path();
    }
    return files;
}

Result<goldfish::StrategyText> strategyText(const std::string& nameOrFile, const std::string& game)
{
    const auto shipped = shippedStrategies(game);
    const auto found = shipped.find(nameOrFile);
    std::error_code error;
    if (found == shipped.end() && nameOrFile != "-" && !fs::exists(nameOrFile, error)) {
        std::vector<std::string> args{nameOrFile};
        for (const auto& [known, path] : shipped) args.push_back(known);
        return failure({Error::Kind::NotFound, "strategy.unknown", {}, std::move(args), {}});
    }
    const std::string file = found == shipped.end() ? nameOrFile : found->second.string();
    auto text = readInput(file);
    if (!text) return failure(text.error());
    return goldfish::StrategyText{fs::path(file).stem().string(), std::move(*text), file};
}

}  // namespace mazzo::app
