// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/question_builder.h"

#include "app/text/value_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace mazzo::desktop {

namespace {

constexpr int kMaxNumber = 99;

QString quotedName(std::string_view name)
{
    QString text = fromUtf8(name);
    text.replace('\\', QStringLiteral("\\\\")).replace('"', QStringLiteral("\\\""));
    return "name=\"" + text + "\"";
}

}  // namespace

QuestionBuilder::QuestionBuilder(QObject* parent) : QObject(parent) {}

void QuestionBuilder::setDeck(const GameSnapshot& loaded, const goldfish::Setup& setup, std::string_view language)
{
    const Game& game = loaded->game;
    const Catalogue& catalogue = loaded->catalogue;
    std::set<CardIndex> cards;
    for (const CardIndex card : setup.dealtTo(setup.procedure.drawPile))
        if (!setup.isUnknownCard(card)) cards.insert(card);
    std::set<TypeIndex> types;
    std::set<std::pair<FieldIndex, std::size_t>> values;  // choices of the fields that have some
    for (const CardIndex card : cards) {
        types.insert(catalogue.type(card));
        for (std::size_t i = 0; i < game.fields.size(); ++i) {
            const auto field = static_cast<FieldIndex>(i);
            const Field& each = game.fields[i];
            if (each.choices.empty() || catalogue.absent(card, field)) continue;
            const Value value = catalogue.value(card, field);
            const auto add = [&](const std::string& word) {
                const auto choice = std::ranges::find(each.choices, word, &Choice::id);
                if (choice != each.choices.end())
                    values.emplace(field, static_cast<std::size_t>(choice - each.choices.begin()));
            };
            if (const auto* word = std::get_if<std::string>(&value)) add(*word);
            if (const auto* words = std::get_if<Words>(&value)) std::ranges::for_each(*words, add);
        }
    }
    QList<TargetRow> rows;
    for (const TypeIndex type : types)
        rows.append({"type:" + fromUtf8(game[type].id), fromUtf8(game[type].plural.in(language))});
    for (const auto& [field, place] : values) {
        const Choice& choice = game[field].choices[place];
        rows.append({fromUtf8(game[field].id) + ":" + fromUtf8(choice.id),
                     QStringLiteral("%1: %2").arg(fromUtf8(game[field].name.in(language)),
                                                  fromUtf8(choice.name.in(language)))});
    }
    QList<TargetRow> named;
    for (const CardIndex card : cards)
        named.append({quotedName(catalogue.name(card, language)), fromUtf8(catalogue.name(card, language))});
    std::ranges::sort(
        named, [](const TargetRow& a, const TargetRow& b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    rows += named;
    m_targets.setRows(std::move(rows));
    const auto& all = m_targets.rows();
    if (std::ranges::find(all, m_target, &TargetRow::query) == all.end())
        m_target = all.isEmpty() ? QString() : all.front().query;
    emit changed();
}

QString QuestionBuilder::formula() const
{
    return m_target.isEmpty() ? QString() : QStringLiteral("count(%1) %2 %3").arg(m_target, m_comparison).arg(m_number);
}

void QuestionBuilder::setComparison(const QString& comparison)
{
    m_comparison = comparison;
    emit changed();
}

void QuestionBuilder::setNumber(int number)
{
    m_number = std::clamp(number, 0, kMaxNumber);
    emit changed();
}

void QuestionBuilder::setTarget(const QString& target)
{
    m_target = target;
    emit changed();
}

QStringList likelyFormulas(const QString& text, const Error& error)
{
    QStringList formulas;
    const QString asked = text.trimmed();
    // A misspelt word, and the nearest one that exists.
    if (error.args.size() >= 2) {
        const QString wrong = fromUtf8(error.args[0]);
        for (std::size_t near = 1; near < error.args.size() && !wrong.isEmpty(); ++near)
            if (const qsizetype at = asked.indexOf(wrong, 0, Qt::CaseInsensitive); at >= 0)
                formulas.append(QString(asked).replace(at, wrong.size(), fromUtf8(error.args[near])));
    }
    QString turned = asked;
    turned.replace(QStringLiteral("=>"), QStringLiteral(">=")).replace(QStringLiteral("=<"), QStringLiteral("<="));
    formulas.append(turned);
    formulas.append(turned + ")");
    static const QRegularExpression compared(QStringLiteral("^(.+?)\\s*(>=|<=|>|<|=)\\s*(\\d+)$"));
    if (const auto match = compared.match(turned); match.hasMatch() && !turned.contains('('))
        formulas.append(QStringLiteral("count(%1) %2 %3").arg(match.captured(1), match.captured(2), match.captured(3)));
    static const QRegularExpression counted(QStringLiteral("^(\\d+)\\s+(.+)$"));
    if (const auto match = counted.match(turned); match.hasMatch())
        formulas.append(QStringLiteral("count(%1) >= %2").arg(match.captured(2), match.captured(1)));
    formulas.append(turned + QStringLiteral(" >= 1"));
    formulas.append(QStringLiteral("count(%1) >= 1").arg(turned));
    formulas.removeAll(asked);
    formulas.removeDuplicates();
    return formulas;
}

}  // namespace mazzo::desktop
