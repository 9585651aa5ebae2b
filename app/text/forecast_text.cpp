// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/forecast_text.h"

namespace mazzo::app {

using goldfish::Forecast;

QString forecastNumberText(const Forecast::Number& number)
{
    switch (number.kind) {
    case Forecast::Number::Kind::AtLeast: return QStringLiteral("%1+").arg(number.value);
    case Forecast::Number::Kind::AtMost: return QStringLiteral("≤ %1").arg(number.value);
    case Forecast::Number::Kind::Exact: break;
    }
    return QString::number(number.value);
}

}  // namespace mazzo::app
