// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/value_json.h"

#include <nlohmann/json.hpp>

namespace mazzo::carddata {

using Json = nlohmann::ordered_json;

Json intervalJson(const Interval& interval)
{
    if (interval.isExact()) return interval.lo;
    Json range;
    if (interval.hasLowerBound()) range["min"] = interval.lo;
    if (interval.hasUpperBound()) range["max"] = interval.hi;
    return range;
}

Json valueJson(const Value& value)
{
    if (const auto* number = std::get_if<Interval>(&value)) return intervalJson(*number);
    if (const auto* flag = std::get_if<bool>(&value)) return *flag;
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* words = std::get_if<Words>(&value)) return *words;
    return nullptr;
}

Json textsJson(const Texts& texts)
{
    Json object = Json::object();
    for (const auto& [language, words] : texts.entries()) object[language] = words;
    return object;
}

Json printingsJson(const std::vector<Printing>& printings)
{
    Json list = Json::array();
    for (const Printing& printing : printings) {
        Json object{{"set", printing.set}};
        if (!printing.number.empty()) object["number"] = printing.number;
        if (!printing.rarity.empty()) object["rarity"] = printing.rarity;
        if (!printing.finishes.empty()) object["finishes"] = printing.finishes;
        if (!printing.image.empty()) object["image"] = printing.image;
        list.push_back(std::move(object));
    }
    return list;
}

}  // namespace mazzo::carddata
