// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "sample_game.h"

#include <QtTest>

using namespace mazzo::tests;

/// What cannot be meant: the code, the column, and the names that may have been meant.
class QueryErrors : public QObject {
    Q_OBJECT

private slots:
    void searchPointsAtTheMistake_data();
    void searchPointsAtTheMistake();
    void expressionPointsAtTheMistake_data();
    void expressionPointsAtTheMistake();
    void limitsAreKept_data();
    void limitsAreKept();
    void expressionsSpeakOnlyOfWhatIsThere_data();
    void expressionsSpeakOnlyOfWhatIsThere();

private:
    const sample::World m_world;
};

void QueryErrors::searchPointsAtTheMistake_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("error");
    QTest::newRow("a mistyped field") << "raec:numan" << "query.unknown-field@1 raec race";
    QTest::newRow("a mistyped field, further on")
        << "adam (type:unit terain:sea)" << "query.unknown-field@17 terain terrain";
    QTest::newRow("the column counts characters, not bytes") << "città però xyzw:3" << "query.unknown-field@12 xyzw";
    QTest::newRow("a mistyped field in has") << "has:csot" << "query.unknown-field@5 csot cost";
    QTest::newRow("a mistyped field in unknown") << "unknown:terain" << "query.unknown-field@9 terain terrain";
    QTest::newRow("letters where a number belongs") << "cost<=two" << "query.not-a-number@7 two";
    QTest::newRow("half letters where a number belongs") << "cost:3x" << "query.not-a-number@6 3x";
    QTest::newRow("a number that is too large") << "cost>99999999999" << "query.not-a-number@6 99999999999";
    QTest::newRow("order of texts") << "race<numan" << "query.no-order@1 race";
    QTest::newRow("order of lists") << "terrain>=sea" << "query.no-order@1 terrain";
    QTest::newRow("order of flags") << "leader>no" << "query.no-order@1 leader";
    QTest::newRow("order of names") << "name<m" << "query.no-order@1 name";
    QTest::newRow("a choice that there is not, as a whole value")
        << "race=nunan" << "query.unknown-choice@6 nunan numan Numano";
    QTest::newRow("a type that there is not, as a whole value") << "type=unot" << "query.unknown-choice@6 unot unit";
    QTest::newRow("a zone that there is not, as a whole value")
        << "zone!=froces" << "query.unknown-choice@7 froces forces";
    QTest::newRow("a flag that is neither yes nor no") << "leader=yess" << "query.unknown-choice@8 yess yes";
    QTest::newRow("a word that is neither flag nor type") << "is:laeder" << "query.unknown-word@4 laeder leader";
    QTest::newRow("a field that is no flag") << "is:cost" << "query.unknown-word@4 cost";
    QTest::newRow("a closing bracket too many") << "adam)" << "query.unexpected@5 )";
    QTest::newRow("a comparison of nothing") << "adam <3" << "query.unknown-field@1 adam";
    QTest::newRow("a comparison at the start") << "<=3" << "query.unexpected@1 <";
    QTest::newRow("two comparisons") << "cost==3" << "query.unexpected@6 =";
    QTest::newRow("what a deck admits, without a deck") << "adam can:add" << "query.needs-deck@6 can:add";
    QTest::newRow("a pile function in a search") << "adam count(type:unit)" << "query.needs-pile@6 count";
}

void QueryErrors::searchPointsAtTheMistake()
{
    QFETCH(QString, query);
    QFETCH(QString, error);
    const auto parsed = parseQuery(query.toStdString(), m_world.game);
    QVERIFY(!parsed);
    QCOMPARE(QString::fromStdString(sample::written(parsed.error())), error);
    QCOMPARE(parsed.error().kind, Error::Kind::Parse);
    QCOMPARE(parsed.error().where.line, 1);
}

void QueryErrors::expressionPointsAtTheMistake_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("error");
    QTest::newRow("nothing at all") << "" << "query.missing@1 term";
    QTest::newRow("no right side") << "count() >=" << "query.missing@11 term";
    QTest::newRow("no right side of and") << "given(forces) and" << "query.missing@18 term";
    QTest::newRow("an open bracket") << "count(type:unit" << "query.missing@16 )";
    QTest::newRow("an open quote") << "count(name:\"mar)" << "query.missing@17 \"";
    QTest::newRow("a field without a value") << "count(race:) = 1" << "query.missing@12 value";
    QTest::newRow("an empty bracket in a query") << "count(())" << "query.missing@8 term";
    QTest::newRow("or without a right side in a query") << "count(adam or) = 1" << "query.missing@14 term";
    QTest::newRow("a not of nothing in a query") << "count(-)" << "query.missing@8 term";
    QTest::newRow("half a choice in a rule") << "count(race:num)" << "query.unknown-choice@12 num numan Numano";
    QTest::newRow("half a type in a rule") << "count(type:uni)" << "query.unknown-choice@12 uni unit Unità";
    QTest::newRow("a zone that there is not") << "given(place)" << "query.unknown-choice@7 place places";
    QTest::newRow("a function that there is not") << "coumt(adam) = 1" << "query.unknown-function@1 coumt count";
    QTest::newRow("an option that there is not") << "option(pol) = box" << "query.unknown-option@8 pol pool";
    QTest::newRow("an option's value that there is not") << "option(pool) = bax" << "query.unknown-choice@16 bax box";
    QTest::newRow("an edition that there is not") << "option(rules) = newer" << "query.unknown-choice@17 newer";
    QTest::newRow("an option compared with nothing") << "option(pool)" << "query.missing@13 =";
    QTest::newRow("an option in order") << "option(pool) < box" << "query.no-order@1 option";
    QTest::newRow("a name that there is not") << "playrs = 2" << "query.unknown-field@1 playrs players";
    QTest::newRow("the sum of a text") << "sum(race, zone:forces)" << "query.wrong-type@5 number";
    QTest::newRow("the sum of nothing") << "sum(, zone:forces)" << "query.missing@5 field";
    QTest::newRow("a condition added") << "given(forces) + 1" << "query.wrong-type@1 number";
    QTest::newRow("a number where a condition belongs")
        << "count() and given(forces)" << "query.wrong-type@1 condition";
    QTest::newRow("a number where a list belongs") << "length(count())" << "query.wrong-type@8 list";
    QTest::newRow("a condition compared") << "given(forces) = 1" << "query.wrong-type@1 number";
    QTest::newRow("two terms side by side") << "count() count()" << "query.unexpected@9 c";
    QTest::newRow("two comparisons in a row") << "1 < 2 < 3" << "query.unexpected@7 <";
    QTest::newRow("a comma too many") << "count(adam, cybot)" << "query.unexpected@11 ,";
    QTest::newRow("too few parts of if") << "if(given(forces), 1)" << "query.missing@20 ,";
    QTest::newRow("a sign that is none") << "1 + ;" << "query.unknown-field@5 ;";
    QTest::newRow("a function in a function's query") << "count(count(adam))" << "query.needs-pile@7 count";
    QTest::newRow("a relation without its list") << "count(race in zone:forces)" << "query.missing@15 values(";
    QTest::newRow("a relation of no field") << "count(rcae in values(race))" << "query.unknown-field@7 rcae race";
    QTest::newRow("a relation in a relation's list")
        << "count(race in values(race, race in values(race)))" << "query.unexpected@28 in";
    QTest::newRow("too many relations")
        << "count(race in values(race) race in values(race) race in values(race) race in values(race) "
           "race in values(race))"
        << "query.too-many-terms@91 4";
    QTest::newRow("the lowest of a text") << "least(race)" << "query.wrong-type@7 number";
    QTest::newRow("every without a condition") << "every(race, zone:forces)" << "query.missing@24 ,";
    QTest::newRow("every with a number") << "every(race, zone:forces, count())" << "query.wrong-type@26 condition";
    QTest::newRow("every in every") << "every(race, zone:forces, every(race, zone:forces, 1 = 1))"
                                    << "query.unexpected@26 every";
    QTest::newRow("the current value in order")
        << "every(cost, zone:forces, count(cost<$value) = 1)" << "query.unexpected@37 $value";
    QTest::newRow("the current value without every") << "count(race:$value) = 1" << "query.unknown-choice@12 $value";
    QTest::newRow("a number that is too large") << "count() < 99999999999" << "query.not-a-number@11 99999999999";
}

void QueryErrors::expressionPointsAtTheMistake()
{
    QFETCH(QString, expression);
    QFETCH(QString, error);
    const auto parsed = parseExpression(expression.toStdString(), m_world.game, Scope::Piles);
    QVERIFY(!parsed);
    QCOMPARE(QString::fromStdString(sample::written(parsed.error())), error);
}

void QueryErrors::limitsAreKept_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("error");
    QTest::newRow("8,192 bytes") << QByteArray(8192, 'a') << "";
    QTest::newRow("a byte more") << QByteArray(8193, 'a') << "query.too-long@8193 8192";
    QTest::newRow("100 kB") << QByteArray(100'000, '(') << "query.too-long@8193 8192";
    QTest::newRow("1,024 terms") << QByteArray("a ").repeated(1024) << "";
    QTest::newRow("a term more") << QByteArray("a ").repeated(1025) << "query.too-many-terms@2049 1024";
    QTest::newRow("64 levels") << QByteArray("(").repeated(63) + "a" << "";
    QTest::newRow("a level more") << QByteArray("(").repeated(64) + "a" << "query.too-deep@65 64";
    QTest::newRow("many levels of not") << QByteArray("-").repeated(8000) << "query.too-deep@65 64";
    QTest::newRow("broken UTF-8") << QByteArray("citt\xC3\xA0 \xFFx") << "query.broken-text@7";
    QTest::newRow("UTF-8 cut off") << QByteArray("name:\xC3") << "query.broken-text@6";
    QTest::newRow("a zero byte is a letter") << QByteArray("a\0b", 3) << "";
}

void QueryErrors::limitsAreKept()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, error);
    const auto parsed = parseQuery(query.toStdString(), m_world.game);
    QCOMPARE(QString::fromStdString(parsed ? "" : sample::written(parsed.error())), error);
}

void QueryErrors::expressionsSpeakOnlyOfWhatIsThere_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<int>("speaks");
    QTest::addColumn<QString>("error");
    const int piles = int(Scope::Piles), both = int(Scope::PilesAndOneCard), card = int(Scope::OneCard);
    QTest::newRow("a field without a card") << "cost > 1" << piles << "query.needs-card@1 cost";
    QTest::newRow("a question without a card") << "is:leader" << piles << "query.needs-card@1 is";
    QTest::newRow("copies without a card") << "copies() > 1" << piles << "query.needs-card@1 copies";
    QTest::newRow("a field with a card") << "cost > 1" << both << "";
    QTest::newRow("copies with a card") << "copies() > cost" << both << "";
    QTest::newRow("a pile in a derived field") << "1 + count()" << card << "query.needs-pile@5 count";
    QTest::newRow("a section in a derived field") << "given(forces)" << card << "query.needs-pile@1 given";
    QTest::newRow("an option in a derived field") << "option(pool) = box" << card << "query.needs-pile@1 option";
    QTest::newRow("an option's plain name in a derived field") << "players + 1" << card << "query.needs-pile@1 players";
    QTest::newRow("the zone of one card") << "zone:forces" << both << "query.needs-pile@1 zone";
    QTest::newRow("a derived field") << "if(is:leader, 3, 1) + length(parents)" << card << "";
}

void QueryErrors::expressionsSpeakOnlyOfWhatIsThere()
{
    QFETCH(QString, expression);
    QFETCH(int, speaks);
    QFETCH(QString, error);
    const auto parsed = parseExpression(expression.toStdString(), m_world.game, Scope(speaks));
    QCOMPARE(QString::fromStdString(parsed ? "" : sample::written(parsed.error())), error);
}

MAZZO_TEST(QueryErrors)
#include "tst_query_errors.moc"
