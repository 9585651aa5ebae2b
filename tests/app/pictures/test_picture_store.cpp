// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/picture_matcher.h"
#include "app/pictures/picture_store.h"
#include "app/pictures/scaled_pictures.h"
#include "app/workspace.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace mazzo::tests;

namespace {

template <class T>
QString codeOf(const Result<T>& result)
{
    return result ? QString() : QString::fromStdString(result.error().code);
}

}  // namespace

/// The player's pictures of cards: what is stored is an image, once, and nothing is lost by replacing one.
class TestPictureStore : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid()); }
    void init()
    {
        m_workspace.reset();
        QDir(m_folder.filePath("library")).removeRecursively();
        reopen();
    }

    void anAddedImageIsFoundAndKeptByteForByte()
    {
        const QString file = image("scan.jpg", {300, 420}, Qt::red);
        QCOMPARE(codeOf(add("marine", file)), "");
        QCOMPARE(bytes(picture("marine")), bytes(file));
        QVERIFY(picture("veil").isEmpty());
        reopen();
        QCOMPARE(bytes(picture("marine")), bytes(file));
    }

    void theSameImageIsStoredOnce()
    {
        const QString file = image("scan.jpg", {300, 420}, Qt::red);
        QVERIFY(add("marine", file));
        QVERIFY(add("veil", file));
        QCOMPARE(picture("marine"), picture("veil"));
        QCOMPARE(QDir(imageFolder()).entryList(QDir::Files).size(), 1);
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
        QTEST(codeOf(add("marine", file)), "code");
        QCOMPARE(picture("marine").isEmpty(), !QString(QTest::currentDataTag()).contains("JPEG"));
    }

    void aHeaderIsEnoughToRefuseMost()
    {
        QCOMPARE(codeOf(inspectPicture(image("good.png", {20, 28}, Qt::red))), "");
        write(m_folder.filePath("text.png"), "not an image");
        QCOMPARE(codeOf(inspectPicture(m_folder.filePath("text.png"))), "picture.unreadable");
        write(m_folder.filePath("huge.png"), hugePng());
        QCOMPARE(codeOf(inspectPicture(m_folder.filePath("huge.png"))), "picture.too-large");
        QCOMPARE(codeOf(inspectPicture("/dev/zero")), "file.unreadable");
    }

    void aFileThatIsNoFileIsRefused()
    {
        QCOMPARE(codeOf(add("marine", m_folder.filePath("missing.png"))), "file.unreadable");
        QCOMPARE(codeOf(add("marine", m_folder.path())), "file.unreadable");
        QCOMPARE(codeOf(add("marine", "/dev/zero")), "file.unreadable");
    }

    void aReplacedImageCanBeRestored()
    {
        const QString first = image("first.png", {20, 28}, Qt::red);
        const QString second = image("second.jpg", {20, 28}, Qt::blue);
        QVERIFY(add("marine", first));
        QVERIFY(add("marine", second));
        QCOMPARE(bytes(picture("marine")), bytes(second));
        QVERIFY(restorePicture(library(), game(), "marine"));
        QCOMPARE(bytes(picture("marine")), bytes(first));
    }

    void aRemovedImageCanBeRestoredOrUndone()
    {
        QCOMPARE(codeOf(restorePicture(library(), game(), "marine")), "picture.none");
        QVERIFY(add("marine", image("first.png", {20, 28}, Qt::red)));
        QVERIFY(changePictures(library(), game(), {{"marine", {}}}, OwnReason::Edit, "Marine"));
        QVERIFY(picture("marine").isEmpty());
        QVERIFY(library().ownLayer().undo("everzone").value());
        QVERIFY(!picture("marine").isEmpty());
        QVERIFY(library().ownLayer().redo("everzone").value());
        QVERIFY(restorePicture(library(), game(), "marine"));
        QVERIFY(!picture("marine").isEmpty());
    }

    void severalImagesAreOneStep()
    {
        const auto red = storePicture(imageFolder().toStdString(), image("red.png", {20, 28}, Qt::red));
        const auto blue = storePicture(imageFolder().toStdString(), image("blue.png", {20, 28}, Qt::blue));
        QVERIFY(changePictures(library(), game(), {{"marine", *red}, {"veil", *blue}}, OwnReason::Import, "scans"));
        QVERIFY(!picture("marine").isEmpty() && !picture("veil").isEmpty());
        QVERIFY(library().ownLayer().undo("everzone").value());
        QVERIFY(picture("marine").isEmpty() && picture("veil").isEmpty());
    }

    void aRefusedImageLeavesThePreviousOne()
    {
        const QString first = image("first.png", {20, 28}, Qt::red);
        QVERIFY(add("marine", first));
        write(m_folder.filePath("bad.png"), "nothing");
        QVERIFY(!add("marine", m_folder.filePath("bad.png")));
        QCOMPARE(bytes(picture("marine")), bytes(first));
    }

    void aWideImageIsArt()
    {
        QVERIFY(add("marine", image("wide.png", {40, 30}, Qt::red)));
        QVERIFY(isArt(picture("marine").toStdString()));
        QVERIFY(add("veil", image("high.png", {30, 40}, Qt::red)));
        QVERIFY(!isArt(picture("veil").toStdString()));
    }

    void anImageCanBeShownAsSomethingElse()
    {
        QVERIFY(add("marine", image("wide.png", {40, 30}, Qt::red)));
        const QByteArray before = bytes(picture("marine"));
        const ImageStore store(imageFolder().toStdString());
        const auto name = library().ownLayer().entry("everzone", "marine")->image.value();
        const auto whole = store.shownAs(name, ImageStore::Shows::Card);
        QVERIFY(whole.has_value());
        QVERIFY(changePictures(library(), game(), {{"marine", *whole}}, OwnReason::Edit, "Marine"));
        QVERIFY(!isArt(picture("marine").toStdString()));
        QCOMPARE(bytes(picture("marine")), before);
        QCOMPARE(*store.shownAs(*whole, ImageStore::Shows::Art), name);
    }

    void filesNamedAfterCardsAreAdopted()
    {
        const QString scan = image("scan.jpg", {300, 420}, Qt::red);
        const QByteArray content = bytes(scan);
        QVERIFY(QDir().mkpath(imageFolder()));
        QVERIFY(QFile::copy(scan, imageFolder() + "/marine.jpg"));
        QVERIFY(QFile::copy(scan, imageFolder() + "/no-such-card.jpg"));
        write(imageFolder() + "/veil.png", "not an image");
        reopen();
        QCOMPARE(bytes(picture("marine")), content);
        QVERIFY(!QFile::exists(imageFolder() + "/marine.jpg"));
        // What belongs to no card, or is not an image, is not touched.
        QVERIFY(QFile::exists(imageFolder() + "/no-such-card.jpg"));
        QVERIFY(QFile::exists(imageFolder() + "/veil.png"));
        QVERIFY(picture("veil").isEmpty());
        const auto steps = library().ownLayer().history("everzone")->size();
        reopen();
        QCOMPARE(library().ownLayer().history("everzone")->size(), steps);
    }

    void anAdoptedFileReplacesThePictureOfTheLayerAndCanBeUndone()
    {
        const QString first = image("first.png", {20, 28}, Qt::red);
        const QByteArray kept = bytes(first);
        QVERIFY(add("marine", first));
        QVERIFY(QFile::copy(image("second.jpg", {20, 28}, Qt::blue), imageFolder() + "/marine.jpg"));
        reopen();
        QVERIFY(bytes(picture("marine")) != kept);
        QVERIFY(library().ownLayer().undo("everzone").value());
        QCOMPARE(bytes(picture("marine")), kept);
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
        const QString file = image("large.jpg", {1000, 1400}, Qt::red);
        QFETCH(const int, wanted);
        for (int time = 0; time < 2; ++time) {  // made, then read
            const auto scaled = m_scaled.scaled(file, wanted);
            QVERIFY(scaled.has_value());
            QTEST(scaled->width(), "width");
            QCOMPARE(scaled->height(), scaled->width() * 7 / 5);
        }
    }

    void aSmallImageIsNotBlownUp()
    {
        QCOMPARE(m_scaled.scaled(image("small.png", {50, 70}, Qt::red), 300)->width(), 50);
    }

    void aReplacedFileShowsNoOldCopy()
    {
        QVERIFY(m_scaled.scaled(image("changing.png", {500, 700}, Qt::red), 100)->pixelColor(5, 5).red() > 200);
        QFile::remove(m_folder.filePath("changing.png"));
        QVERIFY(m_scaled.scaled(image("changing.png", {510, 714}, Qt::blue), 100)->pixelColor(5, 5).blue() > 200);
    }

    void theCacheOfCopiesIsLimited()
    {
        const std::filesystem::path folder = m_folder.filePath("limited").toStdString();
        constexpr qint64 kLimit = 20'000;
        const ScaledPictures scaled(folder, kLimit);
        const auto size = [&] {
            qint64 bytes = 0;
            for (const QFileInfo& copy : QDir(m_folder.filePath("limited")).entryInfoList(QDir::Files))
                bytes += copy.size();
            return bytes;
        };
        for (int i = 0; i < 20; ++i)
            QVERIFY(scaled.scaled(image(QString("noise%1.png").arg(i), {300, 300}, i), 160).has_value());
        QVERIFY2(size() > kLimit, qPrintable(QString::number(size())));
        scaled.shrink();
        QVERIFY(size() <= kLimit / 2);
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
        const auto& catalogue = game().catalogue;
        if (card == "NUMBER 1") card = QString::fromStdString(std::string(catalogue.id(*catalogue.byNumber(1))));
        const auto matches = matchPictures({"/folder/" + file}, catalogue);
        QCOMPARE(matches.size(), 1U);
        QCOMPARE(matches[0].state == PictureMatch::State::Matched, !card.isEmpty());
        if (!card.isEmpty()) QCOMPARE(QString::fromStdString(std::string(catalogue.id(matches[0].card))), card);
        else if (file.startsWith("Sea")) QCOMPARE(catalogue.id(matches[0].nearest.at(0)), "sea-arrow");
    }

    void theFirstOfTwoFilesOfACardCounts()
    {
        const auto matches = matchPictures({"a/Sea Arrow.png", "a/sea-arrow.jpg"}, game().catalogue);
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

    /// An image that cannot be compressed well; another one for each seed.
    QString image(const QString& name, QSize size, int seed)
    {
        QImage picture(size, QImage::Format_RGB32);
        auto state = static_cast<std::uint32_t>(seed + 1);
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                state = state * 1664525U + 1013904223U;
                picture.setPixel(x, y, state >> 8U);
            }
        const QString path = m_folder.filePath(name);
        return picture.save(path) ? path : QString();
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

    void reopen()
    {
        m_loaded.reset();
        m_workspace.reset();
        auto workspace = Workspace::open(m_folder.filePath("library").toStdString(),
                                         {std::filesystem::path(MAZZO_SOURCE_DIR) / "carddata/games"});
        QVERIFY(workspace.has_value());
        m_workspace.emplace(std::move(*workspace));
    }

    Library& library() { return m_workspace->library(); }
    const LoadedGame& game()
    {
        if (!m_loaded) m_loaded.emplace(library().load("everzone").value());
        return *m_loaded;
    }
    QString imageFolder() { return QString::fromStdString(library().imageFolder("everzone").string()); }

    Result<void> add(const std::string& card, const QString& file)
    {
        const auto name = storePicture(imageFolder().toStdString(), file);
        if (!name) return failure(name.error());
        return changePictures(library(), game(), {{card, *name}}, OwnReason::Edit, card);
    }

    /// The image file of a card, as the library now has it; empty if there is none.
    QString picture(const std::string& card)
    {
        const auto loaded = library().load("everzone");
        const auto found = loaded->pictures.find(*loaded->catalogue.find("everzone:" + card));
        return found == loaded->pictures.end() ? QString() : QString::fromStdString(found->second);
    }

    QTemporaryDir m_folder;
    ScaledPictures m_scaled{m_folder.filePath("cache").toStdString()};
    std::optional<Workspace> m_workspace;
    std::optional<LoadedGame> m_loaded;
};

MAZZO_TEST(TestPictureStore)

#include "test_picture_store.moc"
