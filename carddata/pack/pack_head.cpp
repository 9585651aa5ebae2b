// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack_head.h"

#include "carddata/pack/json_values.h"
#include "carddata/pack/pack_files.h"
#include "carddata/pack/program_version.h"

namespace mazzo::carddata {

namespace {

constexpr const char* kPackFile = "game.json";
constexpr std::int64_t kKnownFormat = 1;

PackHead headOf(const JsonDocument& document, Mistakes& mistakes)
{
    Reading reading{document, mistakes, {}};
    const auto missing = [&](const char* key) {
        mistakes.add({Error::Kind::Parse, "pack.missing-key", document.place(document.root), {key}, {}});
    };
    const auto text = [&](const char* key) {
        const JsonNode* node = document.root.find(key);
        return node ? readText(*node, reading) : std::string();
    };
    PackHead head;
    const auto texts = [&](const char* key) {
        const JsonNode* node = document.root.find(key);
        if (!node) return Texts();
        reading.languages = head.languages;
        // An expansion pack has the languages of its game, which is not read here: each language of the text is valid.
        if (const auto* object = node->as<JsonNode::Object>(); object && head.languages.empty())
            for (const auto& [language, words] : *object) reading.languages.push_back(readId(language, reading));
        return readTexts(*node, reading, InLanguages::Some);
    };
    if (const JsonNode* languages = document.root.find("languages"); languages && languages->as<JsonNode::List>())
        for (const JsonNode& language : *languages->as<JsonNode::List>())
            head.languages.push_back(readId(language, reading));
    if (const JsonNode* id = document.root.find("id")) head.id = readId(*id, reading);
    else missing("id");
    if (const JsonNode* extends = document.root.find("extends")) head.extends = readId(*extends, reading);
    if (!document.root.find("version")) missing("version");
    head.version = text("version");
    head.name = texts("name");
    head.about = texts("about");
    head.author = text("author");
    head.license = text("license");
    head.website = text("website");
    return head;
}

}  // namespace

std::optional<Error> newerPack(const JsonDocument& document)
{
    if (const JsonNode* format = document.root.find("format"))
        if (const auto* number = format->as<std::int64_t>(); number && *number > kKnownFormat)
            return Error{Error::Kind::Refused,
                         "pack.unknown-format",
                         document.place(*format),
                         {std::to_string(*number), std::to_string(kKnownFormat)},
                         {}};
    const JsonNode* needed = document.root.find("requires");
    const auto* version = needed ? needed->as<std::string>() : nullptr;
    if (version && compareVersions(*version, programVersion()) > 0)
        return Error{Error::Kind::Refused,
                     "pack.newer-program",
                     document.place(*needed),
                     {*version, std::string(programVersion())},
                     {}};
    return std::nullopt;
}

Checked<PackHead> readPackHead(const std::filesystem::path& folder)
{
    Mistakes mistakes;
    const PackFiles files(folder, mistakes);
    PackHead head;
    if (files.isFolder()) {
        auto text = files.read(kPackFile, PackFiles::kMaxJson, {kPackFile, 0, 0});
        const auto document = text ? parseJson(kPackFile, std::move(*text), mistakes) : std::nullopt;
        if (document)
            if (auto newer = newerPack(*document)) return tl::unexpected(Errors{std::move(*newer)});
        if (document) head = headOf(*document, mistakes);
    }
    if (mistakes.count() > 0) return tl::unexpected(mistakes.take());
    return head;
}

}  // namespace mazzo::carddata
