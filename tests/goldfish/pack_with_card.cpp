// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/goldfish/pack_with_card.h"

#include "carddata/shipped_packs.h"
#include "goldfish/engines.h"
#include "model/deck_file/deck_file.h"

#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace mazzo::goldfish {

namespace fs = std::filesystem;

namespace {

/// A folder that is removed again.
struct TemporaryFolder {
    fs::path path;

    TemporaryFolder()
    {
        std::string name = (fs::temp_directory_path() / "mazzo-pack-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
        path = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder()
    {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
};

void addCards(const fs::path& file, const std::string& cards)
{
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    std::string json = text.str();
    json.insert(json.find_last_of('}', json.rfind(']')) + 1, ",\n" + cards);
    std::ofstream(file) << json;
}

const EffectVocabulary* effectWords(std::string_view engine) { return &engineNamed(engine)->vocabulary().effects; }

}  // namespace

PackWithCard::PackWithCard(const std::string& game, const std::string& cards)
{
    const TemporaryFolder folder;
    const fs::path copy = folder.path / game;
    fs::copy(shippedPacks() / game, copy, fs::copy_options::recursive);
    addCards(copy / "cards.json", cards);
    auto pack = loadPack(copy, effectWords);
    if (!pack) {
        for (const Error& error : pack.error()) {
            m_mistakes += (m_mistakes.empty() ? "" : "; ") + error.code + '(';
            for (const std::string& arg : error.args) m_mistakes += (m_mistakes.back() == '(' ? "" : ", ") + arg;
            m_mistakes += ')';
        }
        return;
    }
    m_pack = std::move(*pack);
    m_catalogue = Catalogue::build(m_pack.game, m_pack.cards);
}

Setup PackWithCard::setup(const std::string& deck,
                          const std::vector<std::pair<std::string, std::string>>& options) const
{
    auto file = readDeck(deck, m_pack.game, m_catalogue).value();
    for (const auto& [id, value] : options)
        if (!file.settings.set(m_pack.game, m_pack.game.option(id).value(), value))
            throw std::runtime_error("no option " + id);
    return Setup::of(m_pack.game, m_catalogue, std::move(file.settings), std::move(file.deck));
}

Session PackWithCard::session(const Setup& setup, std::uint64_t seed) const
{
    return Session::begin(Play::of(setup).value(), seed).value();
}

}  // namespace mazzo::goldfish
