// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/printing.h"

namespace mazzo::model {

std::string writtenPrinting(const PrintingName& name)
{
    std::string text = name.set;
    for (const std::string* part : {&name.number, &name.finish}) {
        if (part->empty()) continue;
        if (!text.empty()) text += ' ';
        text += *part;
    }
    return text;
}

}  // namespace mazzo::model
