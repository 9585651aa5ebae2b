// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/effect_reader.h"

#include "carddata/pack/known_ids.h"
#include "carddata/pack/value_reader.h"
#include "model/nearest.h"

#include <algorithm>

namespace mazzo::carddata {

namespace {

template <class T>
std::vector<std::string_view> idsIn(std::span<const T> items)
{
    std::vector<std::string_view> ids;
    for (const T& item : items) ids.push_back(item.id);
    return ids;
}

/// Reports the value of a key unless it is one of these words.
void checkWord(const JsonNode* node, std::string_view word, const std::vector<std::string_view>& known,
               Reading& reading)
{
    if (node && std::ranges::find(known, word) == known.end())
        reading.unknown("pack.unknown-choice", *node, word, known);
}

std::map<std::string, Effect::Argument, std::less<>> readArguments(const JsonNode& node, Reading& reading)
{
    std::map<std::string, Effect::Argument, std::less<>> arguments;
    const auto* object = node.as<JsonNode::Object>();
    if (!object) {
        reading.wrongType(node, "object");
        return arguments;
    }
    for (const auto& [key, value] : *object) {
        const std::string id = readId(key, reading);
        if (const bool* flag = value.as<bool>()) arguments.emplace(id, *flag);
        else if (!value.as<std::int64_t>()) arguments.emplace(id, readId(value, reading));
        else if (const auto number = readWhole(value, {}, reading)) arguments.emplace(id, *number);
    }
    return arguments;
}

}  // namespace

Effects EffectReader::read(const JsonNode& list, Origin origin, Reading& reading)
{
    Effects effects;
    const auto* items = list.as<JsonNode::List>();
    if (!items) {
        reading.wrongType(list, "list");
        return effects;
    }
    for (const JsonNode& item : *items) effects.push_back(readEffect(item, origin, reading));
    return effects;
}

Effect EffectReader::readEffect(const JsonNode& node, Origin origin, Reading& reading)
{
    const ObjectReader object(node, shapes::kEffect, reading);
    Effect effect;
    effect.when = object.id("when");
    effect.verb = object.id("do");
    effect.amount = object.whole("amount");
    if (const JsonNode* arguments = object.find("with")) effect.arguments = readArguments(*arguments, reading);
    effect.clause = object.clauseId("clause");
    effect.origin = readOrigin(object.find("origin"), origin, reading);
    if (m_vocabulary) checkWords(object, effect, reading);
    return effect;
}

void EffectReader::checkWords(const ObjectReader& object, const Effect& effect, Reading& reading)
{
    const EffectVerb* verb = m_vocabulary->verb(effect.verb);
    if (!verb) {
        checkWord(object.find("do"), effect.verb, idsIn(m_vocabulary->verbs), reading);
        return checkWord(object.find("when"), effect.when, idsIn(m_vocabulary->triggers), reading);
    }
    checkWord(object.find("when"), effect.when,
              verb->triggers.empty() ? idsIn(m_vocabulary->triggers)
                                     : std::vector(verb->triggers.begin(), verb->triggers.end()),
              reading);
    if (!verb->amount) object.refuse({"amount"}, verb->id);
    else if (effect.amount) std::ignore = object.whole("amount", *verb->amount);
    checkArguments(object, *verb, reading);
}

void EffectReader::checkArguments(const ObjectReader& object, const EffectVerb& verb, Reading& reading)
{
    const JsonNode* with = object.find("with");
    const auto* arguments = with ? with->as<JsonNode::Object>() : nullptr;
    if (arguments) {
        for (const auto& [key, value] : *arguments) {
            const auto& id = *key.as<std::string>();
            if (const EffectParameter* parameter = verb.parameter(id)) checkArgument(value, *parameter, reading);
            else reading.unknown("pack.unknown-key", key, id, idsIn(verb.parameters));
        }
    }
    for (const EffectParameter& parameter : verb.parameters)
        if (parameter.required && !(with && with->find(parameter.id)))
            reading.mistake("pack.missing-key", with ? *with : object.node(), {std::string(parameter.id)});
}

void EffectReader::checkArgument(const JsonNode& value, const EffectParameter& parameter, Reading& reading)
{
    using Kind = EffectParameter::Kind;
    if (parameter.kind == Kind::Number) {
        std::ignore = readWhole(value, parameter.range, reading);
        return;
    }
    if (parameter.kind == Kind::Flag) {
        if (!value.as<bool>()) reading.wrongType(value, "flag");
        return;
    }
    const auto* word = value.as<std::string>();
    if (!word) return reading.wrongType(value, "text");
    if (parameter.kind == Kind::Card) m_named.push_back({*word, reading.document.place(value)});
    else checkWord(&value, *word, {parameter.words.begin(), parameter.words.end()}, reading);
}

void EffectReader::checkCards(const std::vector<Card>& cards, Mistakes& mistakes) const
{
    const std::vector<std::string_view> ids = idsOf(cards);
    for (const NamedCard& named : m_named) {
        if (std::ranges::find(ids, named.id) != ids.end()) continue;
        std::vector<std::string> args{named.id};
        for (std::string& near : nearest(named.id, ids)) args.push_back(std::move(near));
        mistakes.add({Error::Kind::Parse, "pack.unknown-card", named.place, std::move(args), {}});
    }
}

}  // namespace mazzo::carddata
