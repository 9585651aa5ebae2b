// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/deck_picture.h"
#include "app/pictures/proxy_sheets.h"
#include "app/pictures/qr.h"
#include "app/pictures/qr_reader.h"
#include "app/pictures/registration_sheet.h"
#include "app/pictures/table_sheets.h"
#include "app/workspace.h"
#include "import/share/deck_code.h"
#include "import/share/parts.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace mazzo::tests;

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
    const auto code = codeInPictures({bytes});
    return code ? QString() : QString::fromStdString(code.error().code);
}

int pagesOf(const QByteArray& pdf)
{
    return static_cast<int>(QString::fromLatin1(pdf).count(QRegularExpression("/Type /Page\\b")));
}

SharedDeck longDeck()
{
    SharedDeck deck{"everzone", "1.0.0", "en", {}, {}, {{"forces", {}, {}}}};
    for (int i = 100; i < 300; ++i) deck.zones[0].unknownCards.push_back({"Card No. " + std::to_string(i), 1});
    return deck;
}

}  // namespace

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
    void theDeckPictureHasANote();
    void drawingsAreReadBackToo();
    void foreignDrawingsAreNotRead_data();
    void foreignDrawingsAreNotRead();
    void hostilePicturesAreRefused_data();
    void hostilePicturesAreRefused();
    void textsAreNoPictures();
    void proxiesAreNineToAPage();
    void cardsHaveTheirTrueSize_data();
    void cardsHaveTheirTrueSize();
    void faceSheetsHaveTheirCells();
    void longListsHavePages();
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
    auto file = readDeck(
        "name: Iron Tide\ngame: everzone\n[Leader]\n1 Adam Finn\n[Forces]\n4 Firelord\n12 Marine\n2 Ghost\n",
        m_loaded->game, m_loaded->catalogue);
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
    const auto read = codeInPictures({pngOf(image)});
    QVERIFY(read);
    QCOMPARE(*read, code());
}

void TestPictures::aLongCodeIsReadBackFromItsParts()
{
    const std::string code = shareCode(longDeck());
    const std::vector<std::string> parts = codeParts(code, kLongestQr);
    QVERIFY(parts.size() > 1);
    const auto read = codeInPictures({pngOf(stacked(parts))});
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
    const auto read = codeInPictures({pngOf(picture)});
    QVERIFY(read);
    QCOMPARE(*read, code());
}

void TestPictures::theDeckPictureHasANote()
{
    const QImage plain = deckPicture(outline(), m_loaded->game, "en", code());
    const QImage noted = deckPicture(outline(), m_loaded->game, "en", code(), "Rests on provisional values.");
    QCOMPARE(noted.size(), plain.size());
    QVERIFY(noted != plain);
    QVERIFY(deckPicture(outline(), m_loaded->game, "en", code(), {}) == plain);
}

void TestPictures::drawingsAreReadBackToo()
{
    const auto read = codeInPictures({qrSvg(qrModules(code())).toStdString()});
    QVERIFY(read);
    QCOMPARE(*read, code());
}

void TestPictures::foreignDrawingsAreNotRead_data()
{
    const QByteArray ours = qrSvg(qrModules(code()));
    QTest::addColumn<QByteArray>("svg");
    QTest::newRow("a device") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'><image href='/dev/ptmx'/></svg>");
    QTest::newRow("a text") << QByteArray("<svg><text>Hello</text></svg>");
    QTest::newRow("ours with an image") << QByteArray(ours).replace("</svg>", "<image href='/dev/ptmx'/></svg>");
    QTest::newRow("ours with a style") << QByteArray(ours).replace("<rect", "<style>@import url(x)</style><rect");
    QTest::newRow("ours cut short") << ours.left(ours.size() / 2);
    QTest::newRow("cut short in a module") << ours.left(ours.indexOf('M') + 1);
    QTest::newRow("cut short in a number") << ours.left(ours.indexOf('M') + 2);
    QTest::newRow("a module outside") << QByteArray(ours).replace("M4 4", "M4 400");
    QTest::newRow("a huge drawing") << QByteArray(ours).replace("0 0 ", "0 0 9");
    QTest::newRow("no size") << QByteArray("<svg viewBox=\"0 0 ");
    QTest::newRow("no module") << QByteArray("<svg viewBox=\"0 0 8 8\">");
}

void TestPictures::foreignDrawingsAreNotRead()
{
    QFETCH(QByteArray, svg);
    const auto read = codeInPictures({svg.toStdString()});
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().code), "picture.foreign-svg");
}

/// Each would be refused, or take gigabytes, if the decoder were chosen by trying or the size were not checked first.
void TestPictures::hostilePicturesAreRefused_data()
{
    const auto bitmap = [](qint32 width, qint32 height) {
        QByteArray bytes("BM\x36\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0", 18);
        for (const qint32 side : {width, height}) bytes.append(reinterpret_cast<const char*>(&side), 4);
        return bytes + QByteArray("\x01\0\x18\0", 4) + QByteArray(100, '\0');
    };
    const auto png = [](quint32 width, quint32 height) {
        QImage image(1, 1, QImage::Format_RGB32);
        QByteArray bytes = QByteArray::fromStdString(pngOf(image));
        const quint32 sides[] = {qToBigEndian(width), qToBigEndian(height)};
        bytes.replace(16, 8, reinterpret_cast<const char*>(sides), 8);
        return bytes;
    };
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a huge bitmap") << bitmap(60'000, 60'000);
    QTest::newRow("a bitmap upside down") << bitmap(60'000, -60'000);
    QTest::newRow("a bitmap of no width") << bitmap(0, 10);
    QTest::newRow("a huge PNG") << png(100'000, 100'000);
    QTest::newRow("the signature of PNG on an SVG") << QByteArray("\x89PNG\r\n\x1a\n<svg><text>x</text></svg>");
    QTest::newRow("a GIF without a picture") << QByteArray("GIF89a\xff\xff\xff\xff\0\0\0", 13);
    QTest::newRow("a JPEG without a picture") << QByteArray("\xff\xd8\xff\xe0\0\x10JFIF", 10);
    QTest::newRow("WebP without a picture") << QByteArray("RIFF\xff\xff\xff\x7fWEBPVP8 ", 16);
}

void TestPictures::hostilePicturesAreRefused()
{
    QFETCH(QByteArray, bytes);
    const auto read = codeInPictures({bytes.toStdString()});
    QVERIFY(!read);
    QVERIFY2(read.error().code == "picture.unreadable" || read.error().code == "picture.too-large",
             read.error().code.c_str());
}

void TestPictures::textsAreNoPictures()
{
    for (const char* text :
         {"", "BMW", "BM 4 Marine and a few more cards", "RIFFLE", "4 Marine", "<cockatrice_deck/>", "GIF8"})
        QVERIFY2(!isPicture(text), text);
    QVERIFY(isPicture("<?xml version=\"1.0\"?>\n<svg/>"));
    QVERIFY(isPicture("\x89PNG"));
}

void TestPictures::cardsHaveTheirTrueSize_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("perPage");
    QTest::newRow("usual cards") << 63 << 88 << 9;
    QTest::newRow("small cards") << 44 << 68 << 16;
    QTest::newRow("tarot cards") << 70 << 120 << 4;
    QTest::newRow("the largest") << 190 << 190 << 1;
}

/// Measured on the page: the dark frame of a card begins and ends where its millimetres say.
void TestPictures::cardsHaveTheirTrueSize()
{
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(int, perPage);
    const Paper paper = proxySheets({{unknownCardFace("Ghost", m_loaded->game, "en"), perPage + 1}}, {width, height},
                                    "x");
    QCOMPARE(paper.pages, 2);
    constexpr int kPixelsPerMillimetre = 4;
    const QImage page = pageImage(paper, 1, static_cast<int>(kPageWidth) * kPixelsPerMillimetre);
    const QRgb frame = unknownCardFace("Ghost", m_loaded->game, "en").accent.darker(140).rgb();
    const auto isFrame = [&](int x, int y) { return page.pixel(x, y) == frame; };
    int left = page.width(), right = 0, top = page.height(), bottom = 0;
    for (int y = 0; y < page.height(); ++y) {
        for (int x = 0; x < page.width(); ++x) {
            if (!isFrame(x, y)) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    }
    QVERIFY(std::abs((right - left + 1) - width * kPixelsPerMillimetre) <= 2);
    QVERIFY(std::abs((bottom - top + 1) - height * kPixelsPerMillimetre) <= 2);
}

void TestPictures::faceSheetsHaveTheirCells()
{
    const std::vector<CardFace> faces(71, unknownCardFace("Ghost", m_loaded->game, "en"));
    const auto sheets = faceSheets(faces, 10, 7, {});
    QCOMPARE(sheets.size(), std::size_t{2});
    QCOMPARE(sheets[0].width() % 10, 0);
    QCOMPARE(sheets[0].height() % 7, 0);
    QVERIFY(sheets[1].pixelColor(5, 5) != QColor(Qt::white));
    QCOMPARE(sheets[1].pixelColor(sheets[1].width() - 5, 5), QColor(Qt::white));
    QCOMPARE(cardBack("X", {}).width() * 10, sheets[0].width());
}

void TestPictures::longListsHavePages()
{
    Outline deck = outline();
    for (int i = 0; i < 200; ++i) deck.sections[1].lines.push_back({1, "Card No. " + std::to_string(i), {}, {}});
    const Paper paper = printed(registrationSheet(deck, m_loaded->game, "en", code()));
    QCOMPARE(paper.pages, 3);
    QCOMPARE(pagesOf(pdfOf(paper)), 3);
    for (int page = 0; page < paper.pages; ++page) {
        const QImage image = pageImage(paper, page, 420);
        int dark = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) dark += qGray(image.pixel(x, y)) < 100;
        }
        QVERIFY(dark > 200);
    }
}

void TestPictures::proxiesAreNineToAPage()
{
    std::vector<ProxyCard> cards;
    const Outline deck = outline();
    for (const Outline::Section& section : deck.sections) {
        for (const Outline::Line& line : section.lines) {
            CardFace face = line.card ? faceOf(*line.card, *m_loaded, m_workspace->library(), "en")
                                      : unknownCardFace(line.name, m_loaded->game, "en");
            QVERIFY(!face.name.isEmpty());
            cards.push_back({std::move(face), line.copies});
        }
    }
    QCOMPARE(pagesOf(pdfOf(proxySheets(cards, {}, "x"))), 3);  // 19 cards
    QCOMPARE(pagesOf(pdfOf(proxySheets({{unknownCardFace("Ghost", m_loaded->game, "en"), 9}}, {}, "x"))), 1);
}

void TestPictures::theSheetIsOnA4()
{
    const QByteArray pdf = pdfOf(printed(registrationSheet(outline(), m_loaded->game, "en", code())));
    QCOMPARE(pagesOf(pdf), 1);
    static const QRegularExpression box("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]");
    const auto match = box.match(QString::fromLatin1(pdf));
    QVERIFY(match.hasMatch());
    QVERIFY(std::abs(match.captured(1).toDouble() - 595) < 1.5 && std::abs(match.captured(2).toDouble() - 842) < 1.5);
}

MAZZO_TEST(TestPictures)
#include "test_pictures.moc"
