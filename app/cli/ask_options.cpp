// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ask_options.h"

#include "app/cli/number_option.h"

namespace mazzo::cli {

using namespace goldfish::odds;

namespace {

Result<Counting> countOption(const Arguments& arguments)
{
    const std::string text = arguments.value("--count").value_or("hand");
    if (text == "hand") return Counting::Hand;
    if (text == "seen") return Counting::Seen;
    if (text == "aside") return Counting::Aside;
    return failure({Error::Kind::Parse, "usage.not-a-choice", {}, {"--count", text, "hand, seen, aside"}, {}});
}

void noteError(Errors& errors, Error error, const char* option)
{
    error.where.file = option;
    errors.push_back(std::move(error));
}

}  // namespace

Result<std::optional<std::uint64_t>> numberBetween(const Arguments& arguments, std::string_view option,
                                                   std::uint64_t min, std::uint64_t max)
{
    auto number = numberOption(arguments, option);
    if (!number || !*number || (**number >= min && **number <= max)) return number;
    return failure({Error::Kind::Parse,
                    "usage.out-of-range",
                    {},
                    {std::string(option), std::to_string(**number), std::to_string(min), std::to_string(max)},
                    {}});
}

std::vector<Question> readAsks(const Arguments& arguments, std::size_t firstPositional, const Game& game,
                               Errors& errors)
{
    std::vector<std::string> texts = arguments.values("--ask");
    for (std::size_t i = firstPositional; i < arguments.positional().size(); ++i)
        texts.push_back(arguments.positional()[i]);
    std::vector<Question> asks;
    for (const std::string& text : texts) {
        auto question = readQuestion(text, game);
        if (question) asks.push_back(std::move(*question));
        else noteError(errors, question.error(), "--ask");
    }
    return asks;
}

std::vector<Question> readPolicies(const Arguments& arguments, const Game& game, Errors& errors)
{
    std::vector<Question> policies;
    for (const std::string& text : arguments.values("--mulligan")) {
        auto policy = readPolicy(text, game);
        if (policy) policies.push_back(std::move(*policy));
        else noteError(errors, policy.error(), "--mulligan");
    }
    return policies;
}

Result<When> readWhen(const Arguments& arguments)
{
    const auto draws = numberBetween(arguments, "--draw", 0, 1'000'000);
    if (!draws) return failure(draws.error());
    const auto turn = numberBetween(arguments, "--turn", 1, 1000);
    if (!turn) return failure(turn.error());
    const auto counting = countOption(arguments);
    if (!counting) return failure(counting.error());
    When when;
    when.draws = static_cast<int>(draws->value_or(0));
    if (*turn) when.turn = static_cast<int>(**turn);
    when.counting = *counting;
    return when;
}

Error placed(Error error, const std::string& file)
{
    error.where.file = error.where.line == 0 ? file : error.detail == "keep" ? "--mulligan" : "--ask";
    return error;
}

}  // namespace mazzo::cli
