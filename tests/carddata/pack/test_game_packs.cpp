// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack_folders.h"
#include "tests/support/test_registry.h"

#include "temporary_pack.h"

using namespace mazzo::tests;

/// The packs that ship with the program have no mistakes.
class GamePacks : public QObject {
    Q_OBJECT

private slots:
    void thereAreSome();
    void loads_data();
    void loads();

private:
    const std::filesystem::path m_root = MAZZO_SOURCE_DIR "/carddata/games";
};

void GamePacks::thereAreSome() { QVERIFY(!packFolders({m_root}).empty()); }

void GamePacks::loads_data()
{
    QTest::addColumn<QString>("name");
    for (const auto& folder : packFolders({m_root}))
        QTest::newRow(folder.filename().c_str()) << QString::fromStdString(folder.filename().string());
}

void GamePacks::loads()
{
    QFETCH(const QString, name);
    const auto pack = loadPack(m_root / name.toStdString());
    const QStringList mistakes = TemporaryPack::sentences(pack);
    QVERIFY2(mistakes.isEmpty(), qPrintable('\n' + mistakes.join('\n')));
    QVERIFY(!pack->cards.empty());
    QVERIFY(!pack->decks.empty());
    QVERIFY(!pack->examples.empty());
    QCOMPARE(QString::fromStdString(pack->products.at(0).id), name + "-base");
}

MAZZO_TEST(GamePacks)
#include "test_game_packs.moc"
