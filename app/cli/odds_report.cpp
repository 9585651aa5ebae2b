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
    case MulliganKind::Bottom:
        return OddsText::tr(
            "A hand that cannot meet the condition is drawn again, as often as the game allows. The cards "
            "that go to the bottom are those that the question needs least.");
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

Json exactJson(const ExactOdds& exact)
{
    if (!exact) return nullptr;
    return exact->isOne() ? Json(exact->least) : Json{{"min", exact->least}, {"max", exact->most}};
}

Json exactJson(const std::vector<ExactOdds>& all)
{
    Json json = Json::array();
    for (const ExactOdds& each : all) json.push_back(exactJson(each));
    return json;
}

std::string cardName(const OddsReport& report, const Dealt& dealt, std::string_view language)
{
    const Deck& deck = report.deck.deck.deck;
    const std::size_t known = report.deck.catalogue().size();
    if (at(dealt.card) < known) return std::string(report.deck.catalogue().name(dealt.card, language));
    return std::string(goldfish::Setup::of(report.deck.game(), report.deck.catalogue(), report.deck.deck.settings, deck)
                           .name(dealt.card, language));
}

/// What the change does to the certain part of the odds; nothing if it is not exactly known.
std::optional<double> difference(const ExactOdds& before, const ExactOdds& after)
{
    if (!before || !after) return std::nullopt;
    return after->least - before->least;
}

Json differencesJson(const OddsReport& report, const std::vector<ExactOdds>& after)
{
    Json json = Json::array();
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto by = difference(report.exact[i], after[i]);
        json.push_back(by ? Json(*by) : Json(nullptr));
    }
    return json;
}

QString differencesText(const OddsReport& report, const std::vector<ExactOdds>& after, const std::string& language)
{
    QStringList texts;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto by = difference(report.exact[i], after[i]);
        texts.append(by ? QString(*by < 0 ? "" : "+") + percent(*by, 4, language) : QStringLiteral("–"));
    }
    return texts.join(QStringLiteral(", "));
}

QString exactTexts(const std::vector<ExactOdds>& all, const std::string& language)
{
    QStringList texts;
    for (const ExactOdds& each : all) texts.append(each ? percent(*each, 4, language) : QStringLiteral("–"));
    return texts.join(QStringLiteral(", "));
}

void addMore(Json& json, const OddsReport& report, std::string_view language)
{
    for (const OddsReport::PolicyOdds& policy : report.policies)
        json["policies"].push_back({{"keep", policy.keep}, {"exact", exactJson(policy.exact)}});
    for (const Sensitivity& each : report.sensitivity)
        json["sensitivity"].push_back({{"card", cardName(report, each.card, language)},
                                       {"zone", report.deck.game()[each.card.zone].id},
                                       {"copies", each.copies},
                                       {"more", differencesJson(report, each.more)},
                                       {"less", differencesJson(report, each.less)}});
}

void printMore(const Console& console, const OddsReport& report)
{
    const std::string& language = console.language();
    if (!report.policies.empty()) {
        console.line();
        console.line(OddsText::tr("Mulligan policies (the best one is used above):"));
        for (const OddsReport::PolicyOdds& policy : report.policies)
            console.line(
                QStringLiteral("  keep if %1  %2").arg(fromUtf8(policy.keep), exactTexts(policy.exact, language)));
    }
    if (!report.byTurn.empty()) console.line();
    for (std::size_t i = 0; i < report.byTurn.size(); ++i)
        console.line(OddsText::tr("turn %1  %2").arg(QString::number(i + 1), exactTexts(report.byTurn[i], language)));
    if (report.sensitivity.empty()) return;
    console.line();
    console.line(OddsText::tr("With one copy more / one copy fewer of each card:"));
    for (const Sensitivity& each : report.sensitivity)
        console.line(QStringLiteral("  %1 × %2  %3  /  %4")
                         .arg(QString::number(each.copies), fromUtf8(cardName(report, each.card, language)),
                              differencesText(report, each.more, language),
                              differencesText(report, each.less, language)));
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
        for (const std::vector<ExactOdds>& turn : report.byTurn) ask["by_turn"].push_back(exactJson(turn[i]));
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
    json["count"] = report.inquiry.plan().countsSeen ? "seen" : "hand";
    if (const auto limit = report.inquiry.plan().ignoredLimit)
        json["hand_limit"] = {{"cards", *limit}, {"applied", false}};
    if (report.inquiry.policy()) {
        static constexpr std::array<const char*, 4> kKinds{"none", "whole-hand", "exchange", "bottom"};
        json["mulligan"] = {{"kind", kKinds.at(static_cast<std::size_t>(report.inquiry.plan().mulligan.kind))},
                            {"keep", report.inquiry.policy()->text}};
    }
    return json;
}

}  // namespace

void print(const Console& console, const OddsReport& report)
{
    if (console.json()) {
        Json json = jsonOf(report);
        addMore(json, report, console.language());
        return console.print(json);
    }
    const std::string& language = console.language();
    console.line(
        OddsText::tr("Drawn from a pile of %n card(s)", nullptr, static_cast<int>(report.inquiry.plan().pile.size())));
    if (report.inquiry.plan().countsSeen)
        console.line(OddsText::tr("All cards seen so far count, not only those in the hand."));
    if (const auto limit = report.inquiry.plan().ignoredLimit)
        console.line(OddsText::tr("The hand limit of %n card(s) is ignored: nothing is discarded.", nullptr, *limit));
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
    printMore(console, report);
    if (unknown) {
        console.line();
        console.line(OddsText::tr(
            "Some values are unknown, so the probability is between the two numbers. Enter them with: mazzo set"));
    }
}

}  // namespace mazzo::cli
