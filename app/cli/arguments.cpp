// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include "model/nearest.h"
#include "model/text.h"

#include <QCommandLineParser>

#include <algorithm>

namespace mazzo::cli {

namespace {

/// Marks a word that the parser must not take for an option. No word contains it: their characters are single bytes.
constexpr QChar kPositionalMark(0xE000);

const CommandOption* optionOf(std::string_view word, std::span<const CommandOption> options)
{
    const auto found = std::ranges::find(options, word.substr(0, word.find('=')), &CommandOption::name);
    return found == options.end() ? nullptr : &*found;
}

/// File names need not be valid UTF-8, so the bytes travel through QString as Latin-1 and come back unchanged.
QString toParser(const std::string& word, std::span<const CommandOption> options)
{
    const bool hasSingleDash = word.size() > 1 && word[0] == '-' && word[1] != '-';
    const QString text = QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
    return hasSingleDash && optionOf(word, options) == nullptr ? kPositionalMark + text : text;
}

std::string fromParser(const QString& text)
{
    return (text.startsWith(kPositionalMark) ? text.sliced(1) : text).toLatin1().toStdString();
}

std::vector<std::string> fromParser(const QStringList& texts)
{
    std::vector<std::string> words;
    for (const QString& text : texts) words.push_back(fromParser(text));
    return words;
}

QString nameWithoutDashes(const CommandOption& option)
{
    const std::string_view name = option.name.substr(option.name.find_first_not_of('-'));
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

Error unknownOption(const std::string& name, std::span<const CommandOption> options)
{
    std::vector<std::string_view> names;
    for (const CommandOption& option : options) names.push_back(option.name);
    std::vector<std::string> args{name};
    std::ranges::move(nearest(name, names, 1), std::back_inserter(args));
    return {Error::Kind::NotFound, "usage.unknown-option", {}, std::move(args), {}};
}

/// The parser reports these two mistakes only as a sentence of its own.
Error wrongValue(const std::vector<std::string>& words, std::span<const CommandOption> options)
{
    for (const std::string& word : words) {
        const CommandOption* option = optionOf(word, options);
        if (option != nullptr && option->valueName == nullptr && word.find('=') != std::string::npos)
            return {Error::Kind::Parse, "usage.unexpected-value", {}, {std::string(option->name)}, {}};
    }
    return {Error::Kind::Parse, "usage.missing-value", {}, {words.back()}, {}};
}

}  // namespace

Arguments::Arguments(const std::vector<std::string>& words, std::span<const CommandOption> options)
{
    QCommandLineParser parser;
    for (const CommandOption& option : options)
        parser.addOption({nameWithoutDashes(option), {}, QString::fromLatin1(option.valueName)});
    QStringList texts{QString()};  // The parser skips the program's name.
    for (const std::string& word : words) texts.append(toParser(word, options));
    if (!parser.parse(texts)) {
        const QStringList unknown = parser.unknownOptionNames();
        m_error = unknown.isEmpty() ? wrongValue(words, options)
                                    : unknownOption("--" + fromParser(unknown.front()), options);
    }
    for (const CommandOption& option : options) {
        const QString name = nameWithoutDashes(option);
        if (!parser.isSet(name)) continue;
        std::vector<std::string>& values = m_options[std::string(option.name)];
        if (option.valueName != nullptr) values = fromParser(parser.values(name));
    }
    m_positional = fromParser(parser.positionalArguments());
    std::map<std::string, std::size_t, std::less<>> seen;
    for (const QString& given : parser.optionNames()) {
        for (const CommandOption& option : options) {
            if (nameWithoutDashes(option) != given || option.valueName == nullptr) continue;
            const std::string name(option.name);
            if (const std::size_t number = seen[name]++; number < m_options[name].size())
                m_inOrder.emplace_back(name, m_options[name][number]);
        }
    }
}

std::optional<std::string> Arguments::value(std::string_view option) const
{
    const auto found = m_options.find(option);
    return found == m_options.end() || found->second.empty() ? std::nullopt : std::optional(found->second.back());
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    const auto found = m_options.find(option);
    return found == m_options.end() ? std::vector<std::string>() : found->second;
}

}  // namespace mazzo::cli
