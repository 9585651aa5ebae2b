// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/quarantine.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace mazzo::carddata {

using QuarantineJson = nlohmann::json;

namespace {

constexpr int kLastKind = static_cast<int>(Error::Kind::Refused);
constexpr auto kReplace = QuarantineJson::error_handler_t::replace;  // names in mistakes may be broken UTF-8

QuarantineJson mistakeJson(const Error& error)
{
    return {{"kind", static_cast<int>(error.kind)},
            {"code", error.code},
            {"file", error.where.file},
            {"line", error.where.line},
            {"column", error.where.column},
            {"args", error.args},
            {"detail", error.detail}};
}

Error storedMistake(const QuarantineJson& json)
{
    const int kind = json.at("kind").get<int>();
    if (kind < 0 || kind > kLastKind) throw std::out_of_range("kind");
    return {static_cast<Error::Kind>(kind),
            json.at("code").get<std::string>(),
            {json.at("file").get<std::string>(), json.at("line").get<int>(), json.at("column").get<int>()},
            json.at("args").get<std::vector<std::string>>(),
            json.at("detail").get<std::string>()};
}

}  // namespace

std::optional<Errors> Quarantine::find(const std::string& pack, const std::string& fingerprint) const
{
    std::ifstream stream(file(pack), std::ios::binary);
    if (!stream) return std::nullopt;
    try {
        const QuarantineJson json = QuarantineJson::parse(stream);
        if (json.at("fingerprint").get<std::string>() != fingerprint) return std::nullopt;
        Errors mistakes;
        for (const QuarantineJson& each : json.at("mistakes")) mistakes.push_back(storedMistake(each));
        if (mistakes.empty()) return std::nullopt;
        return mistakes;
    } catch (const std::exception&) {
        return std::nullopt;  // a damaged file
    }
}

void Quarantine::add(const std::string& pack, const std::string& fingerprint, const Errors& mistakes) const
{
    QuarantineJson list = QuarantineJson::array();
    for (const Error& mistake : mistakes) list.push_back(mistakeJson(mistake));
    const std::string text = QuarantineJson{{"fingerprint", fingerprint}, {"mistakes", std::move(list)}}.dump(
        -1, ' ', false, kReplace);
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    const std::filesystem::path fresh = m_folder / (pack + ".new");
    std::ofstream stream(fresh, std::ios::binary | std::ios::trunc);
    stream << text;
    stream.close();
    if (stream) std::filesystem::rename(fresh, file(pack), error);
    else std::filesystem::remove(fresh, error);
}

void Quarantine::remove(const std::string& pack) const
{
    std::error_code error;
    std::filesystem::remove(file(pack), error);
}

}  // namespace mazzo::carddata
