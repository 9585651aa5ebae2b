// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "goldfish/vocabulary.h"

namespace mazzo::goldfish::sovereign {

[[nodiscard]] const Vocabulary& vocabulary();

}  // namespace mazzo::goldfish::sovereign
