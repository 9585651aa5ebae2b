#include "app/pictures/deck_picture.h"
#include "app/pictures/paper.h"
#include "app/pictures/qr.h"
#include "app/pictures/qr_reader.h"
#include "app/workspace.h"
#include "import/share/deck_code.h"
#include "import/share/parts.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace mazzo;

namespace {

std::string pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

/// Several QR codes below each other, as on a sheet.
QImage stacked(const std::vector<std::string>& texts)
{
    std::vector<QImage> images;
    int width = 0, height = 0;
    for (const std::string& text : texts) {
        images.push_back(qrImage(qrModules(text), 4));
        width = std::max(width, images.back().width());
        height += images.back().height();
    }
    QImage sheet(width, height, QImage::Format_RGB32);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    int y = 0;
    for (const QImage& image : images) {
        painter.drawImage(0, y, image);
        y += image.height();
    }
    return sheet;
}

QString errorOf(const std::string& bytes)
{
    const auto code = codeInPicture(bytes);
    return code ? QString() : QString::fromStdString(code.error().code);
}

int pagesOf(const QByteArray& pdf) { return static_cast<int>(QString::fromLatin1(pdf).count(QRegularExpression("/Type /Page\\b"))); }

SharedDeck longDeck()
{
    SharedDeck deck{"everzone", "1.0.0", "en", {}, {}, {{"forces", {}, {}}}};
    for (int i = 100; i < 300; ++i) deck.zones[0].strangers.push_back({"Card No. " + std::to_string(i), 1});
    return deck;
}

} // namespace

/// What is drawn for sharing can be read again, and has the size it must have.
class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aQrCodeIsReadBack_data();
    void aQrCodeIsReadBack();
    void aLongCodeIsReadBackFromItsParts();
    void picturesWithoutACodeAreRefused();
    void anSvgHasEveryDarkModule();
    void theDeckPictureHoldsItsCode();
    void proxiesAreNineToAPage();
    void theSheetIsOnA4();

private:
    [[nodiscard]] Outline outline() const { return outlineOf(m_file, m_loaded->game, m_loaded->catalogue, "en"); }
    [[nodiscard]] std::string code() const { return shareCode(m_file, m_loaded->game, m_loaded->catalogue); }

    QTemporaryDir m_home;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<LoadedGame> m_loaded;
    DeckFile m_file;
};

void TestPictures::initTestCase()
{
    qputenv("MAZZO_HOME", m_home.path().toUtf8());
    auto workspace = Workspace::open();
    QVERIFY(workspace);
    m_workspace = std::make_unique<Workspace>(std::move(*workspace));
    auto loaded = m_workspace->game("everzone");
    QVERIFY(loaded);
    m_loaded = std::make_unique<LoadedGame>(std::move(*loaded));
    auto file = readDeck("name: Iron Tide\ngame: everzone\n[Leader]\n1 Adam Finn\n[Forces]\n4 Firelord\n12 Marine\n2 Ghost\n", m_loaded->game, m_loaded->catalogue);
    QVERIFY(file);
    m_file = std::move(*file);
}

void TestPictures::aQrCodeIsReadBack_data()
{
    QTest::addColumn<int>("pixels");
    QTest::addColumn<int>("degrees");
    QTest::newRow("as it is") << 8 << 0;
    QTest::newRow("small") << 3 << 0;
    QTest::newRow("turned") << 8 << 90;
    QTest::newRow("held askew") << 8 << 12;
}

void TestPictures::aQrCodeIsReadBack()
{
    QFETCH(int, pixels);
    QFETCH(int, degrees);
    QImage image = qrImage(qrModules(code()), pixels).convertToFormat(QImage::Format_RGB32);
    if (degrees != 0) {
        QImage photo(image.width() * 2, image.height() * 2, QImage::Format_RGB32);
        photo.fill(QColor(200, 190, 170));
        QPainter painter(&photo);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.translate(photo.width() / 2.0, photo.height() / 2.0);
        painter.rotate(degrees);
        painter.drawImage(QPointF(-image.width() / 2.0, -image.height() / 2.0), image);
        painter.end();
        image = photo;
    }
    const auto read = codeInPicture(pngOf(image));
    QVERIFY(read);
    QCOMPARE(*read, code());
}

void TestPictures::aLongCodeIsReadBackFromItsParts()
{
    const std::string code = shareCode(longDeck());
    const std::vector<std::string> parts = codeParts(code, kLongestQr);
    QVERIFY(parts.size() > 1);
    const auto read = codeInPicture(pngOf(stacked(parts)));
    QVERIFY(read);
    QCOMPARE(*read, code);
    QCOMPARE(errorOf(pngOf(stacked({parts.front()}))), QString("share.missing-part"));
}

void TestPictures::picturesWithoutACodeAreRefused()
{
    QImage empty(200, 200, QImage::Format_RGB32);
    empty.fill(Qt::gray);
    QCOMPARE(errorOf(pngOf(empty)), QString("picture.no-code"));
    QCOMPARE(errorOf(pngOf(qrImage(qrModules("hello")))), QString("share.no-code"));
    QCOMPARE(errorOf("\x89PNG and nothing more"), QString("picture.unreadable"));
    QCOMPARE(errorOf(pngOf(empty).substr(0, 60)), QString("picture.unreadable"));
}

void TestPictures::anSvgHasEveryDarkModule()
{
    const QrModules modules = qrModules(code());
    const QByteArray svg = qrSvg(modules);
    QCOMPARE(svg.count("h1v1h-1z"), static_cast<int>(std::ranges::count(modules.dark, true)));
    QVERIFY(svg.startsWith("<svg"));
}

void TestPictures::theDeckPictureHoldsItsCode()
{
    const QImage picture = deckPicture(outline(), m_loaded->game, "en", code());
    QCOMPARE(picture.width(), 1200);
    const auto read = codeInPicture(pngOf(picture));
    QVERIFY(read);
    QCOMPARE(*read, code());
}

void TestPictures::proxiesAreNineToAPage()
{
    std::vector<ProxyCard> cards;
    const Outline deck = outline();
    for (const Outline::Section& section : deck.sections) {
        for (const Outline::Line& line : section.lines) {
            CardFace face = line.card ? faceOf(*line.card, *m_loaded, m_workspace->library(), "en") : strangerFace(line.name, m_loaded->game, "en");
            QVERIFY(!face.name.isEmpty());
            cards.push_back({std::move(face), line.copies});
        }
    }
    QCOMPARE(pagesOf(proxyPdf(cards, "x")), 3);   // 19 cards
    QCOMPARE(pagesOf(proxyPdf({{strangerFace("Ghost", m_loaded->game, "en"), 9}}, "x")), 1);
}

void TestPictures::theSheetIsOnA4()
{
    const QByteArray pdf = registrationPdf(outline(), m_loaded->game, "en", code());
    QCOMPARE(pagesOf(pdf), 1);
    static const QRegularExpression box("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]");
    const auto match = box.match(QString::fromLatin1(pdf));
    QVERIFY(match.hasMatch());
    QVERIFY(std::abs(match.captured(1).toDouble() - 595) < 1.5 && std::abs(match.captured(2).toDouble() - 842) < 1.5);
}

QTEST_MAIN(TestPictures)
#include "test_pictures.moc"
