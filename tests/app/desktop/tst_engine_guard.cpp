// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/drawing/card_image_provider.h"
#include "app/desktop/engine_guard.h"
#include "tests/app/desktop/temporary_library.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QImage>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTcpServer>

using namespace mazzo::tests;

namespace {

enum Status { Null, Ready, Loading, Error };  // of Image

/// A small image in a file.
void draw(const QString& path)
{
    QImage image(6, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QVERIFY(image.save(path, "PNG"));
}

}  // namespace

/// The engine of the views has no network and reads no file but its own and the player's pictures.
class TestEngineGuard : public QObject {
    Q_OBJECT

private slots:
    void init();
    void itNeverCallsAServer_data();
    void itNeverCallsAServer();
    void imagesComeFromTheProgramOrThePlayer_data();
    void imagesComeFromTheProgramOrThePlayer();
    void codeComesFromTheProgramAndQt();

private:
    [[nodiscard]] std::unique_ptr<QObject> make(const QByteArray& qml)
    {
        QQmlComponent component(m_engine.get());
        component.setData("import QtQuick\n" + qml, QUrl("qrc:/test.qml"));
        return std::unique_ptr<QObject>(component.create());
    }

    std::unique_ptr<TemporaryLibrary> m_library;
    EngineGuard m_guard;
    std::unique_ptr<QQmlEngine> m_engine;
};

void TestEngineGuard::init()
{
    m_engine.reset();
    m_library = std::make_unique<TemporaryLibrary>();
    m_engine = std::make_unique<QQmlEngine>();
    m_guard = {};
    m_guard.install(*m_engine);
}

void TestEngineGuard::itNeverCallsAServer_data()
{
    QTest::addColumn<QByteArray>("qml");
    QTest::addRow("image") << QByteArray("Image { property bool done: status === Image.Error; source: 'ADDRESS' }");
    QTest::addRow("request") << QByteArray(
        "QtObject { property bool done: false\n Component.onCompleted: { const r = new XMLHttpRequest()\n"
        "r.onreadystatechange = () => { if (r.readyState === 4) done = true }\n r.open('GET', 'ADDRESS'); r.send() } "
        "}");
    QTest::addRow("rich text") << QByteArray("Text { property bool done: true\n textFormat: Text.RichText\n"
                                             "text: '<img src=\"ADDRESS\">' }");
}

void TestEngineGuard::itNeverCallsAServer()
{
    QFETCH(QByteArray, qml);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    qml.replace("ADDRESS", "http://127.0.0.1:" + QByteArray::number(server.serverPort()) + "/x.png");
    const auto object = make(qml);
    QVERIFY(object != nullptr);
    QTRY_VERIFY(object->property("done").toBool());
    QCoreApplication::processEvents();
    QVERIFY(!server.waitForNewConnection(100));
}

void TestEngineGuard::imagesComeFromTheProgramOrThePlayer_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<int>("status");
    QTest::newRow("the player's picture") << "PICTURE" << int(Ready);
    QTest::newRow("another file") << "FILE" << int(Error);
    QTest::newRow("a device") << "file:///dev/ptmx" << int(Error);
    QTest::newRow("a file that is not a picture of a card") << "OUTSIDE" << int(Error);
    QTest::newRow("no file at all") << "image://card/whole/AAAA" << int(Error);
    QTest::newRow("an unknown scheme") << "data:image/png;base64,AAAA" << int(Error);
}

void TestEngineGuard::imagesComeFromTheProgramOrThePlayer()
{
    QFETCH(QString, address);
    QFETCH(int, status);
    draw(m_library->file("images/everzone/marine.png"));
    draw(m_library->file("other.png"));
    const auto addressOf = [this](const char* name) {
        return CardImageProvider::address(m_library->file(name).toStdString());
    };
    address.replace("PICTURE", addressOf("images/everzone/marine.png"));
    address.replace("OUTSIDE", addressOf("images/../other.png"));
    address.replace("FILE", QUrl::fromLocalFile(m_library->file("other.png")).toString());
    const auto image = make("Image { source: '" + address.toUtf8() + "' }");
    QVERIFY(image != nullptr);
    QTRY_COMPARE(image->property("status").toInt(), status);
}

void TestEngineGuard::codeComesFromTheProgramAndQt()
{
    QFile file(m_library->file("Evil.qml"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("import QtQuick\nItem {}\n");
    file.close();
    QQmlComponent component(m_engine.get(), QUrl::fromLocalFile(file.fileName()));
    QTRY_VERIFY(component.isError());
    QVERIFY(make("Item { Loader { source: 'qrc:/none.qml' } }") != nullptr);
}

MAZZO_TEST(TestEngineGuard)
#include "tst_engine_guard.moc"
