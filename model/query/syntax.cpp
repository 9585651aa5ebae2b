// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/syntax.h"

#include <algorithm>

namespace mazzo::model {

using Kind = Node::Kind;

Sort sortOf(Kind kind)
{
    if (kind >= Kind::Literal && kind <= Kind::OptionNumber) return Sort::Number;
    return kind == Kind::FieldWords || kind == Kind::Values ? Sort::List : Sort::Condition;
}

bool isCardQuestion(Kind kind) { return kind >= Kind::Everything && kind <= Kind::InZone; }

bool isPileNumber(Kind kind) { return kind >= Kind::Count && kind <= Kind::Distinct; }

std::vector<FieldIndex> fieldsUsed(const Syntax& syntax)
{
    std::vector<FieldIndex> fields;
    for (const Node& node : syntax.nodes) {
        switch (node.kind) {
        case Kind::Number:
        case Kind::Word:
        case Kind::Flag:
        case Kind::Has:
        case Kind::Unknown:
        case Kind::FieldNumber: fields.push_back(node.field()); break;
        case Kind::Sum:
        case Kind::Distinct:
        case Kind::FieldWords:
        case Kind::Values:
            if (node.subject == Subject::Field) fields.push_back(node.field());
            break;
        default: break;
        }
    }
    std::ranges::sort(fields);
    const auto repeated = std::ranges::unique(fields);
    fields.erase(repeated.begin(), repeated.end());
    return fields;
}

}  // namespace mazzo::model
