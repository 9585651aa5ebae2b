// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/collection_words.h"

#include <QCoreApplication>

namespace mazzo::app {

namespace {

struct CollectionWords {
    Q_DECLARE_TR_FUNCTIONS(CollectionWords)
};

}  // namespace

QString words(CollectionReason reason)
{
    switch (reason) {
    case CollectionReason::Add: return CollectionWords::tr("added");
    case CollectionReason::Remove: return CollectionWords::tr("removed");
    case CollectionReason::Product: return CollectionWords::tr("box added");
    case CollectionReason::ProductBack: return CollectionWords::tr("box taken back");
    case CollectionReason::Lend: return CollectionWords::tr("lent to");
    case CollectionReason::Return: return CollectionWords::tr("returned");
    case CollectionReason::Want: return CollectionWords::tr("wanted");
    case CollectionReason::Unwant: return CollectionWords::tr("no longer wanted");
    case CollectionReason::Edit: return CollectionWords::tr("edited");
    case CollectionReason::Import: return CollectionWords::tr("imported");
    case CollectionReason::Build: return CollectionWords::tr("deck built");
    case CollectionReason::Unbuild: return CollectionWords::tr("deck taken apart");
    }
    return {};
}

QString words(ImportedRow::State state)
{
    switch (state) {
    case ImportedRow::State::Matched: return CollectionWords::tr("matched");
    case ImportedRow::State::Guessed: return CollectionWords::tr("guessed");
    case ImportedRow::State::Ambiguous: return CollectionWords::tr("ambiguous");
    case ImportedRow::State::Unknown: return CollectionWords::tr("unknown");
    case ImportedRow::State::Ignored: return CollectionWords::tr("ignored");
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
