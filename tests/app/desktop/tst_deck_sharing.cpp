// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"
#include "app/pictures/qr_reader.h"
#include "app/share/deck_output.h"
#include "import/share/code.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>

using namespace mazzo::tests;

/// The sheet that gives a deck away: every form is there to look at, to copy and to save.
class TestDeckSharing : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theSheetOpensWithTheText();
    void everyFormHasAPreview_data();
    void everyFormHasAPreview();
    void whatAFormCannotCarryIsSaid();
    void copyingFillsTheClipboard();
    void savedFilesHoldTheDeck_data();
    void savedFilesHoldTheDeck();
    void aFolderThatIsNotThereIsSaid();
    void longCodesAreSavedInParts();
    void proxiesHavePages();
    void tooManyProxiesAreRefused();
    void theLanguageChangesTheSheet();
    void onlyTheFormThatIsWantedLastIsShown();
    void writingManyPagesCanBeCancelled();
    void aDeckOfAMissingGameSaysSo();

private:
    [[nodiscard]] DeckSharing& sharing() { return *m_app->sharing(); }
    QString deck(const QByteArray& cards)
    {
        return m_app->decks()->addText("name: Città, Prime!\ngame: everzone\nrules: it\nplayers: 3\n" + cards);
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!sharing().working(), 20'000); }
    void share(const QString& deckId)
    {
        sharing().share(deckId);
        CHECKED(settle());
    }
    void choose(const QString& kind)
    {
        sharing().setKind(kind);
        CHECKED(settle());
    }
    void turn(int page)
    {
        sharing().setPage(page);
        CHECKED(settle());
    }
    QByteArray saved(const QString& name)
    {
        const QString path = m_library->file(name);
        sharing().save(QUrl::fromLocalFile(path));
        if (!QTest::qWaitFor([&] { return !sharing().busy(); })) return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppModel> m_app;
    QString m_deck;
};

void TestDeckSharing::init()
{
    m_library = std::make_unique<TemporaryLibrary>();
    m_app = std::make_unique<AppModel>(AppModel::Memory::None);
    m_app->open();
    m_app->preferences()->setLanguage("en");
    m_deck = deck("[Leader]\n1 Adam Finn\n[Forces]\n4 Firelord\n12 Marine\n2 Ghost\n");
    QVERIFY(!m_deck.isEmpty());
}

void TestDeckSharing::cleanup()
{
    m_app.reset();
    m_library.reset();
}

void TestDeckSharing::theSheetOpensWithTheText()
{
    QSignalSpy shown(&sharing(), &DeckSharing::shownChanged);
    CHECKED(share(m_deck));
    QVERIFY(sharing().shown());
    QCOMPARE(shown.count(), 1);
    QCOMPARE(sharing().kind(), "text");
    QCOMPARE(sharing().title(), QString::fromUtf8("Città, Prime!"));
    QCOMPARE(sharing().fileName(), "citta-prime.txt");
    QSet<QString> names;
    for (const ShareKind& kind : shareKinds()) {
        sharing().setKind(kind.id);
        names.insert(sharing().fileName());
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(shareKinds().size()));
    sharing().setKind("text");
    QVERIFY(sharing().text().contains("12 Marine"));
    const QString last = sharing().text().trimmed().section('\n', -1);
    QVERIFY(readShareCode(last.toStdString()));
    sharing().dismiss();
    QVERIFY(!sharing().shown());
    QCOMPARE(shown.count(), 2);
}

void TestDeckSharing::everyFormHasAPreview_data()
{
    QTest::addColumn<bool>("isText");
    for (const ShareKind& kind : shareKinds())
        if (!kind.needsSupply) QTest::newRow(kind.id) << kind.format.has_value();  // EverZone has no supply
}

void TestDeckSharing::everyFormHasAPreview()
{
    QFETCH(bool, isText);
    CHECKED(share(m_deck));
    CHECKED(choose(QTest::currentDataTag()));
    QCOMPARE(sharing().kind(), QTest::currentDataTag());
    QCOMPARE(sharing().problem(), QString());
    QCOMPARE(sharing().text().isEmpty(), !isText);
    QCOMPARE(sharing().picture().isNull(), isText);
    QVERIFY(sharing().pages() > 0);
    QVERIFY(!sharing().about().isEmpty());
}

void TestDeckSharing::whatAFormCannotCarryIsSaid()
{
    CHECKED(share(m_deck));
    QVERIFY(sharing().lost().isEmpty());
    CHECKED(choose("dek"));
    QVERIFY(sharing().lost().join('\n').contains("players: 3"));
    CHECKED(choose("nonsense"));
    QCOMPARE(sharing().kind(), "dek");
}

void TestDeckSharing::copyingFillsTheClipboard()
{
    CHECKED(share(m_deck));
    sharing().copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), sharing().text().trimmed());
    QVERIFY(!sharing().done().isEmpty());
    sharing().copyCode();
    const QString code = QGuiApplication::clipboard()->text();
    QVERIFY(readShareCode(code.toStdString()));
    CHECKED(choose("qr"));
    QCOMPARE(sharing().done(), QString());
    sharing().copy();
    const auto read = codeInPictures({pngOf(QGuiApplication::clipboard()->image()).toStdString()});
    QVERIFY(read);
    QCOMPARE(QString::fromStdString(*read), code);
    CHECKED(choose("list"));
    QVERIFY(!sharing().copyable());
}

void TestDeckSharing::savedFilesHoldTheDeck_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("mazzo") << "a.deck" << QByteArray("name: ");
    QTest::newRow("qr") << "a.png" << QByteArray("\x89PNG");
    QTest::newRow("qr ") << "a.svg" << QByteArray("<svg");
    QTest::newRow("picture") << "b.png" << QByteArray("\x89PNG");
    QTest::newRow("list") << "a.pdf" << QByteArray("%PDF");
    QTest::newRow("proxies") << "b.pdf" << QByteArray("%PDF");
    QTest::newRow("cod") << "a.cod" << QByteArray("<?xml");
}

void TestDeckSharing::savedFilesHoldTheDeck()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, start);
    CHECKED(share(m_deck));
    CHECKED(choose(QString(QTest::currentDataTag()).trimmed()));
    const QByteArray bytes = saved(file);
    QVERIFY2(bytes.startsWith(start), bytes.left(40).constData());
    QVERIFY(!sharing().failed());
    QVERIFY(sharing().done().contains(file));
}

void TestDeckSharing::aFolderThatIsNotThereIsSaid()
{
    CHECKED(share(m_deck));
    QVERIFY(saved("no/such/folder.txt").isEmpty());
    QVERIFY(sharing().failed());
    QVERIFY(sharing().done().contains("folder.txt"));
}

void TestDeckSharing::longCodesAreSavedInParts()
{
    QByteArray cards = "[Forces]\n";
    for (int i = 100; i < 300; ++i) cards += "1 Card No. " + QByteArray::number(i) + "\n";
    CHECKED(share(deck(cards)));
    CHECKED(choose("qr"));
    QVERIFY(sharing().pages() > 1);
    const QImage first = sharing().picture();
    CHECKED(turn(1));
    QVERIFY(sharing().picture() != first);
    CHECKED(turn(999));
    QCOMPARE(sharing().page(), sharing().pages() - 1);
    QVERIFY(saved("a.png").isEmpty());  // the parts have numbers
    for (int part = 1; part <= sharing().pages(); ++part)
        QVERIFY(QFile::exists(m_library->file(QStringLiteral("a-%1.png").arg(part))));
}

void TestDeckSharing::proxiesHavePages()
{
    CHECKED(share(m_deck));
    CHECKED(choose("proxies"));
    QCOMPARE(sharing().pages(), 3);  // 19 cards, nine to a page
    const QImage first = sharing().picture();
    CHECKED(turn(2));
    QVERIFY(sharing().picture() != first);
}

void TestDeckSharing::tooManyProxiesAreRefused()
{
    CHECKED(share(deck("[Forces]\n1000 Marine\n")));
    CHECKED(choose("proxies"));
    QVERIFY(sharing().problem().contains("1000"));
    QVERIFY(saved("a.pdf").isEmpty());
    CHECKED(choose("text"));
    QCOMPARE(sharing().problem(), QString());
}

void TestDeckSharing::theLanguageChangesTheSheet()
{
    CHECKED(share(m_deck));
    const QString english = sharing().kinds()->at(4, "title").toString();
    m_app->preferences()->setLanguage("it");
    QVERIFY(sharing().kinds()->at(4, "title").toString() != english);
    CHECKED(settle());
    QVERIFY(sharing().text().contains("Esercito"));
}

void TestDeckSharing::onlyTheFormThatIsWantedLastIsShown()
{
    sharing().share(m_deck);
    QVERIFY(sharing().working());
    QCOMPARE(sharing().title(), QString::fromUtf8("Città, Prime!"));  // known at once
    for (const char* kind : {"proxies", "picture", "qr", "code"}) sharing().setKind(kind);
    sharing().copy();
    QCOMPARE(sharing().done(), QString());  // what is shown is not what is chosen
    CHECKED(settle());
    QVERIFY(sharing().picture().isNull());
    QVERIFY(readShareCode(sharing().text().trimmed().section('\n', 0, 0).toStdString()));
    QCoreApplication::processEvents();
    QVERIFY2(!sharing().text().isEmpty(), "an older form came late");
}

void TestDeckSharing::writingManyPagesCanBeCancelled()
{
    CHECKED(share(deck("[Forces]\n900 Marine\n")));
    CHECKED(choose("proxies"));
    sharing().save(QUrl::fromLocalFile(m_library->file("a.pdf")));
    sharing().cancel();
    QVERIFY(QTest::qWaitFor([&] { return !sharing().busy(); }, 60'000));
    QVERIFY(!QFile::exists(m_library->file("a.pdf")));
    QVERIFY(!sharing().failed());
    QVERIFY(!sharing().done().isEmpty());
}

void TestDeckSharing::aDeckOfAMissingGameSaysSo()
{
    CHECKED(share(m_app->decks()->addText("name: X\ngame: no-such-game\n")));
    QVERIFY(sharing().problem().contains("no-such-game"));
    QVERIFY(sharing().text().isEmpty());
    QVERIFY(!sharing().copyable());
    CHECKED(share("4711"));
    QVERIFY(!sharing().problem().isEmpty());
}

MAZZO_TEST(TestDeckSharing)
#include "tst_deck_sharing.moc"
