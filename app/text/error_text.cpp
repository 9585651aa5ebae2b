// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/error_text.h"

#include "app/text/error_table.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace mazzo::app {

namespace {

struct ErrorSentences {
    Q_DECLARE_TR_FUNCTIONS(errors)
};

QStringList quoted(const std::vector<std::string>& args, std::size_t from)
{
    QStringList list;
    for (std::size_t i = from; i < args.size(); ++i) list.append(QStringLiteral("“%1”").arg(fromUtf8(args[i])));
    return list;
}

/// Places that take a whole list or another error instead of a single word.
std::vector<std::string> arranged(const Error& error)
{
    std::vector<std::string> args = error.args;
    if (error.code == "pack.bad-expression" && !args.empty()) {
        const Error inner{Error::Kind::Parse, args.front(), {}, {args.begin() + 1, args.end()}, {}};
        return {sentence(inner).toStdString()};
    }
    const auto join = [&](std::size_t from) {
        QStringList rest;
        for (std::size_t i = from; i < args.size(); ++i) rest.append(fromUtf8(args[i]));
        args.resize(std::min(args.size(), from));
        args.push_back(rest.join(QStringLiteral(", ")).toStdString());
    };
    if (error.code == "pack.cycle" || error.code == "pack.missing-language" || error.code == "lint.no-legal-deck" ||
        error.code == "card.no-type")
        join(0);
    if (error.code == "value.not-in-domain") join(2);
    if (error.code == "game.unknown" || error.code == "odds.not-drawn") join(1);
    if (error.code == "goldfish.not-offered" && args.size() >= 3) {
        // The clause and its reason are added separately: they need the names of the game.
        args.erase(args.begin() + 1, args.begin() + 3);
        join(1);
    }
    if (error.code == "deck.unknown-value" && args.size() > 2) args[2] = args[2].empty() ? "." : "(" + args[2] + ").";
    return args;
}

}  // namespace

QString sentence(const Error& error)
{
    const auto table = errorTable();
    const auto found = std::ranges::find(table, error.code, &ErrorText::code);
    if (found == table.end()) return fromUtf8(error.code) + " " + quoted(error.args, 0).join(QStringLiteral(", "));
    const std::vector<std::string> args = arranged(error);
    QString text = ErrorSentences::tr(found->text);
    // From the highest number down, so that %1 does not eat the start of %10; args that contain %2 stay as they are.
    for (std::size_t i = std::max<std::size_t>(args.size(), 4); i-- > 0;)
        text.replace(QStringLiteral("%%1").arg(i + 1),
                     i < args.size() ? fromUtf8(args[i]).replace('%', QChar(0xE000)) : QString());
    text.replace(QChar(0xE000), '%');
    if (args.size() > found->suggestions)
        text += " " + ErrorSentences::tr("Did you mean %1?")
                          .replace(QStringLiteral("%1"), quoted(args, found->suggestions).join(QStringLiteral(", ")));
    return text.trimmed();
}

QString sentenceWithPlace(const Error& error)
{
    QString place = fromUtf8(error.where.file);
    if (error.where.line > 0) {
        if (!place.isEmpty()) place += ':';
        place += QString::number(error.where.line);
        // Without a column the whole line, or the whole file, is meant.
        if (error.where.column > 0) place += QStringLiteral(":%1").arg(error.where.column);
    }
    return place.isEmpty() ? sentence(error) : place + ": " + sentence(error);
}

QStringList wordedCodes()
{
    QStringList codes;
    for (const ErrorText& text : errorTable()) codes.append(fromUtf8(text.code));
    return codes;
}

}  // namespace mazzo::app
