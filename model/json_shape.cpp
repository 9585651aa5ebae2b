// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json_shape.h"

#include <algorithm>
#include <array>

namespace mazzo::model {

JsonShape jsonShapeOf(std::string_view text)
{
    JsonShape shape;
    std::array<std::size_t, 64> keys{};  // of the open brackets; deeper ones are not counted
    std::size_t depth = 0;
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inside && c == '\\') ++i;
        else if (c == '"') inside = !inside;
        else if (inside) continue;
        else if (c == '{' || c == '[') {
            shape.depth = std::max(shape.depth, ++depth);
            if (depth < keys.size()) keys[depth] = 0;
        } else if ((c == '}' || c == ']') && depth > 0) --depth;
        else if (c == ':' && depth < keys.size()) shape.keys = std::max(shape.keys, ++keys[depth]);
    }
    return shape;
}

}  // namespace mazzo::model
