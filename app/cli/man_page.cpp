// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/man_page.h"

#include "app/cli/command_table.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::cli {

namespace {

struct ManText {
    Q_DECLARE_TR_FUNCTIONS(manual)
};

/// A text that roff prints as it is.
QString roff(QString text)
{
    text.replace('\\', QLatin1String("\\e")).replace('-', QLatin1String("\\-"));
    if (text.startsWith('.') || text.startsWith('\'')) text.prepend(QLatin1String("\\&"));
    return text;
}

QString heading(const QString& title) { return ".SH " + roff(title.toUpper()) + '\n'; }

/// A term and its explanation.
QString entry(const QString& term, const QString& text) { return ".TP\n.B " + roff(term) + '\n' + roff(text) + '\n'; }

QString optionEntry(const CommandOption& option)
{
    QString term = fromUtf8(option.name);
    if (option.valueName != nullptr) term += QStringLiteral(" ") + option.valueName;
    return entry(term, QCoreApplication::translate("commands", option.help));
}

QString commandSection(const Command& command)
{
    QString section = ".SS " + roff(fromUtf8(command.name)) + '\n';
    section += ".B " + roff(QString::fromUtf8(command.usage)) + "\n.PP\n";
    section += roff(QCoreApplication::translate("commands", command.summary)) + '\n';
    for (const CommandOption& option : command.options) {
        if (option.help != nullptr) section += optionEntry(option);
    }
    return section;
}

QString exitStatusSection()
{
    return heading(ManText::tr("Exit status")) + entry("0", ManText::tr("Done; a checked deck is legal.")) +
           entry("1", ManText::tr("Done, and the answer is no: the deck is illegal or unfinished, there is no repair, "
                                  "or a pack has mistakes.")) +
           entry("2", ManText::tr("Wrong usage, or input that cannot be read.")) +
           entry("3", ManText::tr("The verdict is unknown, because a card or a value is unknown."));
}

QString filesSection()
{
    return heading(ManText::tr("Files and environment")) +
           entry("MAZZO_HOME", ManText::tr("The folder of the library: decks, collection, own cards and backups.")) +
           entry("~/.local/share/mazzo", ManText::tr("That folder if MAZZO_HOME is not set (XDG_DATA_HOME/mazzo)."));
}

QString examplesSection()
{
    const auto example = [](const char* line) { return ".B " + roff(QString::fromUtf8(line)) + "\n.br\n"; };
    return heading(ManText::tr("Examples")) + example("mazzo search everzone 'race:numan type:unit -is:leader'") +
           example("mazzo validate iron-tide.deck") + example("mazzo goldfish iron-tide.deck --seed 7 --do keep") +
           example("mazzo odds iron-tide.deck --ask 'count(marine) >= 1'");
}

}  // namespace

QString manPage()
{
    QString page = ".TH MAZZO 1 \"\" \"Mazzo " MAZZO_VERSION "\"\n";
    page += heading(ManText::tr("Name")) + "mazzo \\- " + roff(ManText::tr("deck builder and collection manager")) +
            '\n';
    page += heading(ManText::tr("Synopsis")) + ".B mazzo\n.br\n.B mazzo\n.I " +
            roff(ManText::tr("DECK_FILE | LINK | COMMAND [ARGUMENTS]")) + '\n';
    page += heading(ManText::tr("Description")) +
            roff(ManText::tr("Without arguments mazzo opens the desktop app; with a deck file or a mazzo: link it "
                             "opens the app with that deck. With a command it needs no display.")) +
            '\n';
    page += heading(ManText::tr("Options of every command"));
    for (const CommandOption& option : commonOptions()) {
        if (option.help != nullptr) page += optionEntry(option);
    }
    page += heading(ManText::tr("Commands"));
    for (const Command& command : commands()) page += commandSection(command);
    return page + exitStatusSection() + filesSection() + examplesSection();
}

}  // namespace mazzo::cli
