// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace {

struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray err;

    [[nodiscard]] QByteArray lastLine() const { return out.trimmed().split('\n').last(); }
};

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// `convert`, `share` and `open` as a script sees them.
class TestShareCommands : public QObject {
    Q_OBJECT

private slots:
    void init();
    void shareEndsWithTheCode();
    void openGivesTheDeckBack();
    void equalDecksShareTheSameCode();
    void changedCodesAreRefused();
    void convertGoesThereAndBack_data();
    void convertGoesThereAndBack();
    void foreignListsNeedTheirGame();
    void theReportTellsEveryLine();
    void aListWithoutHeadingsIsSorted();
    void badInputIsRefused_data();
    void badInputIsRefused();
    void picturesAreWritten();
    void aQrPictureIsOpened();
    void aDrawnQrIsOpened();
    void severalPicturesHoldOneCode();
    void aCodeAmongWordsIsOpened();
    void tabletopSimulatorHasItsPictures();
    void hugeFilesAreRefusedQuickly();
    void aDeckThatIsTooLargeForACodeIsNotShared();
    void standardInputIsRead();
    void ZB_S05_theSetUpSheet();
    void markdownSaysWhatTheDeckRestsOn();
    void aWebPageNeedsNothingFromElsewhere_data();
    void aWebPageNeedsNothingFromElsewhere();
    void hostileNamesStayTextInAWebPage();
    void aHugeDeckMakesABoundedPage();
    void aWebPageIsReadInChromium();

private:
    [[nodiscard]] Outcome run(const QStringList& arguments, const QByteArray& input = {}) const;
    QString file(const QString& name, const QByteArray& text) const;

    std::unique_ptr<QTemporaryDir> m_home;
    const QString m_games = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/");
    const QString m_deck = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/everzone/decks/adam-finn.deck");
};

void TestShareCommands::markdownSaysWhatTheDeckRestsOn()
{
    const QString games = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/");
    const QByteArray war = run({"convert", games + "war-of-the-worlds/decks/humans.deck", "--to", "markdown"}).out;
    QVERIFY2(war.contains("\n*Rests on provisional values.*\n"), war.constData());
    QVERIFY(war.trimmed().endsWith("`"));
    QVERIFY(!run({"convert", m_deck, "--to", "markdown"}).out.contains("Rests on"));
    QVERIFY(run({"convert", games + "sovereign/decks/d1-bell-and-bough.deck", "--to", "markdown", "--lang", "it"})
                .out.contains("Si basa su carte di esempio."));
    // The code stays alone on standard output, for scripts.
    const Outcome code = run({"share", games + "sovereign/decks/d1-bell-and-bough.deck"});
    QVERIFY(code.err.contains("Rests on sample cards."));
    QVERIFY(code.out.startsWith("mazzo://") && code.out.count('\n') == 1);
    const Outcome json = run({"share", games + "sovereign/decks/d1-bell-and-bough.deck", "--json"});
    QCOMPARE(QJsonDocument::fromJson(json.out).object()["rests_on"].toArray(), QJsonArray{"sample"});
    QVERIFY(run({"share", m_deck}).err.isEmpty());
    // What reads back stays as it is.
    QVERIFY(!run({"convert", games + "war-of-the-worlds/decks/humans.deck", "--to", "text"}).out.contains("Rests on"));
}

void TestShareCommands::aWebPageNeedsNothingFromElsewhere_data()
{
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("everzone") << "everzone/decks/adam-finn.deck"
                              << QStringList{"<html lang=\"it\">", "Adam Finn", "EZ-C0", "regole rispettate"};
    QTest::newRow("sample cards") << "sovereign/decks/d1-bell-and-bough.deck"
                                  << QStringList{"⚠", "SV-C07", "class=\"pills\""};
    QTest::newRow("provisional values") << "war-of-the-worlds/decks/humans.deck"
                                        << QStringList{"provvisori", "class=\"curve\""};
    QTest::newRow("piles") << "zombinion/decks/prima-partita.deck" << QStringList{"Combattimento"};
}

void TestShareCommands::aWebPageNeedsNothingFromElsewhere()
{
    QFETCH(QString, deck);
    QFETCH(QStringList, words);
    const QString page = m_home->filePath("page.html");
    const Outcome shared = run({"share", m_games + deck, "--html", page, "--lang", "it", "--json"});
    QCOMPARE(shared.status, 0);
    const QJsonObject json = QJsonDocument::fromJson(shared.out).object();
    QCOMPARE(json["files"].toArray(), QJsonArray{page});
    const QString html = QString::fromUtf8(contents(page));
    for (const QString& word : words) QVERIFY2(html.contains(word), qPrintable(word));
    QVERIFY(html.contains(json["code"].toString()));
    QVERIFY(html.contains("default-src 'none'") && html.contains("prefers-color-scheme:dark") &&
            html.contains("@media print"));
    for (const char* outside : {"<script", "src=", "url(", "@import", "style=\"", "javascript:", " onload", "https:"})
        QVERIFY2(!html.contains(QLatin1String(outside)), outside);
    // The only address is the namespace of the drawn QR code, which nothing loads.
    QCOMPARE(html.count("http:"), html.count("xmlns=\"http://www.w3.org/2000/svg\""));
}

void TestShareCommands::hostileNamesStayTextInAWebPage()
{
    const QString deck = file("x.deck",
                              "name: <script>alert(1)</script>\ngame: everzone\ntags: <b>, \"x\nnotes: "
                              "<img src=x onerror=alert(1)>\n# </style><script>\n[Forces]\n2 Marine {\"><i>}\n1 "
                              "\"\\\"><script>alert('2')</script>\"\n1 \u202eevil & co\n");
    const QString page = m_home->filePath("page.html");
    QCOMPARE(run({"share", deck, "--html", page}).status, 0);
    const QByteArray html = contents(page);
    for (const char* markup : {"<script", "<img", "<i>", "<b>\"", "</style><"})
        QVERIFY2(!html.contains(markup), markup);
    QCOMPARE(html.count("</style>"), 1);
    QVERIFY(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
    QVERIFY(html.contains("alert(&#39;2&#39;)"));
    QVERIFY(html.contains("<bdi>\uFFFDevil &amp; co</bdi>"));
}

void TestShareCommands::aHugeDeckMakesABoundedPage()
{
    QByteArray list = "game: everzone\n[Forces]\n";
    for (int i = 0; i < 19'999; ++i) list += "1 Card of nobody number " + QByteArray::number(i) + "\n";
    const QString page = m_home->filePath("page.html");
    QCOMPARE(run({"share", file("x.deck", list), "--html", page, "--lang", "en"}).status, 0);
    const QByteArray html = contents(page);
    QVERIFY2(html.size() < 3'000'000, QByteArray::number(html.size()));
    QVERIFY(html.contains("more line") && html.contains("19,999") && html.contains("too long for a page"));
}

/// Only where Chromium is installed: it must accept the style sheet and find nothing to complain about.
void TestShareCommands::aDeckThatIsTooLargeForACodeIsNotShared()
{
    // A code holds 20,000 cards and zones: this zone and 19,999 cards, and one more.
    QByteArray list = "game: everzone\n\n[Forces]\n";
    for (int i = 0; i < 19'999; ++i) list += "1 Card " + QByteArray::number(i) + "\n";
    const Outcome largest = run({"convert", file("largest.deck", list), "--to", "code"});
    QCOMPARE(largest.status, 0);
    QCOMPARE(run({"open", "-"}, largest.out).status, 0);
    const QString tooLarge = file("too-large.deck", list + "1 Card 19999\n");
    const QString picture = m_home->filePath("code.png");
    for (const QStringList& arguments : {QStringList{"share", tooLarge, "--qr", picture, "--lang", "en"},
                                         {"convert", tooLarge, "--to", "code", "--lang", "en"}}) {
        const Outcome refused = run(arguments);
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("at most 20000 different cards"), refused.err.constData());
        QCOMPARE(refused.out, QByteArray());
    }
    QVERIFY(!QFile::exists(picture));
    // Other formats have no such limit, and no code.
    const Outcome text = run({"convert", tooLarge, "--to", "text"});
    QCOMPARE(text.status, 0);
    QVERIFY(!text.out.contains("mazzo://"));
}

void TestShareCommands::aWebPageIsReadInChromium()
{
    const QString chromium = QStandardPaths::findExecutable("chromium");
    if (chromium.isEmpty()) QSKIP("chromium is not installed");
    const QString page = m_home->filePath("page.html");
    QCOMPARE(run({"share", m_deck, "--html", page}).status, 0);
    QProcess browser;
    browser.start(chromium, {"--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--v=0",
                             "--user-data-dir=" + m_home->filePath("profile"), "--window-size=390,844",
                             "--screenshot=" + m_home->filePath("page.png"), "file://" + page});
    QVERIFY(browser.waitForFinished(120'000));
    const QByteArray log = browser.readAllStandardError();
    QVERIFY2(!log.contains("Content Security Policy"), log);
    const QImage image(m_home->filePath("page.png"));
    QCOMPARE(image.width(), 390);
    // The style sheet applies: the background is not the browser's white.
    QVERIFY(image.pixelColor(1, 1) != QColor(Qt::white));
}

void TestShareCommands::init() { m_home = std::make_unique<QTemporaryDir>(); }

Outcome TestShareCommands::run(const QStringList& arguments, const QByteArray& input) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MAZZO_HOME", m_home->filePath("data"));
    environment.insert("LC_ALL", "C");
    environment.remove("DISPLAY");
    environment.remove("QT_QPA_PLATFORM");
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_home->path());
    process.start(MAZZO_PROGRAM, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000)) return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QString TestShareCommands::file(const QString& name, const QByteArray& text) const
{
    QFile out(m_home->filePath(name));
    if (!out.open(QIODevice::WriteOnly)) qFatal("cannot write");
    out.write(text);
    return out.fileName();
}

void TestShareCommands::shareEndsWithTheCode()
{
    const Outcome outcome = run({"share", m_deck});
    QCOMPARE(outcome.status, 0);
    static const QRegularExpression allowed("^[A-Za-z0-9\\-_.~:/?=]+$");
    QVERIFY(allowed.match(QString::fromUtf8(outcome.lastLine())).hasMatch());
    QVERIFY(outcome.lastLine().size() < 120);
}

void TestShareCommands::openGivesTheDeckBack()
{
    const QByteArray code = run({"share", m_deck}).lastLine();
    const Outcome opened = run({"open", QString::fromUtf8(code)});
    QCOMPARE(opened.status, 0);
    const QString path = file("back.deck", opened.out);
    QCOMPARE(run({"share", path}).lastLine(), code);
    QCOMPARE(run({"validate", path}).status, run({"validate", m_deck}).status);
}

void TestShareCommands::equalDecksShareTheSameCode()
{
    const QString one = file("one.deck",
                             "name: T\ngame: everzone\n[Leader]\n1 Adam Finn\n[Forces]\n2 Marine\n1 Ghost\n");
    const QString other = file("other.deck",
                               "game: everzone\nname: T\n[forces]\nGhost\nMarine\nmarine\n[leader]\nAdam Finn\n");
    QCOMPARE(run({"share", one}).lastLine(), run({"share", other}).lastLine());
}

void TestShareCommands::changedCodesAreRefused()
{
    const QByteArray code = run({"share", m_deck}).lastLine();
    // Every place is tested in tests/import; here it is the exit status that counts.
    for (const int place : {0, 5, 9, 12, static_cast<int>(code.size()) / 2, static_cast<int>(code.size()) - 1}) {
        QByteArray changed = code, shorter = code;
        changed[place] = changed[place] == 'A' ? 'a' : 'A';
        shorter.remove(place, 1);
        for (const QByteArray& bad : {changed, shorter}) {
            const Outcome outcome = run({"open", QString::fromUtf8(bad)});
            QCOMPARE(outcome.status, 2);
            QVERIFY(outcome.out.isEmpty());
            QVERIFY(!outcome.err.isEmpty());
        }
    }
}

void TestShareCommands::convertGoesThereAndBack_data()
{
    QTest::addColumn<QString>("format");
    for (const char* format : {"mazzo", "text", "json", "cod", "o8d"}) QTest::newRow(format) << format;
}

void TestShareCommands::convertGoesThereAndBack()
{
    QFETCH(QString, format);
    const QString deck = file("a.deck", "name: Ferro: \"x\" & <y>\ngame: everzone\nrules: it\nplayers: 3\n[Leader]\n1 "
                                        "Adam Finn\n[Forces]\n2 Marine\n3 Gold, the Fox // x\n[Locations]\n");
    const QString there = m_home->filePath("there");
    QCOMPARE(run({"convert", deck, "--to", format, "-o", there}).status, 0);
    const Outcome back = run({"convert", there, "--to", "mazzo"});
    QCOMPARE(back.status, 0);
    QCOMPARE(run({"share", file("back.deck", back.out)}).lastLine(), run({"share", deck}).lastLine());
}

void TestShareCommands::foreignListsNeedTheirGame()
{
    const QString list = file("list.txt", "4 Marine\n1 Ghost\n");
    const Outcome without = run({"convert", list, "--to", "mazzo"});
    QCOMPARE(without.status, 2);
    QVERIFY(without.err.contains("--game"));
    const Outcome with = run({"convert", list, "--to", "mazzo", "--game", "everzone"});
    QCOMPARE(with.status, 0);
    QVERIFY(with.out.contains("game: everzone") && with.out.contains("4 Marine") && with.out.contains("1 Ghost"));
}

void TestShareCommands::theReportTellsEveryLine()
{
    const QString list = file("list.txt", "4 Marine\n2 Sea Arow\n1 Prime\n1 Quetzalcoatlus\n0 Veil\n");
    const Outcome outcome = run({"convert", list, "--to", "mazzo", "--game", "everzone", "--json"});
    QCOMPARE(outcome.status, 0);
    QStringList states;
    for (const auto line : QJsonDocument::fromJson(outcome.out).object()["lines"].toArray())
        states.append(line.toObject()["state"].toString());
    QCOMPARE(states, (QStringList{"matched", "guessed", "ambiguous", "unknown", "ignored"}));
    QVERIFY(outcome.err.contains("list.txt:2:"));
}

void TestShareCommands::aListWithoutHeadingsIsSorted()
{
    const QString list = file("list.txt", "1 Adam Finn\n4 Marine\n");
    const Outcome outcome = run({"convert", list, "--to", "mazzo", "--game", "everzone", "--json"});
    QCOMPARE(outcome.status, 0);
    const QJsonObject leader = QJsonDocument::fromJson(outcome.out).object()["lines"].toArray().at(0).toObject();
    QCOMPARE(leader["zone"], QJsonValue("leader"));
    QCOMPARE(leader["placed"], QJsonValue("by-card"));
    QVERIFY(outcome.err.contains("Leader"));
    QVERIFY(run({"convert", list, "--to", "mazzo", "--game", "everzone"}).out.contains("[Leader]\n1 Adam Finn\n"));
}

void TestShareCommands::badInputIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("format");
    QTest::newRow("XML with entities")
        << QByteArray("<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"b\">]><cockatrice_deck/>") << "cod";
    QTest::newRow("XML cut off") << QByteArray("<deck game=\"x\"><section") << "o8d";
    QTest::newRow("no JSON") << QByteArray("{") << "json";
    QTest::newRow("a format that cannot be read") << QByteArray("# x\n") << "markdown";
    QTest::newRow("a format that is none") << QByteArray("4 Marine\n") << "xyz";
    QTest::newRow("broken UTF-8") << QByteArray("4 Marine \xff\n") << "text";
    QTest::newRow("too large") << QByteArray(9 << 20, 'a') << "text";
}

void TestShareCommands::badInputIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, format);
    const QString out = m_home->filePath("out");
    const Outcome outcome = run(
        {"convert", file("bad", text), "--from", format, "--to", "mazzo", "--game", "everzone", "-o", out});
    QCOMPARE(outcome.status, 2);
    QVERIFY(!outcome.err.isEmpty());
    QVERIFY(!QFile::exists(out));
}

void TestShareCommands::picturesAreWritten()
{
    const auto path = [&](const char* name) { return m_home->filePath(name); };
    const Outcome outcome = run({"share", m_deck, "--qr", path("qr.svg"), "--image", path("deck.png"), "--pdf",
                                 path("list.pdf"), "--proxies", path("cards.pdf")});
    QCOMPARE(outcome.status, 0);
    QVERIFY(contents(path("qr.svg")).startsWith("<svg"));
    QVERIFY(!QImage(path("deck.png")).isNull());
    QVERIFY(contents(path("list.pdf")).startsWith("%PDF"));
    QVERIFY(contents(path("cards.pdf")).startsWith("%PDF"));
    QCOMPARE(outcome.lastLine(), run({"share", m_deck}).lastLine());
    QCOMPARE(run({"share", m_deck, "--qr", "/nowhere/qr.png"}).status, 2);
}

void TestShareCommands::aQrPictureIsOpened()
{
    const QString picture = m_home->filePath("qr.png");
    const QByteArray code = run({"share", m_deck, "--qr", picture}).lastLine();
    const Outcome opened = run({"open", picture});
    QCOMPARE(opened.status, 0);
    QCOMPARE(opened.out, run({"open", QString::fromUtf8(code)}).out);
    QImage empty(100, 100, QImage::Format_RGB32);
    empty.fill(Qt::white);
    empty.save(m_home->filePath("empty.png"));
    QCOMPARE(run({"open", m_home->filePath("empty.png")}).status, 2);
    // Not "this is no share code": it is a file, and the trouble is that it cannot be read.
    const QString missing = m_home->filePath("missing.png"), folder = m_home->path();
    for (const QStringList& words : {QStringList{missing}, {folder}, {picture, missing}}) {
        const Outcome outcome = run(QStringList{"open"} + words);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.startsWith(words.last().toUtf8() + ":"), outcome.err.constData());
    }
}

void TestShareCommands::aDrawnQrIsOpened()
{
    const QString drawing = m_home->filePath("qr.svg");
    const QByteArray code = run({"share", m_deck, "--qr", drawing}).lastLine();
    const Outcome opened = run({"open", drawing});
    QCOMPARE(opened.status, 0);
    QCOMPARE(opened.out, run({"open", QString::fromUtf8(code)}).out);
}

void TestShareCommands::severalPicturesHoldOneCode()
{
    QByteArray cards = "game: everzone\n[Forces]\n";
    for (int i = 100; i < 300; ++i) cards += "1 \"Card No. " + QByteArray::number(i) + "\"\n";
    const QString deck = file("long.deck", cards);
    const Outcome shared = run({"share", deck, "--qr", m_home->filePath("part.png"), "--json"});
    QCOMPARE(shared.status, 0);
    QStringList files;
    for (const auto each : QJsonDocument::fromJson(shared.out).object()["files"].toArray())
        files.append(each.toString());
    QVERIFY(files.size() > 1);
    QVERIFY(files[1].endsWith("part-2.png"));
    const Outcome opened = run(QStringList{"open"} + files);
    QCOMPARE(opened.status, 0);
    QCOMPARE(run({"share", file("back.deck", opened.out)}).lastLine(), run({"share", deck}).lastLine());
    files.removeLast();
    QCOMPARE(run(QStringList{"open"} + files).status, 2);
}

void TestShareCommands::aCodeAmongWordsIsOpened()
{
    const QByteArray code = run({"share", m_deck}).lastLine();
    const Outcome opened = run({"open", "-"}, "Hi! This is what I play:\n<" + code + "> - what do you think?\n");
    QCOMPARE(opened.status, 0);
    QVERIFY(opened.out.contains("Hi! This is what I play:"));
    QCOMPARE(run({"share", file("back.deck", opened.out)}).lastLine(), code);
}

void TestShareCommands::tabletopSimulatorHasItsPictures()
{
    const QString out = m_home->filePath("table.json");
    const Outcome outcome = run({"convert", m_deck, "--to", "tts", "-o", out});
    QCOMPARE(outcome.status, 0);
    const QJsonObject pile = QJsonDocument::fromJson(contents(out)).object()["ObjectStates"].toArray()[1].toObject();
    const QJsonObject sheet = pile["CustomDeck"].toObject()["1"].toObject();
    for (const char* key : {"FaceURL", "BackURL"}) {
        const QImage image(QUrl(sheet[key].toString()).toLocalFile());
        QVERIFY2(!image.isNull(), key);
    }
    QCOMPARE(QImage(QUrl(sheet["FaceURL"].toString()).toLocalFile()).width() % sheet["NumWidth"].toInt(), 0);
}

void TestShareCommands::hugeFilesAreRefusedQuickly()
{
    QFile huge(m_home->filePath("huge.cod"));
    QVERIFY(huge.open(QIODevice::WriteOnly));
    huge.write("<cockatrice_deck>");
    const QByteArray nesting = QByteArray("<a>").repeated(1'000'000);
    for (int i = 0; i < 34; ++i) huge.write(nesting);  // over 100 MB
    huge.close();
    for (const QStringList& command : {QStringList{"convert", huge.fileName(), "--to", "mazzo", "--game", "everzone"},
                                       QStringList{"open", huge.fileName()}}) {
        const Outcome outcome = run(command);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(outcome.err.contains("8 MiB"));
    }
}

void TestShareCommands::standardInputIsRead()
{
    const QByteArray text = contents(m_deck);
    QCOMPARE(run({"share", "-"}, text).lastLine(), run({"share", m_deck}).lastLine());
    QCOMPARE(run({"convert", "-", "--to", "text"}, text).out, run({"convert", m_deck, "--to", "text"}).out);
}

void TestShareCommands::ZB_S05_theSetUpSheet()
{
    const QString kingdom = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/zombinion/decks/vita-o-morte.deck");
    const QString pdf = m_home->filePath("setup.pdf");
    QCOMPARE(run({"share", kingdom, "--setup", pdf}).status, 0);  // alone, too
    const Outcome outcome = run({"share", kingdom, "--setup", pdf, "--pdf", m_home->filePath("list.pdf"), "--json"});
    QCOMPARE(outcome.status, 0);
    QVERIFY(contents(pdf).startsWith("%PDF"));
    const QJsonObject setUp = QJsonDocument::fromJson(outcome.out).object()["setup"].toObject();
    QCOMPARE(setUp["players"].toInt(), 2);
    QCOMPARE(setUp["cards"].toInt(), 268);
    QCOMPARE(setUp["piles"].toArray().size(), 17);
    QMap<QString, int> sizes, box;
    for (const auto pile : setUp["piles"].toArray())
        sizes[pile.toObject()["card"].toString()] = pile.toObject()["size"].toInt();
    QCOMPARE(sizes["Survivors"], 8);
    QCOMPARE(sizes["Pallottola"], 46);
    int left = 0;
    for (const auto line : setUp["box"].toArray()) {
        box[line.toObject()["card"].toString()] = line.toObject()["count"].toInt();
        left += line.toObject()["count"].toInt();
    }
    QCOMPARE(left, 202);  // ZB-C30
    QCOMPARE(box["Survivors"], 4);
    QCOMPARE(box["Zombi"], 10);
    QCOMPARE(box["Furbizia"], 10);
    QVERIFY(!box.contains("Coraggio"));
    QVERIFY(!box.contains("Pallottola"));
    // Games without shared piles have none.
    QCOMPARE(run({"share", m_deck, "--setup", pdf}).status, 2);
}

MAZZO_TEST(TestShareCommands)
#include "test_share_commands.moc"
