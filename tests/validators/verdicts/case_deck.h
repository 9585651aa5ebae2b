// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"
#include "model/catalogue.h"
#include "model/deck_file/deck_file.h"
#include "tests/validators/verdicts/case_file.h"

/// What a row of a verdict table is checked against: the pack's cards with the values that the row types in, and the
/// deck with its changes.
struct CaseDeck {
    mazzo::model::Catalogue catalogue;
    mazzo::model::Settings settings;
    mazzo::model::Deck deck;
    QString refused;  ///< the clause of an option whose value does not exist, or "fact"; empty if nothing was refused
    QString mistake;  ///< why the row makes no sense; empty if it does

    [[nodiscard]] static CaseDeck build(const VerdictCase& row, const CaseFile& file,
                                        const mazzo::carddata::Pack& pack);
};
