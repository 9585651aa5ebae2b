// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/mistakes.h"
#include "carddata/pack/pack_folders.h"
#include "tests/support/test_registry.h"

#include "temporary_pack.h"

#include <chrono>

using namespace mazzo::tests;
namespace fs = std::filesystem;

/// Folders, limits, links, and many mistakes at once.
class PackFiles : public QObject {
    Q_OBJECT

private slots:
    void folderThatIsNotThere();
    void folderOfAnotherName();
    void folderWithASlashAtTheEnd();
    void gameFileMissing();
    void cardFileMissing();
    void cardFileOutside();
    void emptyFile();
    void brokenUtf8();
    void tooDeep();
    void deepEnough();
    void tooLarge();
    void linkInside();
    void linkThatLeaves_data();
    void linkThatLeaves();
    void folderLinkThatLeaves();
    void decksTooLargeOrBroken();
    void severalMistakesInOrder();
    void mistakesAreCapped();
    void declarationsWithMistakesAreNotHeldAgainstCards();
    void derivedFieldsInACycle();
    void fingerprintSeesChanges();
    void packFoldersInOrder();
};

void PackFiles::folderThatIsNotThere()
{
    const auto loaded = loadPack("/no/such/folder");
    QCOMPARE(TemporaryPack::sentences(loaded), QStringList("pack.missing-folder(/no/such/folder) :0:0"));
    QCOMPARE(loaded.error()[0].kind, Error::Kind::NotFound);
    QVERIFY(!loadGame("/no/such/folder"));
    QVERIFY(!packFingerprint("/no/such/folder"));
}

void PackFiles::folderOfAnotherName()
{
    const TemporaryPack folder;
    fs::rename(folder.path(), folder.root() / "port");
    QCOMPARE(TemporaryPack::sentences(loadPack(folder.root() / "port")),
             QStringList("pack.folder-name(harbour, port) game.json:4:9"));
}

void PackFiles::folderWithASlashAtTheEnd()
{
    const TemporaryPack folder;
    QVERIFY(loadPack(folder.path() / ""));
    QVERIFY(loadPack(folder.path() / "decks" / ".."));
}

void PackFiles::gameFileMissing()
{
    const TemporaryPack folder;
    fs::remove(folder.path() / "game.json");
    QCOMPARE(folder.mistakes(), QStringList("pack.missing-file(game.json) game.json:0:0"));
}

void PackFiles::cardFileMissing()
{
    const TemporaryPack folder;
    folder.replace("game.json", "[\"cards.json\"]", "[\"cards.json\", \"more.json\"]");
    QCOMPARE(folder.mistakes(), QStringList("pack.missing-file(more.json) game.json:46:32"));
}

void PackFiles::cardFileOutside()
{
    const TemporaryPack folder;
    fs::copy_file(folder.path() / "cards.json", folder.root() / "cards.json");
    folder.replace("game.json", "[\"cards.json\"]", "[\"../cards.json\"]");
    QCOMPARE(folder.mistakes().constFirst(), QStringLiteral("pack.bad-path(../cards.json) game.json:46:18"));
}

void PackFiles::emptyFile()
{
    const TemporaryPack folder;
    folder.write("game.json", "");
    QCOMPARE(folder.mistakes(), QStringList("pack.bad-json() game.json:1:1"));
}

void PackFiles::brokenUtf8()
{
    const TemporaryPack folder;
    folder.write("game.json", "{\n  \"è\xFF\"");
    QCOMPARE(folder.mistakes(), QStringList("pack.bad-utf8() game.json:2:5"));
}

void PackFiles::tooDeep()
{
    const TemporaryPack folder;
    folder.write("game.json", QByteArray(10'000'000, '['));
    QCOMPARE(folder.mistakes(), QStringList("pack.too-deep(64) game.json:1:65"));
    folder.write("game.json", QByteArray("{\"a\":").repeated(2'000'000));
    QCOMPARE(folder.mistakes(), QStringList("pack.too-deep(64) game.json:1:321"));
}

void PackFiles::deepEnough()
{
    const TemporaryPack folder;
    folder.write("game.json", QByteArray(64, '[') + QByteArray(64, ']'));
    QCOMPARE(folder.mistakes().constFirst(), QStringLiteral("pack.wrong-type(object, list) game.json:1:1"));
}

void PackFiles::tooLarge()
{
    const TemporaryPack folder;
    fs::resize_file(folder.path() / "products.json", (64U << 20U) + 1);
    QCOMPARE(folder.mistakes(), QStringList("pack.too-large(67108865, 67108864) products.json:0:0"));
}

void PackFiles::linkInside()
{
    const TemporaryPack folder;
    fs::rename(folder.path() / "cards.json", folder.path() / "images" / "all.json");
    fs::create_symlink("images/all.json", folder.path() / "cards.json");
    QCOMPARE(folder.mistakes(), QStringList());
}

void PackFiles::linkThatLeaves_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("mistake");
    QTest::newRow("game") << "game.json" << "pack.bad-path(game.json) game.json:0:0";
    QTest::newRow("cards") << "cards.json" << "pack.bad-path(cards.json) game.json:46:18";
    QTest::newRow("products") << "products.json" << "pack.bad-path(products.json) products.json:0:0";
    QTest::newRow("deck") << "decks/three-gulls.deck"
                          << "pack.bad-path(decks/three-gulls.deck) decks/three-gulls.deck:0:0";
    QTest::newRow("example") << "examples/one-gull.deck"
                             << "pack.bad-path(examples/one-gull.deck) examples/one-gull.deck:0:0";
    QTest::newRow("image") << "images/gull.txt" << "pack.bad-path(images/gull.txt) cards.json:10:48";
}

void PackFiles::linkThatLeaves()
{
    QFETCH(const QString, file);
    QFETCH(const QString, mistake);
    const TemporaryPack folder;
    const fs::path inside = folder.path() / file.toStdString();
    const fs::path outside = folder.root() / "harbour-outside";  // the folder's name as a prefix is not the folder
    fs::rename(inside, outside);
    fs::create_symlink(outside, inside);
    QCOMPARE(folder.mistakes().constFirst(), mistake);
}

void PackFiles::folderLinkThatLeaves()
{
    const TemporaryPack folder;
    fs::rename(folder.path() / "decks", folder.root() / "elsewhere");
    fs::create_directory_symlink(folder.root() / "elsewhere", folder.path() / "decks");
    QCOMPARE(folder.mistakes(), QStringList("pack.bad-path(decks/three-gulls.deck) decks/three-gulls.deck:0:0"));
}

void PackFiles::decksTooLargeOrBroken()
{
    const TemporaryPack folder;
    folder.write("decks/broken.deck", "game: harbour\nname: \xC3(\n");
    fs::resize_file(folder.path() / "examples" / "one-gull.deck", (8U << 20U) + 1);
    QCOMPARE(folder.mistakes(), QStringList({"pack.bad-utf8() decks/broken.deck:2:7",
                                             "pack.too-large(8388609, 8388608) examples/one-gull.deck:0:0"}));
}

void PackFiles::severalMistakesInOrder()
{
    const TemporaryPack folder;
    folder.replace("game.json", "\"version\": \"1.2.0\"", "\"version\": 1");
    folder.replace("game.json", "\"zone\": \"fleet\"}", "\"zone\": \"flee\"}");
    folder.replace("cards.json", "\"number\": 7", "\"number\": 3");
    folder.replace("cards.json", "\"routes\": [\"quay\"]", "\"routes\": [\"reef\"]");
    folder.replace("products.json", "\"count\": 4", "\"count\": -4");
    folder.write("decks/broken.deck", "\xFF");
    QCOMPARE(
        folder.mistakes(),
        QStringList({"pack.wrong-type(text, number) game.json:5:14", "pack.unknown-zone(flee, fleet) game.json:53:82",
                     "pack.unknown-card(reef) cards.json:12:69", "pack.duplicate-number(3) cards.json:16:31",
                     "pack.out-of-range(-4, 1, 9999) products.json:4:104", "pack.bad-utf8() decks/broken.deck:1:1"}));
}

void PackFiles::mistakesAreCapped()
{
    const TemporaryPack folder;
    folder.write("products.json", "{\"format\": 1, \"products\": [" + QByteArray("1,").repeated(999) + "1]}");
    const QStringList mistakes = folder.mistakes();
    QCOMPARE(mistakes.size(), int(Mistakes::kMax) + 1);
    QCOMPARE(mistakes.constLast(), QStringLiteral("pack.more-mistakes(800) :0:0"));
}

void PackFiles::declarationsWithMistakesAreNotHeldAgainstCards()
{
    const TemporaryPack folder;
    folder.replace("game.json", "\"type\": \"words\", \"types\": [\"ship\"]",
                   "\"type\": \"word\", \"types\": [\"ship\"]");
    QCOMPARE(folder.mistakes(), QStringList("pack.unknown-choice(word, words) game.json:35:70"));
}

void PackFiles::derivedFieldsInACycle()
{
    const TemporaryPack folder;
    folder.replace("game.json", "if(is:fast, cost + 1, cost)", "if(is:fast, crew, cost)");
    QCOMPARE(folder.mistakes(),
             QStringList({"pack.cycle(crew) game.json:39:122", "pack.cycle(hands) game.json:40:108"}));
}

void PackFiles::fingerprintSeesChanges()
{
    const TemporaryPack folder;
    const auto fingerprint = [&] { return QString::fromStdString(*packFingerprint(folder.path())); };
    const QString before = fingerprint();
    QCOMPARE(fingerprint(), before);
    folder.write("decks/new.deck", "");
    const QString added = fingerprint();
    QVERIFY(added != before);
    fs::remove(folder.path() / "decks/new.deck");
    QCOMPARE(fingerprint(), before);
    const fs::path game = folder.path() / "game.json";
    fs::last_write_time(game, fs::last_write_time(game) + std::chrono::seconds(1));
    QVERIFY(fingerprint() != before);
}

void PackFiles::packFoldersInOrder()
{
    const TemporaryPack mine;
    const TemporaryPack theirs;
    fs::copy(mine.path(), theirs.root() / "anchor", fs::copy_options::recursive);
    fs::create_directory(mine.root() / "zephyr");  // no game.json
    const std::vector<fs::path> found = packFolders({mine.root(), "/no/such/folder", theirs.root()});
    QCOMPARE(found, (std::vector<fs::path>{theirs.root() / "anchor", mine.path(), theirs.path()}));
}

MAZZO_TEST(PackFiles)
#include "test_pack_files.moc"
