// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"
#include "tests/carddata/library/pack_writer.h"

#include <QtTest>

namespace mazzo::tests {

/// A library in a temporary folder with one small pack next to it, new for each test.
class LibraryFixture : public QObject {
protected:
    std::unique_ptr<QTemporaryDir> m_temporary;
    std::filesystem::path m_home;
    std::unique_ptr<PackWriter> m_pack;
    std::unique_ptr<Library> m_library;

    void reopen()
    {
        m_library.reset();
        auto library = Library::open(m_home);
        QVERIFY(library);
        m_library = std::make_unique<Library>(std::move(*library));
    }

    SyncReport synced(std::vector<std::filesystem::path> folders)
    {
        auto report = m_library->sync(folders);
        if (!report) qWarning("%s %s", report.error().code.c_str(), report.error().detail.c_str());
        return report ? std::move(*report) : SyncReport{};
    }
    SyncedPack syncedPack()
    {
        const SyncReport report = synced({m_pack->folder()});
        if (report.packs.size() != 1) return {};
        return report.packs.front();
    }

    LoadedGame loaded() { return m_library->load("harbour").value(); }
    Value value(const LoadedGame& game, std::string_view card, std::string_view field)
    {
        return game.catalogue.value(*game.catalogue.find(card), *game.game.field(field));
    }
    std::string set(std::string_view card, std::string_view field, std::string_view text)
    {
        const Game game = loaded().game;
        const auto parsed = parseUserValue(game, field, text);
        if (!parsed) return parsed.error().code;
        const auto done = m_library->setUserValue(game, card, field, *parsed);
        return done ? "set" : done.error().code;
    }
    std::filesystem::path cacheFile() { return m_home / "cache" / "harbour.catalogue"; }

    void start()
    {
        m_library.reset();
        m_temporary = std::make_unique<QTemporaryDir>();
        const std::filesystem::path root = m_temporary->path().toStdString();
        m_home = root / "home";
        m_pack = std::make_unique<PackWriter>(root / "packs" / "harbour");
        m_pack->write();
        reopen();
    }
};

}  // namespace mazzo::tests
