// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/picture_matcher.h"
#include "app/pictures/picture_store.h"
#include "app/workspace.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace mazzo::tests;

namespace {

QString codeOf(const Result<void>& result) { return result ? QString() : QString::fromStdString(result.error().code); }

}  // namespace

/// The player's images of cards: what is stored is an image, and nothing is lost by replacing one.
class TestPictureStore : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void cleanup() { QDir(m_folder.filePath("data")).removeRecursively(); }

    void anAddedImageIsFoundAndKeptByteForByte()
    {
        const QString file = image("scan.jpg", {300, 420}, Qt::red);
        QCOMPARE(codeOf(m_store.add("everzone", "marine", file)), "");
        const QString stored = m_store.find("everzone", "marine");
        QVERIFY(stored.endsWith("images/everzone/marine.jpg"));
        QCOMPARE(bytes(stored), bytes(file));
        QCOMPARE(m_store.all("everzone").size(), 1U);
        QVERIFY(m_store.find("everzone", "veil").isEmpty());
    }

    void theContentDecidesWhatAFileIs_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("code");
        QTest::newRow("a JPEG with the wrong ending") << bytes(image("a.jpg", {20, 28}, Qt::blue)) << "";
        QTest::newRow("a text") << QByteArray("not an image") << "picture.unreadable";
        QTest::newRow("an empty file") << QByteArray() << "picture.unreadable";
        QTest::newRow("an SVG, which may refer to other files")
            << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'><image href='/dev/zero'/></svg>")
            << "picture.unreadable";
        QTest::newRow("half a PNG") << bytes(image("b.png", {200, 200}, Qt::green)).left(90) << "picture.unreadable";
        QTest::newRow("a PNG that claims 50,000 by 50,000 pixels") << hugePng() << "picture.too-large";
    }

    void theContentDecidesWhatAFileIs()
    {
        QFETCH(const QByteArray, content);
        const QString file = m_folder.filePath("dropped.png");
        write(file, content);
        QTEST(codeOf(m_store.add("everzone", "marine", file)), "code");
        QCOMPARE(m_store.find("everzone", "marine").isEmpty(), !QString(QTest::currentDataTag()).contains("JPEG"));
    }

    void aFileThatIsNoFileIsRefused()
    {
        QCOMPARE(codeOf(m_store.add("everzone", "marine", m_folder.filePath("missing.png"))), "file.unreadable");
        QCOMPARE(codeOf(m_store.add("everzone", "marine", m_folder.path())), "file.unreadable");
        QCOMPARE(codeOf(m_store.add("everzone", "marine", "/dev/zero")), "file.unreadable");
    }

    void aCardCannotLeadOutOfTheFolder()
    {
        const QString file = image("scan.png", {20, 28}, Qt::red);
        for (const char* id : {"../marine", ".scaled", "", "a/b"})
            QCOMPARE(codeOf(m_store.add("everzone", id, file)), "picture.none");
        QCOMPARE(codeOf(m_store.add("..", "marine", file)), "picture.none");
    }

    void aReplacedImageCanBeRestored()
    {
        const QString first = image("first.png", {20, 28}, Qt::red);
        QVERIFY(m_store.add("everzone", "marine", first));
        QVERIFY(m_store.add("everzone", "marine", image("second.jpg", {20, 28}, Qt::blue)));
        QVERIFY(m_store.find("everzone", "marine").endsWith(".jpg"));
        QVERIFY(m_store.restore("everzone", "marine"));
        QCOMPARE(bytes(m_store.find("everzone", "marine")), bytes(first));
        QCOMPARE(codeOf(m_store.restore("everzone", "marine")), "picture.none");
    }

    void aRemovedImageCanBeRestored()
    {
        QCOMPARE(codeOf(m_store.remove("everzone", "marine")), "picture.none");
        QVERIFY(m_store.add("everzone", "marine", image("first.png", {20, 28}, Qt::red)));
        QVERIFY(m_store.remove("everzone", "marine"));
        QVERIFY(m_store.find("everzone", "marine").isEmpty());
        QVERIFY(m_store.all("everzone").empty());
        QVERIFY(m_store.restore("everzone", "marine"));
        QVERIFY(!m_store.find("everzone", "marine").isEmpty());
    }

    void aRefusedImageLeavesThePreviousOne()
    {
        const QString first = image("first.png", {20, 28}, Qt::red);
        QVERIFY(m_store.add("everzone", "marine", first));
        write(m_folder.filePath("bad.png"), "nothing");
        QVERIFY(!m_store.add("everzone", "marine", m_folder.filePath("bad.png")));
        QCOMPARE(bytes(m_store.find("everzone", "marine")), bytes(first));
    }

    void scaledCopiesAreAsWideAsNeeded_data()
    {
        QTest::addColumn<int>("wanted");
        QTest::addColumn<int>("width");
        QTest::newRow("for a row") << 40 << 160;
        QTest::newRow("exactly as wide as a copy") << 360 << 360;
        QTest::newRow("one pixel wider than a copy") << 361 << 760;
        QTest::newRow("wider than every copy") << 2000 << 1000;
        QTest::newRow("as it is") << 0 << 1000;
    }

    void scaledCopiesAreAsWideAsNeeded()
    {
        QVERIFY(m_store.add("everzone", "marine", image("large.jpg", {1000, 1400}, Qt::red)));
        QFETCH(const int, wanted);
        for (int time = 0; time < 2; ++time) {  // made, then read
            const auto scaled = m_store.scaled("everzone", "marine", wanted);
            QVERIFY(scaled.has_value());
            QTEST(scaled->width(), "width");
            QCOMPARE(scaled->height(), scaled->width() * 7 / 5);
        }
    }

    void aSmallImageIsNotBlownUp()
    {
        QVERIFY(m_store.add("everzone", "marine", image("small.png", {50, 70}, Qt::red)));
        QCOMPARE(m_store.scaled("everzone", "marine", 300)->width(), 50);
    }

    void aReplacedImageShowsNoOldCopy()
    {
        QVERIFY(m_store.add("everzone", "marine", image("red.png", {500, 700}, Qt::red)));
        QVERIFY(m_store.scaled("everzone", "marine", 100)->pixelColor(5, 5).red() > 200);
        QVERIFY(m_store.add("everzone", "marine", image("blue.png", {500, 700}, Qt::blue)));
        QVERIFY(m_store.scaled("everzone", "marine", 100)->pixelColor(5, 5).blue() > 200);
        QVERIFY(m_store.restore("everzone", "marine"));
        QVERIFY(m_store.scaled("everzone", "marine", 100)->pixelColor(5, 5).blue() < 50);
    }

    void filesAreMatchedByNameOrNumber_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("card");
        QTest::newRow("the name") << "Sea Arrow.jpg" << "sea-arrow";
        QTest::newRow("another case") << "SEA ARROW.PNG" << "sea-arrow";
        QTest::newRow("underscores") << "sea_arrow.png" << "sea-arrow";
        QTest::newRow("the id") << "sea-arrow.webp" << "sea-arrow";
        QTest::newRow("a number before the name") << "012 - Sea Arrow.jpg" << "sea-arrow";
        QTest::newRow("a second download") << "Sea Arrow (2).jpg" << "sea-arrow";
        QTest::newRow("a number alone") << "0001.jpg" << "NUMBER 1";
        QTest::newRow("no such number") << "999999.jpg" << "";
        QTest::newRow("another name") << "Sea Arow.jpg" << "";
    }

    void filesAreMatchedByNameOrNumber()
    {
        QFETCH(const QString, file);
        QFETCH(QString, card);
        const auto& catalogue = everzone().catalogue;
        if (card == "NUMBER 1") card = QString::fromStdString(std::string(catalogue.id(*catalogue.byNumber(1))));
        const auto matches = matchPictures({"/folder/" + file}, catalogue);
        QCOMPARE(matches.size(), 1U);
        QCOMPARE(matches[0].state == PictureMatch::State::Matched, !card.isEmpty());
        if (!card.isEmpty()) QCOMPARE(QString::fromStdString(std::string(catalogue.id(matches[0].card))), card);
        else if (file.startsWith("Sea")) QCOMPARE(catalogue.id(matches[0].nearest.at(0)), "sea-arrow");
    }

    void theFirstOfTwoFilesOfACardCounts()
    {
        const auto matches = matchPictures({"a/Sea Arrow.png", "a/sea-arrow.jpg"}, everzone().catalogue);
        QCOMPARE(matches[0].state, PictureMatch::State::Matched);
        QCOMPARE(matches[1].state, PictureMatch::State::Duplicate);
        QCOMPARE(matches[1].card, matches[0].card);
    }

private:
    QString image(const QString& name, QSize size, Qt::GlobalColor colour)
    {
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(colour);
        const QString path = m_folder.filePath(name);
        return picture.save(path, nullptr, 100) ? path : QString();
    }

    static QByteArray bytes(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void write(const QString& path, const QByteArray& content)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    /// A PNG that claims to be 50,000 by 50,000 pixels and ends after a few bytes of them.
    static QByteArray hugePng()
    {
        return QByteArray::fromHex("89504e470d0a1a0a0000000d494844520000c3500000c3500802000000c4cdaa9d0000000c494441"
                                   "54789c6360a03d00000064000186643c35");
    }

    const LoadedGame& everzone()
    {
        if (!m_loaded) {
            auto workspace = Workspace::open(m_folder.filePath("library").toStdString(),
                                             {std::filesystem::path(MAZZO_SOURCE_DIR) / "carddata/games"});
            m_loaded.emplace(workspace->game("everzone").value());
        }
        return *m_loaded;
    }

    QTemporaryDir m_folder;
    PictureStore m_store{m_folder.filePath("data").toStdString()};
    std::optional<LoadedGame> m_loaded;
};

MAZZO_TEST(TestPictureStore)

#include "test_picture_store.moc"
