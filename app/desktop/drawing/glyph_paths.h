// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QPainterPath>
#include <QString>

namespace mazzo::desktop {

/// The drawing's lines on a grid of 24 by 24; empty if there is none of that name.
[[nodiscard]] QPainterPath glyphPath(const QString& name);

}  // namespace mazzo::desktop
