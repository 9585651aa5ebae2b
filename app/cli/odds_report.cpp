// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds_report.h"

#include "app/cli/card_json.h"
#include "app/text/finding_text.h"
#include "app/text/value_text.h"
#include "validators/value_origins.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

namespace mazzo::cli {

using Json = nlohmann::ordered_json;
using namespace goldfish::odds;
using MulliganKind = Procedure::Mulligan::Kind;

namespace {

QString percent(double share, int digits, const std::string& language)
{
    return QLocale(fromUtf8(language)).toString(share * 100, 'f', digits) + " %";
}

QString percent(const Bounds& bounds, int digits, const std::string& language)
{
    if (bounds.isOne()) return percent(bounds.least, digits, language);
    return OddsText::tr("between %1 and %2")
        .arg(percent(bounds.least, digits, language), percent(bounds.most, digits, language));
}

/// The assumptions about the player's decisions; empty if there is nothing to decide.
QString policyText(const Inquiry& inquiry)
{
    if (!inquiry.policy()) return {};
    switch (inquiry.plan().mulligan.kind) {
    case MulliganKind::None: return OddsText::tr("The game has no mulligan: every hand is kept.");
    case MulliganKind::WholeHand:
        return OddsText::tr(
            "A hand that does not meet the condition is replaced entirely, as often as the game allows.");
    case MulliganKind::Exchange:
        return OddsText::tr("If the policy does not keep a hand, the cards that it does not need are exchanged; if it "
                            "needs all of them, the whole hand.");
    }
    return {};
}

const char* reasonId(NoOdds why)
{
    return why == NoOdds::ComesBack ? "set-aside-cards-come-back"
           : why == NoOdds::TooMany ? "too-many-hands"
                                    : "stopped";
}

QString exactText(const tl::expected<Bounds, NoOdds>& exact, const std::string& language)
{
    if (exact) return OddsText::tr("exact      %1").arg(percent(*exact, 6, language));
    if (exact.error() == NoOdds::ComesBack)
        return OddsText::tr("exact      – (simulated only: cards that were set aside unseen return to the draw pile)");
    return OddsText::tr("exact      – (simulated only: there are too many different hands)");
}

/// One number, or null and two bounds where a value is unknown.
void put(Json& json, const std::string& key, const Bounds& bounds)
{
    json[key] = bounds.isOne() ? Json(bounds.least) : Json(nullptr);
    if (bounds.isOne()) return;
    json[key + "_min"] = bounds.least;
    json[key + "_max"] = bounds.most;
}

Json jsonOf(const OddsReport& report)
{
    Json asks = Json::array();
    for (std::size_t i = 0; i < report.exact.size(); ++i) {
        Json ask{{"ask", report.inquiry.questions()[i].text}};
        if (report.exact[i]) put(ask, "exact", *report.exact[i]);
        else ask.update({{"exact", nullptr}, {"simulated_only", reasonId(report.exact[i].error())}});
        put(ask, "simulated", report.simulated[i].share);
        ask["error"] = report.simulated[i].error;
        ask["hands"] = report.simulated[i].hands;
        ask["rests_on"] = originsJson(report.restsOn[i]);
        asks.push_back(std::move(ask));
    }
    Json json{{"asks", std::move(asks)}};
    json["hands_per_second"] = static_cast<double>(report.run.hands) / std::max(report.seconds, 1e-9);
    json["seed"] = report.run.seed;
    json["file"] = report.deck.file;
    json["game"] = report.deck.game().id;
    json["rules"] = report.deck.deck.settings.edition;
    json["verdict"] = report.verdict ? Json(idOf(*report.verdict)) : Json(nullptr);
    json["pile"] = report.inquiry.plan().pile.size();
    std::vector<Origin> all;
    for (const std::vector<Origin>& each : report.restsOn) validators::unite(all, each);
    json["rests_on"] = originsJson(all);
    if (report.inquiry.policy()) {
        static constexpr std::array<const char*, 3> kKinds{"none", "whole-hand", "exchange"};
        json["mulligan"] = {{"kind", kKinds.at(static_cast<std::size_t>(report.inquiry.plan().mulligan.kind))},
                            {"keep", report.inquiry.policy()->text}};
    }
    return json;
}

}  // namespace

void print(const Console& console, const OddsReport& report)
{
    if (console.json()) return console.print(jsonOf(report));
    const std::string& language = console.language();
    console.line(
        OddsText::tr("Drawn from a pile of %n card(s)", nullptr, static_cast<int>(report.inquiry.plan().pile.size())));
    if (const QString words = policyText(report.inquiry); !words.isEmpty()) console.line(words);
    bool unknown = false;
    for (std::size_t i = 0; i < report.exact.size(); ++i) {
        const Simulated& simulated = report.simulated[i];
        unknown = unknown || !simulated.share.isOne();
        console.line();
        console.line(fromUtf8(report.inquiry.questions()[i].text));
        console.line("  " + exactText(report.exact[i], language));
        const QString hands = QLocale(fromUtf8(language)).toString(static_cast<qulonglong>(simulated.hands));
        console.line(
            "  " + OddsText::tr("simulated  %1 ± %2 (%3 hands)")
                       .arg(percent(simulated.share, 4, language), percent(simulated.error, 4, language), hands));
        if (!report.restsOn[i].empty()) console.line("  * " + restsOnText(report.restsOn[i]));
    }
    if (unknown) {
        console.line();
        console.line(OddsText::tr(
            "Some values are unknown, so the probability is between the two numbers. Enter them with: mazzo set"));
    }
}

}  // namespace mazzo::cli
