// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/finding_json.h"

#include "app/cli/card_json.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;

namespace {

/// An exact number, or null.
Json numberOf(const std::optional<Interval>& number) { return number && number->isExact() ? Json(number->lo) : Json(); }

/// The known bounds of numbers that are not exactly known.
Json boundsOf(const Finding& finding)
{
    Json bounds = Json::object();
    const auto add = [&](const char* name, const std::optional<Interval>& number) {
        if (!number || number->isExact()) return;
        bounds[name] = Json::object();
        if (number->hasLowerBound()) bounds[name]["min"] = number->lo;
        if (number->hasUpperBound()) bounds[name]["max"] = number->hi;
    };
    add("have", finding.have);
    add("min", finding.min);
    add("max", finding.max);
    return bounds;
}

/// Numbers that are numbers in the deck file are numbers here.
Json jsonOf(const Settings& settings, const Game& game)
{
    Json options = Json::object();
    for (std::size_t i = 0; i < settings.options.size(); ++i) {
        const OptionValue& value = settings.options[i];
        options[game.options[i].id] = value.number ? Json(*value.number) : Json(value.text);
    }
    return options;
}

Json jsonOf(const std::vector<Change>& changes, const LoadedGame& loaded)
{
    Json list = Json::array();
    for (const Change& change : changes) {
        list.push_back({{"card", loaded.game.id + ":" + std::string(loaded.catalogue.id(change.card))},
                        {"zone", loaded.game[change.zone].id},
                        {"count", change.count}});
    }
    return list;
}

Json jsonOf(const MissingValue& value, const LoadedGame& loaded)
{
    return {{"card", loaded.game.id + ":" + std::string(loaded.catalogue.id(value.card))},
            {"field", loaded.game[value.field].id}};
}

/// How much of each allowance is used; a limit of null means any number.
Json allowancesJson(const Finding& finding, const Game& game, std::string_view language)
{
    Json list = Json::array();
    const std::vector<Allowance>& allowed = game.rules[finding.rule].allow;
    for (std::size_t i = 0; i < finding.allowances.size(); ++i)
        list.push_back({{"name", allowed[i].name.in(language)},
                        {"used", finding.allowances[i].used},
                        {"limit", numberOf(finding.allowances[i].limit)}});
    return list;
}

/// The lines of names that the catalogue does not know, with similar names for the first of them.
Json unknownLines(const OpenedDeck& deck, std::string_view language)
{
    constexpr std::size_t kMaxGuessed = 20;
    Json lines = Json::array();
    for (const Error& warning : deck.deck.warnings) {
        if (warning.code != "deck.unknown-card") continue;
        Json line{{"line", warning.where.line}, {"name", warning.args.front()}, {"nearest", Json::array()}};
        if (lines.size() < kMaxGuessed)
            for (const CardIndex near : deck.catalogue().nearestNames(warning.args.front()))
                line["nearest"].push_back(deck.catalogue().name(near, language));
        lines.push_back(std::move(line));
    }
    return lines;
}

Json jsonOf(const Finding& finding, const std::vector<Fix>& fixes, const OpenedDeck& deck, const RuleBook& book,
            std::string_view language)
{
    const LoadedGame& loaded = *deck.loaded;
    Json json{{"rule", book.ruleId(finding)}, {"status", idOf(finding.status)}};
    json["zone"] = finding.zone ? Json(loaded.game[*finding.zone].id) : Json();
    json["have"] = numberOf(finding.have);
    json["min"] = numberOf(finding.min);
    json["max"] = numberOf(finding.max);
    if (Json bounds = boundsOf(finding); !bounds.empty()) json["bounds"] = std::move(bounds);
    json["cards"] = Json::array();
    for (const QString& name : cardNames(finding, loaded.catalogue, language))
        json["cards"].push_back(name.toStdString());
    json["message"] = message(finding, loaded, language).toStdString();
    const bool hasRule = finding.rule != Finding::kUnknownCards;
    json["source"] = hasRule ? citation(finding, loaded.game, deck.deck.settings.edition, language).toStdString()
                             : std::string();
    if (!hasRule) json["lines"] = unknownLines(deck, language);
    if (!finding.missing.empty()) {
        json["missing"] = missingJson(finding.missing, loaded);
    }
    if (!finding.allowances.empty()) json["allowances"] = allowancesJson(finding, loaded.game, language);
    json["rests_on"] = originsJson(finding.restsOn);
    json["fixes"] = Json::array();
    const QStringList texts = labels(fixes, loaded, language);
    for (std::size_t i = 0; i < fixes.size(); ++i) {
        Json fix{{"label", texts[static_cast<qsizetype>(i)].toStdString()}};
        fix.update(fixJson(fixes[i], loaded));
        json["fixes"].push_back(std::move(fix));
    }
    return json;
}

}  // namespace

Json fixJson(const Fix& fix, const LoadedGame& loaded)
{
    Json json{{"add", jsonOf(fix.add, loaded)}, {"remove", jsonOf(fix.remove, loaded)}};
    if (fix.missingValue) json["enter"] = jsonOf(*fix.missingValue, loaded);
    if (!fix.unknownCard.empty()) json["unknown"] = fix.unknownCard;
    if (fix.option) json["set"] = {{loaded.game[fix.option->option].id, fix.option->value}};
    return json;
}

Json missingJson(std::span<const MissingValue> missing, const LoadedGame& loaded)
{
    Json list = Json::array();
    for (const MissingValue& value : missing) list.push_back(jsonOf(value, loaded));
    return list;
}

Json errorsJson(const Errors& errors)
{
    Json list = Json::array();
    for (const Error& error : errors)
        list.push_back({{"code", error.code},
                        {"line", error.where.line},
                        {"column", error.where.column},
                        {"message", sentence(error).toStdString()}});
    return list;
}

Json reportJson(const OpenedDeck& deck, const RuleBook& book, const Report& report, std::string_view language)
{
    Json json{{"file", deck.file},
              {"game", deck.game().id},
              {"rules", deck.deck.settings.edition},
              {"options", jsonOf(deck.deck.settings, deck.game())},
              {"verdict", idOf(report.verdict)},
              {"findings", Json::array()},
              {"passed", Json::array()}};
    std::set<std::string_view> failed;
    for (const Finding& finding : report.findings) {
        if (finding.status < Status::Advice) continue;
        const bool withFixes = json["findings"].size() < kMaxFindingsWithFixes;
        json["findings"].push_back(jsonOf(finding,
                                          withFixes ? book.fixes(deck.deck.deck, report, finding) : std::vector<Fix>(),
                                          deck, book, language));
        failed.insert(book.ruleId(finding));
    }
    // Several checks may share a clause: it has passed if all of them pass.
    std::set<std::string_view> passed;
    for (const Finding& finding : report.findings) {
        const std::string_view id = book.ruleId(finding);
        if (finding.status == Status::Passed && !failed.contains(id) && passed.insert(id).second)
            json["passed"].push_back(id);
    }
    json["not_judged"] = Json::array();
    std::set<std::string_view> listed;
    for (const Finding& finding : report.findings) {
        const std::string_view id = book.ruleId(finding);
        if (finding.status == Status::NotJudged && !failed.contains(id) && !passed.contains(id) &&
            listed.insert(id).second)
            json["not_judged"].push_back({{"rule", id}, {"reason", idOf(finding.skipped)}});
    }
    json["rests_on"] = originsJson(report.restsOn);
    return json;
}

}  // namespace mazzo::cli
