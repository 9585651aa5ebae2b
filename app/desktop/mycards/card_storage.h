// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/mycards/typed_cards.h"

#include <functional>

namespace mazzo::desktop {

/// Where what is typed about cards goes, if it is not the own layer of the library.
class CardStorage {
public:
    using CardsDone = std::function<void(const Result<EditResult>&)>;

    virtual ~CardStorage() = default;
    virtual void editCards(const std::vector<TypedCard>& typed, const CardsDone& done) = 0;
    virtual void stepCards(int by) = 0;  ///< undoes the last step, or does it again
    [[nodiscard]] virtual OwnHistory cardHistory() const = 0;
};

}  // namespace mazzo::desktop
