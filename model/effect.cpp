// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effect.h"

#include <algorithm>
#include <charconv>

namespace mazzo::model {

namespace {

template <class T>
const T* argumentOf(const Effect& effect, std::string_view id)
{
    const auto found = effect.arguments.find(id);
    return found == effect.arguments.end() ? nullptr : std::get_if<T>(&found->second);
}

// How each kind of argument begins in the packed text.
constexpr char kFlagMark = '!';
constexpr char kNumberMark = '#';
constexpr char kWordMark = '=';

struct PackedArgument {
    std::string operator()(bool flag) const { return {kFlagMark, flag ? '1' : '0'}; }
    std::string operator()(int number) const { return kNumberMark + std::to_string(number); }
    std::string operator()(const std::string& word) const { return kWordMark + word; }
};

/// Takes the text up to the next separator away from `rest`.
std::string_view nextPart(std::string_view& rest, char separator)
{
    const std::size_t end = rest.find(separator);
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return part;
}

int numberIn(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

Effect::Argument argumentIn(std::string_view text)
{
    if (text.starts_with(kFlagMark)) return text == "!1";
    if (text.starts_with(kNumberMark)) return numberIn(text.substr(1));
    return std::string(text.substr(std::min<std::size_t>(1, text.size())));
}

Effect effectIn(std::string_view line)
{
    Effect effect;
    effect.when = nextPart(line, '\t');
    effect.verb = nextPart(line, '\t');
    if (const std::string_view amount = nextPart(line, '\t'); !amount.empty()) effect.amount = numberIn(amount);
    effect.clause = nextPart(line, '\t');
    effect.origin = static_cast<Origin>(numberIn(nextPart(line, '\t')));
    while (!line.empty()) {
        std::string_view argument = nextPart(line, '\t');
        const std::string_view id = argument.substr(0, argument.find_first_of("!#="));
        effect.arguments.emplace(id, argumentIn(argument.substr(id.size())));
    }
    return effect;
}

}  // namespace

bool Effect::flag(std::string_view argument) const
{
    const bool* flag = argumentOf<bool>(*this, argument);
    return flag && *flag;
}

int Effect::number(std::string_view argument, int otherwise) const
{
    const int* number = argumentOf<int>(*this, argument);
    return number ? *number : otherwise;
}

std::string_view Effect::word(std::string_view argument) const
{
    const auto* word = argumentOf<std::string>(*this, argument);
    return word ? std::string_view(*word) : std::string_view{};
}

std::string packedEffects(const std::optional<Effects>& effects)
{
    if (!effects) return {};
    std::string text = "\n";
    for (const Effect& effect : *effects) {
        text.append(effect.when).append("\t").append(effect.verb).append("\t");
        if (effect.amount) text.append(std::to_string(*effect.amount));
        text.append("\t").append(effect.clause).append("\t").append(std::to_string(static_cast<int>(effect.origin)));
        for (const auto& [id, argument] : effect.arguments)
            text.append("\t").append(id).append(std::visit(PackedArgument{}, argument));
        text.append("\n");
    }
    return text;
}

std::optional<Effects> unpackedEffects(std::string_view text)
{
    if (text.empty()) return std::nullopt;
    Effects effects;
    nextPart(text, '\n');
    while (!text.empty()) effects.push_back(effectIn(nextPart(text, '\n')));
    return effects;
}

const EffectParameter* EffectVerb::parameter(std::string_view id) const
{
    const auto found = std::ranges::find(parameters, id, &EffectParameter::id);
    return found == parameters.end() ? nullptr : &*found;
}

const EffectVerb* EffectVocabulary::verb(std::string_view id) const
{
    const auto found = std::ranges::find(verbs, id, &EffectVerb::id);
    return found == verbs.end() ? nullptr : &*found;
}

bool EffectVocabulary::hasTrigger(std::string_view id) const
{
    return std::ranges::find(triggers, id, &EffectTrigger::id) != triggers.end();
}

}  // namespace mazzo::model
