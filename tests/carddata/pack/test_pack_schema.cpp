// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/shapes.h"
#include "tests/support/test_registry.h"

#include "temporary_pack.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

/// Editors and the loader know the same keys.
class PackSchema : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyKeyOfTheLoader_data();
    void everyKeyOfTheLoader();
    void everyObjectOfTheSchemas();
    void everyKeyIsUsedByTheGoodPack();
    void everyKeyOfTheGoodPackMatters();

private:
    void collect(const QString& place, const QJsonObject& schema);

    QMap<QString, QJsonObject> m_objects;  // the parts of the schemas that describe objects with known keys
};

namespace {

QString text(std::string_view view) { return QString::fromUtf8(view.data(), qsizetype(view.size())); }

/// Every key in a JSON value with the path of objects that leads to it.
void keysIn(const QJsonValue& value, QSet<QString>& keys)
{
    for (const QJsonValue& item : value.toArray()) keysIn(item, keys);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        keys.insert(member.key());
        keysIn(member.value(), keys);
    }
}

}  // namespace

void PackSchema::initTestCase()
{
    const QDir folder(MAZZO_SOURCE_DIR "/carddata/schema");
    for (const QString& name : folder.entryList({"*.schema.json"})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject schema = QJsonDocument::fromJson(file.readAll()).object();
        QCOMPARE(schema["$schema"].toString(), QStringLiteral("http://json-schema.org/draft-07/schema#"));
        collect(name + '#', schema);
        const QJsonObject definitions = schema["definitions"].toObject();
        for (const QString& definition : definitions.keys())
            collect(name + "#/definitions/" + definition, definitions[definition].toObject());
    }
}

void PackSchema::collect(const QString& place, const QJsonObject& schema)
{
    if (schema.contains("properties")) m_objects.insert(place, schema);
}

void PackSchema::everyKeyOfTheLoader_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QStringList>("keys");
    QTest::addColumn<QStringList>("required");
    for (const mazzo::carddata::Shape* shape : mazzo::carddata::shapes::kAll) {
        QStringList keys;
        QStringList required;
        for (const mazzo::carddata::ShapeKey& key : shape->keys) {
            keys << text(key.name);
            if (key.required) required << text(key.name);
        }
        keys.sort();
        required.sort();
        QTest::newRow(qPrintable(text(shape->schema))) << text(shape->schema) << keys << required;
    }
}

void PackSchema::everyKeyOfTheLoader()
{
    QFETCH(const QString, place);
    QFETCH(const QStringList, keys);
    QFETCH(const QStringList, required);
    const QJsonObject schema = m_objects.value(place);
    QCOMPARE(schema["properties"].toObject().keys(), keys);
    QCOMPARE(schema["additionalProperties"], QJsonValue(false));
    QStringList schemaRequires;
    for (const QJsonValue& key : schema["required"].toArray()) schemaRequires << key.toString();
    schemaRequires.sort();
    QCOMPARE(schemaRequires, required);
}

void PackSchema::everyObjectOfTheSchemas()
{
    QStringList known;
    for (const mazzo::carddata::Shape* shape : mazzo::carddata::shapes::kAll) known << text(shape->schema);
    known.sort();
    QCOMPARE(QStringList(m_objects.keys()), known);
}

/// Otherwise the next test would not see a key.
void PackSchema::everyKeyIsUsedByTheGoodPack()
{
    const TemporaryPack pack;
    QSet<QString> used;
    for (const char* file : {"game.json", "cards.json", "products.json"})
        keysIn(QJsonDocument::fromJson(pack.text(file)).object(), used);
    for (const mazzo::carddata::Shape* shape : mazzo::carddata::shapes::kAll)
        for (const mazzo::carddata::ShapeKey& key : shape->keys)
            QVERIFY2(used.contains(text(key.name)), qPrintable(text(key.name)));
}

/// A misspelt key is never overlooked: every key of the good pack, one at a time.
void PackSchema::everyKeyOfTheGoodPackMatters()
{
    const TemporaryPack pack;
    for (const char* file : {"game.json", "cards.json", "products.json"}) {
        const QByteArray good = pack.text(file);
        int keys = 0;
        for (auto at = good.indexOf("\":"); at >= 0; at = good.indexOf("\":", at + 1), ++keys) {
            const QByteArray before = good.left(at);
            pack.write(file, before + "-q" + good.mid(at));
            const auto line = before.count('\n') + 1;
            QVERIFY2(!pack.mistakes().isEmpty(), qPrintable(QStringLiteral("%1:%2").arg(file).arg(line)));
        }
        QVERIFY(keys > 10);
        pack.write(file, good);
    }
}

MAZZO_TEST(PackSchema)
#include "test_pack_schema.moc"
