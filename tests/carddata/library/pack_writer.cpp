// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/carddata/library/pack_writer.h"

#include <fstream>

namespace mazzo::tests {

namespace fs = std::filesystem;

namespace {

// Fingerprints see a file's size and time: each writing gets a time of its own, however fast the test is.
fs::file_time_type nextTime()
{
    static auto time = fs::file_time_type::clock::now();
    return time += std::chrono::seconds(1);
}

std::string texts(const std::string& words) { return R"({"en": ")" + words + R"(", "it": ")" + words + R"("})"; }

}  // namespace

PackWriter::PackWriter(fs::path folder) : m_folder(std::move(folder)) { fs::create_directories(m_folder); }

void PackWriter::write()
{
    writeGame("1.0.0");
    writeCards("null");
    writeFile("products.json", R"({"format": 1, "products": [{"id": ")" + m_folder.filename().string() +
                                   R"(-base", "name": )" + texts("Box") +
                                   R"(, "cards": [{"card": "brig", "count": 4}, {"card": "sloop", "count": 1}]}]})");
}

void PackWriter::writeGame(const std::string& version, const std::string& zone)
{
    const auto named = [](const std::string& id, const std::string& rest) {
        return R"({"id": ")" + id + R"(", "name": )" + texts(id) + rest + "}";
    };
    writeFile("game.json", R"({"format": 1, "id": ")" + m_folder.filename().string() + R"(", "version": ")" + version +
                               R"(", "name": )" + texts("Harbour") + R"(, "about": )" + texts("A test.") +
                               R"(, "languages": ["en", "it"], "zones": [)" + named(zone, "") + R"(], "types": [)" +
                               named("ship", R"(, "plural": )" + texts("ships")) + R"(], "fields": [)" +
                               named("hull", R"(, "type": "number", "min": 1, "max": 20)") + "," +
                               named("limit", R"(, "type": "number", "min": 1)") + "," +
                               named("escorts", R"(, "type": "words", "refers": "card", "acyclic": true)") + "," +
                               named("twice", R"(, "type": "number", "derived": "hull + hull")") +
                               R"(], "rules": []})");
}

void PackWriter::writeCards(const std::string& brigHull, const std::string& more)
{
    writeFile(
        "cards.json",
        R"({"format": 1, "cards": [{"id": "brig", "number": 1, "name": {"en": "Brig"}, "type": "ship", "text": null, "fields": {"hull": )" +
            brigHull + R"(, "limit": {"min": 4, "origin": "derived"}, "escorts": null}},)" +
            R"({"id": "sloop", "number": 2, "name": {"en": "Sloop", "it": "Cutter"}, "type": "ship", "fields": )" +
            R"({"hull": {"value": 3, "origin": "provisional"}, "limit": 2, "escorts": ["brig"]}})" +
            (more.empty() ? "" : ", " + more) + "]}");
}

void PackWriter::writeFile(const std::string& name, const std::string& content)
{
    std::ofstream(m_folder / name, std::ios::binary) << content;
    fs::last_write_time(m_folder / name, nextTime());
}

std::string plainCard(const std::string& id, int number)
{
    return R"({"id": ")" + id + R"(", "number": )" + std::to_string(number) + R"(, "name": {"en": ")" + id +
           R"("}, "type": "ship", "fields": {"hull": null, "limit": null, "escorts": null}})";
}

}  // namespace mazzo::tests
