// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/goldfish/table_view.h"

namespace mazzo::desktop {

QString withSeat(int seat, const QString& text)
{
    return seat > 0 ? TableRows::tr("Seat %1: %2").arg(seat + 1).arg(text) : text;
}

const std::vector<std::string>* listParameter(const Procedure& procedure, std::string_view name)
{
    const auto found = procedure.parameters.find(name);
    return found == procedure.parameters.end() ? nullptr : std::get_if<std::vector<std::string>>(&found->second);
}

}  // namespace mazzo::desktop
