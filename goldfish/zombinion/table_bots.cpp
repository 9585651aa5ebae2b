// SPDX-License-Identifier: GPL-3.0-or-later
#include "goldfish/zombinion/table_bots.h"

#include "goldfish/zombinion/strategy_reader.h"

namespace mazzo::goldfish::zombinion {

std::string packStrategy(const Setup& setup)
{
    std::string text;
    const auto found = setup.procedure.parameters.find("bot-strategy");
    if (found == setup.procedure.parameters.end()) return text;
    if (const auto* lines = std::get_if<std::vector<std::string>>(&found->second))
        for (const std::string& line : *lines) text += line + '\n';
    return text;
}

Result<std::vector<Strategy>> tableBots(const Setup& setup, const GameData& data)
{
    std::vector<std::string> texts = setup.bots;
    if (texts.empty()) texts.push_back(packStrategy(setup));
    std::vector<Strategy> bots;
    for (const std::string& text : texts) {
        if (text.empty()) {
            bots.emplace_back();
            continue;
        }
        auto strategy = readStrategy(text, setup, data, {});
        if (!strategy) return failure(strategy.error().front());
        strategy->minds = true;
        bots.push_back(std::move(*strategy));
    }
    return bots;
}

}  // namespace mazzo::goldfish::zombinion
