// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/library_reading.h"
#include "app/desktop/shell/library_writer.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QSemaphore>

using namespace mazzo::tests;

/// The threads that read and write the library in the background.
class TestLibraryWriter : public QObject {
    Q_OBJECT

private slots:
    void init() { m_library = std::make_unique<TemporaryLibrary>(); }
    void cleanup() { m_library.reset(); }
    void everythingIsWrittenInItsOrder();
    void theLastChangeIsWrittenBeforeTheEnd();
    void whoIsGoneHearsNothing();
    void whatCannotBeWrittenIsReported();
    void theFileIsReleasedAndReopened();
    void settingsAreThereBeforeTheGames();
    void aReadingThatNobodyTakesEndsQuietly();

private:
    static auto setting(const std::string& value)
    {
        return [value](const Library& library) { return library.settings().set("colour", value); };
    }
    [[nodiscard]] QString colour() const
    {
        return QString::fromStdString(savedSettings(m_library->file("").toStdString())["colour"]);
    }

    std::unique_ptr<TemporaryLibrary> m_library;
};

void TestLibraryWriter::everythingIsWrittenInItsOrder()
{
    LibraryWriter writer;
    QStringList reported;
    for (int i = 0; i < 20; ++i)
        writer.write(this, setting(std::to_string(i)), [&reported, i](const Result<void>& written) {
            reported.append(QString::number(written ? i : -1));
        });
    writer.flush();
    QCOMPARE(reported.size(), 20);
    for (int i = 0; i < 20; ++i) QCOMPARE(reported[i], QString::number(i));
    QCOMPARE(colour(), "19");
}

void TestLibraryWriter::theLastChangeIsWrittenBeforeTheEnd()
{
    bool reported = false;
    {
        LibraryWriter writer;
        writer.write(this, setting("red"), [&reported](const Result<void>&) { reported = true; });
    }
    QCOMPARE(colour(), "red");
    QCoreApplication::processEvents();
    QVERIFY(!reported);
}

void TestLibraryWriter::whoIsGoneHearsNothing()
{
    LibraryWriter writer;
    bool reported = false;
    {
        QObject passing;
        writer.write(&passing, setting("red"), [&reported](const Result<void>&) { reported = true; });
    }
    writer.flush();
    QVERIFY(!reported);
    QCOMPARE(colour(), "red");
}

void TestLibraryWriter::whatCannotBeWrittenIsReported()
{
    QFile file(m_library->file("mazzo.db"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    LibraryWriter writer;
    std::string code;
    const auto onWritten = [&code](const Result<void>& written) { code = written ? "written" : written.error().code; };
    writer.write(this, setting("red"), onWritten);
    writer.flush();
    QCOMPARE(code, std::string("library.not-a-database"));
    // Once the file is put right, so is everything else.
    QVERIFY(file.remove());
    writer.write(this, setting("red"), onWritten);
    writer.flush();
    QCOMPARE(code, std::string("written"));
    QCOMPARE(colour(), "red");
}

void TestLibraryWriter::theFileIsReleasedAndReopened()
{
    LibraryWriter writer;
    const auto nothing = [](const Result<void>&) {};
    writer.write(this, setting("red"), nothing);
    writer.release();
    QVERIFY2(!QFile::exists(m_library->file("mazzo.db-wal")), "the file is still open");
    writer.write(this, setting("blue"), nothing);
    writer.flush();
    QCOMPARE(colour(), "blue");
}

void TestLibraryWriter::settingsAreThereBeforeTheGames()
{
    {
        LibraryWriter writer;
        writer.write(this, setting("red"), [](const Result<void>&) {});
    }
    LibraryReading reading;
    QCOMPARE(reading.settings(std::chrono::seconds(20))["colour"], std::string("red"));
    QSemaphore done;
    reading.whenDone([&done] { done.release(); });
    QVERIFY(done.tryAcquire(1, 60'000));
    const LibraryContents contents = reading.contents();
    QVERIFY(!contents.error);
    QCOMPARE(contents.games.size(), std::size_t{4});
}

void TestLibraryWriter::aReadingThatNobodyTakesEndsQuietly()
{
    bool reported = false;
    {
        LibraryReading reading;
        reading.whenDone([&reported] { reported = true; });
        reading.whenDone({});
    }
    QVERIFY(!reported);
}

MAZZO_TEST(TestLibraryWriter)
#include "tst_library_writer.moc"
