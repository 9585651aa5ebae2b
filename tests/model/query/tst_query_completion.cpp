// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/completion.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace mazzo::tests;

namespace {

Texts named(std::string english, std::string italian)
{
    return Texts(std::vector<Texts::Entry>{{"en", std::move(english)}, {"it", std::move(italian)}});
}

Game gameOfBirds()
{
    Game game;
    game.id = "birds";
    game.types = {{"wader", named("Wader", "Limicolo"), {}}, {"gull", named("Gull", "Gabbiano"), {}}};
    Field region;
    region.id = "region";
    region.name = named("Region", "Zona");
    region.choices = {{"north", named("North", "Nord")}, {"south west", named("South-west", "Sud-ovest")}};
    Field wing;
    wing.id = "wing";
    wing.name = named("Wing span", "Apertura alare");
    wing.type = Field::Type::Number;
    Field rare;
    rare.id = "rare";
    rare.name = named("Rare", "Raro");
    rare.type = Field::Type::Flag;
    game.fields = {region, wing, rare};
    return game;
}

}  // namespace

/// What is offered while a query is typed.
class TestQueryCompletion : public QObject {
    Q_OBJECT

private slots:
    void offers_data();
    void offers();
    void theRestOfTheQueryStays();
};

void TestQueryCompletion::offers_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing typed") << "" << "";
    QTest::newRow("a field by its start") << "reg" << "region:";
    QTest::newRow("a field by its Italian name") << "zon" << "region:|zone:";
    QTest::newRow("not in the middle of a word") << "egi" << "";
    QTest::newRow("a number wants a comparison") << "win" << "wing=";
    QTest::newRow("a flag") << "rar" << "is:rare";
    QTest::newRow("behind a minus") << "-reg" << "region:";
    QTest::newRow("behind a bracket") << "(reg" << "region:";
    QTest::newRow("values of a field") << "region:" << "north|\"south west\"";
    QTest::newRow("a value by its name") << "region:nord" << "north";
    QTest::newRow("a value with a blank is quoted") << "region=sou" << "\"south west\"";
    QTest::newRow("types") << "type:g" << "gull";
    QTest::newRow("is takes types and flags") << "is:" << "wader|gull|rare";
    QTest::newRow("what is whole already is not offered") << "region:north" << "";
    QTest::newRow("numbers have no list") << "wing=" << "";
    QTest::newRow("can") << "can:" << "add";
}

void TestQueryCompletion::offers()
{
    QFETCH(QString, query);
    const std::string text = query.toStdString();
    QStringList offered;
    for (const Completion& completion : completions(text, text.size(), gameOfBirds()))
        offered.append(QString::fromStdString(completion.text));
    QTEST(offered.join('|'), "expected");
}

void TestQueryCompletion::theRestOfTheQueryStays()
{
    const auto found = completions("wing>3 reg is:rare", 10, gameOfBirds());
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().from, std::size_t{7});
    QCOMPARE(found.front().to, std::size_t{10});
}

MAZZO_TEST(TestQueryCompletion)
#include "tst_query_completion.moc"
