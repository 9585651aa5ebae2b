// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/deck.h"
#include "model/settings.h"
#include "validators/report.h"

#include <memory>
#include <span>

namespace mazzo::validators {

/// A game's rules, compiled for one catalogue, edition and set of options. Checking is const and thread-safe. The game
/// and the catalogue must outlive the book; after a card value has changed, a new book is needed.
class RuleBook {
public:
    /// Every rule that cannot be compiled is reported with its place in the pack.
    [[nodiscard]] static Checked<RuleBook> compile(const Game& game, const Catalogue& catalogue,
                                                   const Settings& settings);

    RuleBook(RuleBook&&) noexcept;
    RuleBook& operator=(RuleBook&&) noexcept;
    ~RuleBook();

    [[nodiscard]] Report check(const Deck& deck) const;
    /// The same, into a report whose memory is reused.
    void check(const Deck& deck, Report& report) const;

    /// Fills in `restsOn`: which of the origins provisional and sample the values have that the findings and the
    /// verdict depend on, and `allowances`. Separate from `check`, because only what is shown to somebody needs it.
    void addOrigins(const Deck& deck, Report& report) const;

    /// Edits that remove the finding without breaking another rule, each tried out before it is offered; and the
    /// unknown values that would decide it.
    [[nodiscard]] std::vector<Fix> fixes(const Deck& deck, const Report& report, const Finding& finding) const;

    [[nodiscard]] std::string_view ruleId(const Finding& finding) const;

    struct Data;  ///< only for files of this folder
    [[nodiscard]] const Data& data() const { return *m_data; }

private:
    explicit RuleBook(std::unique_ptr<Data> data);
    std::unique_ptr<Data> m_data;
};

}  // namespace mazzo::validators
