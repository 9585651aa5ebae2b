// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/effect_list.h"

#include "app/desktop/cards/card_summary.h"
#include "app/text/value_text.h"
#include "goldfish/engines.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mazzo::desktop {

namespace {

QString effectWord(const char* text) { return QCoreApplication::translate("effects", text); }

bool allows(const EffectVerb& verb, std::string_view trigger)
{
    return verb.triggers.empty() || std::ranges::find(verb.triggers, trigger) != verb.triggers.end();
}

QString kindOf(EffectParameter::Kind kind)
{
    switch (kind) {
    case EffectParameter::Kind::Number: return QStringLiteral("number");
    case EffectParameter::Kind::Word: return QStringLiteral("word");
    case EffectParameter::Kind::Flag: return QStringLiteral("flag");
    case EffectParameter::Kind::Card: break;
    }
    return QStringLiteral("card");
}

}  // namespace

EffectList::EffectList(QObject* parent) : QObject(parent) {}

void EffectList::setGame(GameSnapshot game)
{
    m_game = std::move(game);
    m_vocabulary = nullptr;
    if (m_game != nullptr && !m_game->game.procedures.empty())
        if (const auto* engine = goldfish::engineNamed(m_game->game.procedures.front().engine);
            engine != nullptr && !engine->vocabulary().effects.verbs.empty())
            m_vocabulary = &engine->vocabulary().effects;
    showRows();
}

void EffectList::show(std::optional<Effects> effects)
{
    m_effects = std::move(effects).value_or(Effects());
    showRows();
}

std::optional<Effects> EffectList::read(const QString& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    if (!document.isArray()) return std::nullopt;
    Effects effects;
    const QJsonArray array = document.array();
    for (const auto& value : array) {
        const QJsonObject object = value.toObject();
        Effect& effect = effects.emplace_back();
        effect.when = object["when"].toString().toStdString();
        effect.verb = object["do"].toString().toStdString();
        effect.clause = object["clause"].toString().toStdString();
        if (object.contains("amount")) effect.amount = object["amount"].toInt();
        const QJsonObject with = object["with"].toObject();
        for (auto it = with.begin(); it != with.end(); ++it) {
            const std::string key = it.key().toStdString();
            if (it->isBool()) effect.arguments.insert_or_assign(key, it->toBool());
            else if (it->isDouble()) effect.arguments.insert_or_assign(key, it->toInt());
            else effect.arguments.insert_or_assign(key, it->toString().toStdString());
        }
    }
    return effects;
}

QString EffectList::json() const
{
    if (m_effects.empty()) return {};
    QJsonArray list;
    for (const Effect& effect : m_effects) {
        QJsonObject object{{"when", fromUtf8(effect.when)}, {"do", fromUtf8(effect.verb)}};
        if (effect.amount) object["amount"] = *effect.amount;
        QJsonObject with;
        for (const auto& [key, argument] : effect.arguments) {
            if (const auto* flag = std::get_if<bool>(&argument)) with[fromUtf8(key)] = *flag;
            else if (const auto* number = std::get_if<int>(&argument)) with[fromUtf8(key)] = *number;
            else with[fromUtf8(key)] = fromUtf8(std::get<std::string>(argument));
        }
        if (!with.isEmpty()) object["with"] = with;
        if (!effect.clause.empty()) object["clause"] = fromUtf8(effect.clause);
        list.append(object);
    }
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

QVariantList EffectList::triggers() const
{
    QVariantList list;
    if (m_vocabulary != nullptr)
        for (const EffectTrigger& trigger : m_vocabulary->triggers)
            list.append(QVariantMap{{"value", fromUtf8(trigger.id)}, {"text", effectWord(trigger.text)}});
    return list;
}

QVariantList EffectList::verbsFor(std::string_view trigger) const
{
    QVariantList list;
    for (const EffectVerb& verb : m_vocabulary->verbs)
        if (allows(verb, trigger))
            list.append(QVariantMap{{"value", fromUtf8(verb.id)}, {"text", effectWord(verb.text)}});
    return list;
}

QVariantMap EffectList::argumentOf(const Effect& effect, const EffectParameter& parameter) const
{
    QStringList words;
    for (const std::string_view word : parameter.words) words.append(fromUtf8(word));
    QString value;
    if (const auto found = effect.arguments.find(parameter.id); found != effect.arguments.end()) {
        if (const auto* flag = std::get_if<bool>(&found->second)) value = *flag ? "yes" : "";
        else if (const auto* number = std::get_if<int>(&found->second)) value = QString::number(*number);
        else value = fromUtf8(std::get<std::string>(found->second));
    }
    if (parameter.kind == EffectParameter::Kind::Card)
        if (const auto card = m_game->catalogue.find(m_game->game.id + ":" + value.toStdString()))
            value = cardName(*m_game, *card);
    return {{"id", fromUtf8(parameter.id)},
            {"text", effectWord(parameter.text)},
            {"kind", kindOf(parameter.kind)},
            {"words", words},
            {"value", value}};
}

EffectList::EffectRow EffectList::rowOf(const Effect& effect) const
{
    EffectRow row{.trigger = fromUtf8(effect.when),
                  .verb = fromUtf8(effect.verb),
                  .verbs = verbsFor(effect.when),
                  .arguments = {}};
    const EffectVerb* verb = m_vocabulary->verb(effect.verb);
    if (verb == nullptr) return row;
    if (verb->amount) {
        row.hasAmount = true;
        row.least = verb->amount->lo;
        row.most = verb->amount->hi;
        row.amount = effect.amount.value_or(std::max(1, verb->amount->lo));
    }
    for (const EffectParameter& parameter : verb->parameters) row.arguments.append(argumentOf(effect, parameter));
    return row;
}

void EffectList::showRows()
{
    QList<EffectRow> rows;
    if (m_vocabulary != nullptr)
        for (const Effect& effect : m_effects) rows.append(rowOf(effect));
    m_rows.setRows(std::move(rows));
    emit changed();
}

void EffectList::finish()
{
    showRows();
    emit edited();
}

Effect* EffectList::at(int row)
{
    const bool exists = m_vocabulary != nullptr && row >= 0 && row < static_cast<int>(m_effects.size());
    return exists ? &m_effects[static_cast<std::size_t>(row)] : nullptr;
}

/// Keeps the amount if the verb has one, and drops arguments that the verb does not know.
void EffectList::chooseVerb(Effect& effect, std::string_view verb) const
{
    effect.verb = verb;
    const EffectVerb* chosen = m_vocabulary->verb(verb);
    if (chosen == nullptr) return;
    if (!chosen->amount) effect.amount.reset();
    else effect.amount = std::clamp(effect.amount.value_or(1), chosen->amount->lo, chosen->amount->hi);
    std::erase_if(effect.arguments,
                  [chosen](const auto& argument) { return chosen->parameter(argument.first) == nullptr; });
}

void EffectList::add()
{
    if (m_vocabulary == nullptr) return;
    Effect effect;
    effect.when = m_effects.empty() ? m_vocabulary->triggers.front().id : std::string_view(m_effects.back().when);
    const QVariantList verbs = verbsFor(effect.when);
    if (verbs.isEmpty()) return;
    chooseVerb(effect, verbs.front().toMap()["value"].toString().toStdString());
    m_effects.push_back(std::move(effect));
    finish();
}

void EffectList::remove(int row)
{
    if (at(row) == nullptr) return;
    m_effects.erase(m_effects.begin() + row);
    finish();
}

void EffectList::setTrigger(int row, const QString& trigger)
{
    Effect* effect = at(row);
    if (effect == nullptr || !m_vocabulary->hasTrigger(trigger.toStdString())) return;
    effect->when = trigger.toStdString();
    if (const EffectVerb* verb = m_vocabulary->verb(effect->verb); verb == nullptr || !allows(*verb, effect->when))
        if (const QVariantList verbs = verbsFor(effect->when); !verbs.isEmpty())
            chooseVerb(*effect, verbs.front().toMap()["value"].toString().toStdString());
    finish();
}

void EffectList::setVerb(int row, const QString& verb)
{
    Effect* effect = at(row);
    if (effect == nullptr || m_vocabulary->verb(verb.toStdString()) == nullptr) return;
    chooseVerb(*effect, verb.toStdString());
    finish();
}

void EffectList::setAmount(int row, int amount)
{
    Effect* effect = at(row);
    if (effect == nullptr || effect->amount == amount) return;
    effect->amount = amount;
    finish();
}

void EffectList::setArgument(int row, const QString& argument, const QString& text)
{
    Effect* effect = at(row);
    const EffectVerb* verb = effect != nullptr ? m_vocabulary->verb(effect->verb) : nullptr;
    const EffectParameter* parameter = verb != nullptr ? verb->parameter(argument.toStdString()) : nullptr;
    if (parameter == nullptr) return;
    const std::string key = argument.toStdString();
    std::string value = text.trimmed().toStdString();
    if (value.empty()) {
        effect->arguments.erase(key);
        return finish();
    }
    if (parameter->kind == EffectParameter::Kind::Number)
        effect->arguments.insert_or_assign(key, std::clamp(text.toInt(), parameter->range.lo, parameter->range.hi));
    else if (parameter->kind == EffectParameter::Kind::Flag) effect->arguments.insert_or_assign(key, value == "yes");
    else {
        if (parameter->kind == EffectParameter::Kind::Card) {
            const auto card = m_game->catalogue.find(value);
            if (!card) return showRows();
            value = m_game->catalogue.id(*card);
        }
        effect->arguments.insert_or_assign(key, std::move(value));
    }
    finish();
}

}  // namespace mazzo::desktop
