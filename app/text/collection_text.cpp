// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/collection_text.h"

#include <QCoreApplication>

namespace mazzo::app {

namespace {

struct CollectionText {
    Q_DECLARE_TR_FUNCTIONS(CollectionText)
};

}  // namespace

QString changeName(CollectionReason reason)
{
    switch (reason) {
    case CollectionReason::Add: return CollectionText::tr("added");
    case CollectionReason::Remove: return CollectionText::tr("removed");
    case CollectionReason::Product: return CollectionText::tr("box added");
    case CollectionReason::ProductBack: return CollectionText::tr("box removed");
    case CollectionReason::Lend: return CollectionText::tr("lent to");
    case CollectionReason::Return: return CollectionText::tr("returned");
    case CollectionReason::Want: return CollectionText::tr("wanted");
    case CollectionReason::Unwant: return CollectionText::tr("no longer wanted");
    case CollectionReason::Edit: return CollectionText::tr("edited");
    case CollectionReason::Import: return CollectionText::tr("imported");
    case CollectionReason::Build: return CollectionText::tr("deck built");
    case CollectionReason::Unbuild: return CollectionText::tr("deck taken apart");
    }
    return {};
}

QString rowStateName(ImportedRow::State state)
{
    switch (state) {
    case ImportedRow::State::Matched: return CollectionText::tr("matched");
    case ImportedRow::State::Guessed: return CollectionText::tr("guessed");
    case ImportedRow::State::Ambiguous: return CollectionText::tr("ambiguous");
    case ImportedRow::State::Unknown: return CollectionText::tr("unknown");
    case ImportedRow::State::Ignored: return CollectionText::tr("ignored");
    }
    return {};
}

Error withCardName(Error error, const LoadedGame& game, std::string_view language)
{
    if (error.code != "collection.too-few" || error.args.empty()) return error;
    if (const auto card = game.catalogue.find(game.game.id + ":" + error.args.front()))
        error.args.front() = game.catalogue.name(*card, language);
    return error;
}

}  // namespace mazzo::app
