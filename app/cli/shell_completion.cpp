// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell_completion.h"

#include "app/cli/command_table.h"
#include "app/text/value_text.h"
#include "import/formats/format.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

namespace mazzo::cli {

namespace {

QString summaryOf(const Command& command) { return QCoreApplication::translate("commands", command.summary); }

std::vector<CommandOption> optionsWithHelp(const Command& command)
{
    std::vector<CommandOption> options;
    for (const auto& list : {std::span<const CommandOption>(command.options), commonOptions()}) {
        for (const CommandOption& option : list) {
            if (option.help != nullptr) options.push_back(option);
        }
    }
    return options;
}

/// The values of an option that are a fixed list; empty if it takes a file name, a number or free text.
QStringList valuesOf(const CommandOption& option)
{
    const QString name = QString::fromUtf8(option.valueName);
    if (name == "FORMAT") {
        QStringList ids;
        for (const std::string& id : importer::formatIds()) ids.append(fromUtf8(id));
        return ids;
    }
    return name.contains('|') && name == name.toLower() ? name.split('|') : QStringList();
}

/// Does the command's first argument name a game, or, behind a subcommand, the second one?
bool takesGame(const Command& command) { return QString::fromUtf8(command.usage).contains(QLatin1String(" GAME")); }

/// A text inside single quotes, as all three shells read it.
QString quoted(QString text) { return '\'' + text.replace('\'', QLatin1String("’")) + '\''; }

QString bashScript()
{
    QStringList names;
    QString cases;
    for (const Command& command : commands()) {
        names.append(fromUtf8(command.name));
        QStringList options;
        QString values;
        for (const CommandOption& option : optionsWithHelp(command)) {
            options.append(fromUtf8(option.name));
            const QStringList words = valuesOf(option);
            if (!words.isEmpty())
                values += QStringLiteral("            %1) choices='%2' ;;\n").arg(options.last(), words.join(' '));
        }
        cases += QStringLiteral("        %1)\n            options='%2'\n            words='%3'\n")
                     .arg(names.last(), options.join(' '), subcommands(command).join(' '));
        if (takesGame(command)) cases += QStringLiteral("            games=yes\n");
        if (!values.isEmpty())
            cases += QStringLiteral("            case \"$previous\" in\n%1            esac\n").arg(values);
        cases += QStringLiteral("            ;;\n");
    }
    return QStringLiteral(R"sh(# bash completion for mazzo; made by `mazzo completion bash`
_mazzo_games() { mazzo games --json 2>/dev/null | grep -oE '"id":"[^"]*","name"' | cut -d'"' -f4; }
_mazzo() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
    local options='' words='' games='' choices='' place=2
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W '%1 --help --version' -- "$current"; compgen -f -X '!*.deck' -- "$current")
        return
    fi
    case "${COMP_WORDS[1]}" in
%2    esac
    if [ -n "$choices" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current")
        return
    fi
    [ -n "$words" ] && place=3
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
    elif [ -n "$words" ] && [ "$COMP_CWORD" -eq 2 ]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    elif [ -n "$games" ] && [ "$COMP_CWORD" -eq "$place" ]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_mazzo_games)" -- "$current"; compgen -f -- "$current")
    else
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}
complete -o filenames -F _mazzo mazzo
)sh")
        .arg(names.join(' '), cases);
}

QString zshScript()
{
    QString described;
    QString cases;
    const auto escaped = [](QString text) { return text.replace(':', QLatin1String("\\:")); };
    for (const Command& command : commands()) {
        const QString name = fromUtf8(command.name);
        described += QStringLiteral("        %1\n").arg(quoted(name + ':' + escaped(summaryOf(command))));
        QString arguments;
        for (const CommandOption& option : optionsWithHelp(command)) {
            QString help = QCoreApplication::translate("commands", option.help);
            help.replace('[', '(').replace(']', ')');
            QString spec = '*' + fromUtf8(option.name) + '[' + escaped(help) + ']';
            if (option.valueName != nullptr) {
                const QStringList words = valuesOf(option);
                spec += ':' + escaped(QString::fromUtf8(option.valueName)) + ':' +
                        (words.isEmpty() ? QStringLiteral("_files") : '(' + words.join(' ') + ')');
            }
            arguments += " \\\n                " + quoted(spec);
        }
        const QStringList words = subcommands(command);
        if (!words.isEmpty())
            arguments += QStringLiteral(" \\\n                '1:%1:(%2)'").arg(name, words.join(' '));
        if (takesGame(command))
            arguments +=
                QStringLiteral(" \\\n                '%1:game:($(_mazzo_games))'").arg(words.isEmpty() ? 1 : 2);
        cases += QStringLiteral(
                     "        %1)\n            _arguments%2 \\\n                '*:file:_files'\n            ;;\n")
                     .arg(name, arguments);
    }
    return QStringLiteral(R"sh(#compdef mazzo
# zsh completion for mazzo; made by `mazzo completion zsh`
_mazzo_games() { mazzo games --json 2>/dev/null | grep -oE '"id":"[^"]*","name"' | cut -d'"' -f4 }
_mazzo() {
    local -a names
    names=(
%1    )
    if (( CURRENT == 2 )); then
        _describe command names
        _files -g '*.deck'
        return
    fi
    local name=$words[2]
    shift words
    (( CURRENT-- ))
    case $name in
%2    esac
}
_mazzo "$@"
)sh")
        .arg(described, cases);
}

QString fishScript()
{
    QString lines = QStringLiteral(
        "# fish completion for mazzo; made by `mazzo completion fish`\n"
        "function __mazzo_games; mazzo games --json 2>/dev/null | grep -oE '\"id\":\"[^\"]*\",\"name\"' | "
        "cut -d'\"' -f4; end\n");
    for (const Command& command : commands()) {
        const QString name = fromUtf8(command.name);
        const QString seen = QStringLiteral("complete -c mazzo -n '__fish_seen_subcommand_from %1'").arg(name);
        lines += QStringLiteral("complete -c mazzo -n __fish_use_subcommand -a %1 -d %2\n")
                     .arg(name, quoted(summaryOf(command)));
        const QStringList words = subcommands(command);
        if (!words.isEmpty()) lines += seen + QStringLiteral(" -a %1\n").arg(quoted(words.join(' ')));
        if (takesGame(command)) lines += seen + QStringLiteral(" -a '(__mazzo_games)'\n");
        for (const CommandOption& option : optionsWithHelp(command)) {
            const QString flag = fromUtf8(option.name);
            lines += seen + (flag.startsWith("--") ? " -l " + flag.mid(2) : " -o " + flag.mid(1));
            const QStringList values = valuesOf(option);
            if (!values.isEmpty()) lines += " -x -a " + quoted(values.join(' '));
            else if (option.valueName != nullptr) lines += QLatin1String(" -r");
            lines += " -d " + quoted(QCoreApplication::translate("commands", option.help)) + '\n';
        }
    }
    return lines;
}

struct Shell {
    std::string_view name;
    QString (*script)();
};

constexpr std::array kShells{Shell{"bash", bashScript}, Shell{"zsh", zshScript}, Shell{"fish", fishScript}};

}  // namespace

std::span<const std::string_view> completionShells()
{
    static constexpr std::array kNames{kShells[0].name, kShells[1].name, kShells[2].name};
    return kNames;
}

std::optional<QString> completionScript(std::string_view shell)
{
    for (const Shell& known : kShells) {
        if (known.name == shell) return known.script();
    }
    return std::nullopt;
}

QStringList subcommands(const Command& command)
{
    static const QRegularExpression kWord("^[a-z|]+$");
    const QString prefix = "mazzo " + fromUtf8(command.name) + ' ';
    QStringList words;
    for (QString form : QString::fromUtf8(command.usage).split(" | ")) {
        if (form.startsWith(prefix)) form.remove(0, prefix.size());
        const QString first = form.section(' ', 0, 0);
        if (!kWord.match(first).hasMatch()) continue;
        for (const QString& word : first.split('|')) {
            if (!words.contains(word)) words.append(word);
        }
    }
    return words;
}

}  // namespace mazzo::cli
