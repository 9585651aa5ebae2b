// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/json_reader.h"
#include "model/game.h"

namespace mazzo::carddata {

/// A number, or the id of an option that has numbers.
[[nodiscard]] Amount readAmount(const ObjectReader& object, std::string_view key, Amount otherwise, const Game& game,
                                Reading& reading);

/// The id of one of the procedure's zones; reported if it is none.
[[nodiscard]] std::string readTableZone(const ObjectReader& object, std::string_view key, const Procedure& procedure,
                                        Reading& reading);

/// The steps of a list; the procedure's zones and counters are read already.
[[nodiscard]] std::vector<Procedure::Step> readSteps(const ObjectReader& object, std::string_view key,
                                                     const Procedure& procedure, const Game& game, Reading& reading);

}  // namespace mazzo::carddata
