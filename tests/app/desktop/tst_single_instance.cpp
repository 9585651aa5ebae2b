// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/app_window.h"
#include "app/desktop/single_instance.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QLocalSocket>
#include <QSignalSpy>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <future>

using namespace mazzo::tests;

/// The program that runs already takes what another start of it was given.
class TestDoorbell : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nobodyAnswersWhereNobodyListens();
    void aLinkReachesTheOneThatListens();
    void onlyOneListens();
    void anotherLibraryIsAnotherDoor();
    void anAddressThatWasLeftBehindIsTaken();
    void aUnknownCardWithoutAnEndIsSentAway();
    void aLinkOpensInTheWindow();

private:
    /// Another program: it waits for the answer that this one's event loop gives.
    [[nodiscard]] static std::future<bool> ringing(const QString& what)
    {
        return std::async(std::launch::async, [what] { return SingleInstance::notifyRunning(what); });
    }
    [[nodiscard]] static bool answered(std::future<bool>& ring)
    {
        return QTest::qWaitFor([&] { return ring.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }) &&
               ring.get();
    }
    [[nodiscard]] QString address() const
    {
        return m_runtime->filePath(QDir(m_runtime->path()).entryList({"mazzo-*"}, QDir::System | QDir::Files).value(0));
    }

    std::unique_ptr<QTemporaryDir> m_runtime;
    std::unique_ptr<TemporaryLibrary> m_library;
};

void TestDoorbell::init()
{
    m_runtime = std::make_unique<QTemporaryDir>();
    qputenv("XDG_RUNTIME_DIR", m_runtime->path().toUtf8());
    m_library = std::make_unique<TemporaryLibrary>();
}

void TestDoorbell::nobodyAnswersWhereNobodyListens() { QVERIFY(!SingleInstance::notifyRunning("mazzo://v1/abc")); }

void TestDoorbell::aLinkReachesTheOneThatListens()
{
    SingleInstance bell;
    QVERIFY(bell.listen());
    QSignalSpy rang(&bell, &SingleInstance::notified);
    for (const QString& what :
         {QStringLiteral("mazzo://v1/abc"), QStringLiteral("file:///tmp/citt%C3%A0.deck"), QString()}) {
        auto ring = ringing(what);
        QVERIFY(answered(ring));
        QTRY_COMPARE(rang.count(), 1);
        QCOMPARE(rang.takeFirst().at(0).toString(), what);
    }
}

void TestDoorbell::onlyOneListens()
{
    SingleInstance first;
    QVERIFY(first.listen());
    auto second = std::async(std::launch::async, [] { return SingleInstance().listen(); });
    QVERIFY(!answered(second));
}

void TestDoorbell::anotherLibraryIsAnotherDoor()
{
    SingleInstance bell;
    QVERIFY(bell.listen());
    const TemporaryLibrary other;
    QVERIFY(!SingleInstance::notifyRunning("mazzo://v1/abc"));
    SingleInstance second;
    QVERIFY(second.listen());
}

void TestDoorbell::anAddressThatWasLeftBehindIsTaken()
{
    QString left;
    {
        SingleInstance bell;
        QVERIFY(bell.listen());
        left = address();
    }
    QVERIFY(!QFileInfo::exists(left));
    sockaddr_un place{};
    place.sun_family = AF_UNIX;
    qstrncpy(place.sun_path, left.toLocal8Bit().constData(), sizeof(place.sun_path));
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr*>(&place), sizeof(place)), 0);
    ::close(socket);
    QVERIFY(!SingleInstance::notifyRunning({}));
    SingleInstance bell;
    QVERIFY(bell.listen());
    auto ring = ringing({});
    QVERIFY(answered(ring));
}

void TestDoorbell::aUnknownCardWithoutAnEndIsSentAway()
{
    SingleInstance bell;
    QVERIFY(bell.listen());
    QSignalSpy rang(&bell, &SingleInstance::notified);
    QLocalSocket unknownCard;
    unknownCard.connectToServer(address());
    QVERIFY(unknownCard.waitForConnected());
    const QByteArray rubbish(64 * 1024, 'x');
    QTRY_VERIFY(unknownCard.state() != QLocalSocket::ConnectedState || unknownCard.write(rubbish) < 0);
    QCOMPARE(rang.count(), 0);
}

void TestDoorbell::aLinkOpensInTheWindow()
{
    AppWindow window(AppModel::Memory::None);
    QVERIFY(window.show());
    SingleInstance bell;
    connect(&bell, &SingleInstance::notified, &window, &AppWindow::open);
    QVERIFY(bell.listen());
    auto ring = ringing("mazzo://v1/GsWsRRD8KhBeNwkfLweFijU");
    QVERIFY(answered(ring));
    DeckImport& importing = *window.model().importing();
    QTRY_VERIFY(importing.shown() && importing.ready());
    QCOMPARE(importing.gameId(), "everzone");
    importing.dismiss();
    QFile file(m_library->file("tide.deck"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("name: Tide\ngame: everzone\n[Forces]\n4 Marine\n");
    file.close();
    ring = ringing(QString::fromLatin1(QUrl::fromLocalFile(file.fileName()).toEncoded()));
    QVERIFY(answered(ring));
    QTRY_VERIFY(importing.shown() && importing.ready());
    QCOMPARE(importing.name(), "Tide");
}

MAZZO_TEST(TestDoorbell)
#include "tst_single_instance.moc"
