// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <QString>

#include <vector>

namespace mazzo::goldfish::zombinion {

/// One case of vectors.txt.
struct Vector {
    QString name;
    QString before;
    QString steps;
    QString after;
};

[[nodiscard]] std::vector<Vector> shippedVectors();

/// Plays the case and says how the result differs; empty if it does not.
[[nodiscard]] QString breachOf(const Vector& vector);

}  // namespace mazzo::goldfish::zombinion
