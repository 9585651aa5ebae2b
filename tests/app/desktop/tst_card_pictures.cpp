// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/drawing/card_image_provider.h"
#include "tests/app/desktop/checked.h"
#include "tests/app/desktop/table_fixture.h"
#include "tests/support/test_registry.h"

#include <QImage>
#include <QTemporaryDir>

using namespace mazzo::tests;

/// Pictures of cards in the app: added, replaced, removed, imported by the folder, and shown wherever the card is.
class TestCardPictures : public TableFixture {
    Q_OBJECT

private slots:
    void init()
    {
        start();
        m_app->chooseGame("everzone");
        m_app->showCard("marine");
    }
    void cleanup() { stop(); }

    void anAddedPictureIsShownOnThePageAndInLists()
    {
        QCOMPARE(m_app->cardPage()->picture(), "");
        add("scan.png", {30, 42});
        QVERIFY(m_app->cardPage()->picture().startsWith("image://card/whole/"));
        QVERIFY(m_app->pictures()->message().contains("Marine"));
        QTRY_VERIFY(m_app->search()->cards()->rowOf("marine") >= 0);
        CardList* cards = m_app->search()->cards();
        // The search answers again with the new game.
        QTRY_COMPARE(cards->index(cards->rowOf("marine")).data(CardList::Picture).toString(),
                     m_app->cardPage()->picture());
        const QString id = m_app->cardPage()->picture().mid(QString("image://card/").size());
        QVERIFY(QFile::exists(CardImageProvider::fileOf(id)));
    }

    void removingAndReplacingCanBeUndone()
    {
        add("first.png", {30, 42});
        const QString first = m_app->cardPage()->picture();
        add("second.png", {31, 42});
        QVERIFY(m_app->cardPage()->picture() != first);
        m_app->pictures()->undo();
        settlePictures();
        QCOMPARE(m_app->cardPage()->picture(), first);
        m_app->pictures()->remove("everzone", "marine");
        settlePictures();
        QCOMPARE(m_app->cardPage()->picture(), "");
        m_app->pictures()->undo();
        settlePictures();
        QCOMPARE(m_app->cardPage()->picture(), first);
    }

    void aWideImageIsArtUnlessThePlayerSaysOtherwise()
    {
        add("wide.png", {42, 30});
        QVERIFY(m_app->cardPage()->picture().startsWith("image://card/art/"));
        m_app->pictures()->setArt("everzone", "marine", false);
        settlePictures();
        QVERIFY(m_app->cardPage()->picture().startsWith("image://card/whole/"));
    }

    void aFileThatIsNoImageIsRefusedWithTheReason()
    {
        QFile file(m_folder.filePath("text.png"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not an image");
        file.close();
        m_app->pictures()->add("everzone", "marine", QUrl::fromLocalFile(file.fileName()));
        settlePictures();
        QVERIFY(!m_app->pictures()->problem().isEmpty());
        QCOMPARE(m_app->cardPage()->picture(), "");
        m_app->pictures()->add("everzone", "marine", QUrl("https://example.org/marine.png"));
        QVERIFY(!m_app->pictures()->problem().isEmpty());
    }

    void aFolderIsReportedBeforeAnythingIsStored()
    {
        QDir(m_folder.path()).mkpath("scans");
        for (const char* name : {"Marine.png", "Sea Arrow.jpg", "sea-arrow.png", "Nobody.png"})
            image(QString("scans/") + name, {30, 42});
        m_app->pictures()->planFolder("everzone", QUrl::fromLocalFile(m_folder.filePath("scans")));
        settlePictures();
        QCOMPARE(m_app->pictures()->files()->count(), 4);
        QCOMPARE(m_app->pictures()->found(), 2);
        QCOMPARE(m_app->cardPage()->picture(), "");
        m_app->pictures()->importPlanned();
        settlePictures();
        QVERIFY(!m_app->cardPage()->picture().isEmpty());
        m_app->showCard("sea-arrow");
        QVERIFY(!m_app->cardPage()->picture().isEmpty());
        m_app->pictures()->undo();
        settlePictures();
        QCOMPARE(m_app->cardPage()->picture(), "");
    }

    void anImportThatIsCancelledStoresNothing()
    {
        QDir(m_folder.path()).mkpath("many");
        for (const char* name : {"Marine.png", "Sea Arrow.jpg", "Shark.png"}) image(QString("many/") + name, {30, 42});
        CardPictures& pictures = *m_app->pictures();
        pictures.planFolder("everzone", QUrl::fromLocalFile(m_folder.filePath("many")));
        QVERIFY(pictures.importing());
        pictures.cancelImport();
        QVERIFY(!pictures.busy());
        QCOMPARE(pictures.folder(), QString());
        pictures.planFolder("everzone", QUrl::fromLocalFile(m_folder.filePath("many")));
        settlePictures();
        QCOMPARE(pictures.found(), 3);
        pictures.importPlanned();
        QVERIFY(pictures.importing());
        pictures.cancelImport();
        settlePictures();
        QVERIFY(!pictures.canUndo());
        m_app->showCard("shark");
        QCOMPARE(m_app->cardPage()->picture(), "");
    }

    void theTableShowsPictures()
    {
        CHECKED(test("everzone"));
        const QString card = table().zones()->hand()->at(0, "cardId").toString();
        QCOMPARE(table().zones()->hand()->at(0, "picture"), "");
        m_app->pictures()->add("everzone", card, QUrl::fromLocalFile(image("scan.png", {30, 42})));
        settlePictures();
        CHECKED(test("everzone"));
        QVERIFY(!table().zones()->hand()->at(0, "picture").toString().isEmpty());
        table().look(table().zones()->hand()->at(0, "pieceId").toUInt());
        QVERIFY(!table().preview()->picture().isEmpty());
    }

    void theCardBesideThePointerHasItsText()
    {
        HoverCard* hover = m_app->hoverCard();
        m_app->previewCard("sea-arrow");
        QVERIFY(hover->shown());
        QCOMPARE(hover->name(), "Sea Arrow");
        QTRY_VERIFY(!hover->busy());
        QVERIFY(!hover->printed().isEmpty());
        hover->show("everzone", "Adam Finn");  // by name, as in an import
        QCOMPARE(hover->cardId(), "adam-finn");
        hover->show("everzone", "nobody");
        QVERIFY(!hover->shown());
        QCOMPARE(hover->name(), "");
    }

private:
    QString image(const QString& name, QSize size)
    {
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(static_cast<uint>(qHash(name)) | 0xff000000U);
        const QString path = m_folder.filePath(name);
        return picture.save(path) ? path : QString();
    }
    void settlePictures() { QTRY_VERIFY_WITH_TIMEOUT(!m_app->pictures()->busy(), 60'000); }
    void add(const QString& name, QSize size)
    {
        m_app->pictures()->add("everzone", "marine", QUrl::fromLocalFile(image(name, size)));
        settlePictures();
        QCOMPARE(m_app->pictures()->problem(), "");
    }

    QTemporaryDir m_folder;
};

MAZZO_TEST(TestCardPictures)

#include "tst_card_pictures.moc"
