// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/card_links.h"
#include "carddata/library/layers/card_merger.h"
#include "carddata/library/user_value.h"
#include "carddata/library/value_text.h"
#include "tests/carddata/library/sample_game.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace mazzo::tests;

class UserValues : public QObject {
    Q_OBJECT

    const Game m_game = sampleGame();
    const std::vector<Card> m_cards = sampleCards();

    static LayerCard layerOf(const std::vector<std::pair<std::string, Value>>& values)
    {
        LayerCard layer;
        layer.id = "brig";
        for (const auto& [field, value] : values) layer.values[field] = {value, Origin::User, {}, {}, value};
        return layer;
    }

private slots:
    void whatIsTypedIsRead_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("value");  // as `valueText` writes it, or the error's code
        QTest::newRow("a number") << "hull" << " 12 " << "12";
        QTest::newRow("a number below zero") << "hull" << "-1" << "-1";
        QTest::newRow("no number") << "hull" << "12a" << "value.not-a-number";
        QTest::newRow("no whole number") << "hull" << "1.5" << "value.not-a-number";
        QTest::newRow("too large a number") << "hull" << "2147483647" << "value.not-a-number";
        QTest::newRow("nothing") << "hull" << "  " << "value.empty";
        QTest::newRow("yes") << "sunk" << "Yes" << "yes";
        QTest::newRow("sì") << "sunk" << "Sì" << "yes";
        QTest::newRow("si") << "sunk" << "si" << "yes";
        QTest::newRow("no") << "sunk" << "NO" << "no";
        QTest::newRow("perhaps") << "sunk" << "perhaps" << "value.not-yes-or-no";
        QTest::newRow("a choice's id") << "flag" << "dark-blue" << "dark-blue";
        QTest::newRow("a choice's Italian name") << "flag" << "blu SCURO" << "dark-blue";
        QTest::newRow("no choice") << "flag" << "green" << "value.not-in-domain";
        QTest::newRow("words with blanks") << "waters" << "sea fiume" << "sea, river";
        QTest::newRow("words with commas") << "waters" << "river,, sea ," << "river, sea";
        QTest::newRow("a name with a blank") << "waters" << "Alto mare, fiume" << "high-sea, river";
        QTest::newRow("a word twice") << "waters" << "sea mare" << "sea";
        QTest::newRow("no words") << "waters" << "" << "";
        QTest::newRow("one word is none of the choices") << "waters" << "sea lake" << "value.not-in-domain";
        QTest::newRow("a free text") << "motto" << " Avanti, tutta! " << "Avanti, tutta!";
        QTest::newRow("the printed text") << "text" << "Turn it." << "Turn it.";
        QTest::newRow("no such field") << "mast" << "3" << "value.no-such-field";
        QTest::newRow("a text without end") << "motto" << QString(9000, 'x') << "value.too-long";
    }
    void whatIsTypedIsRead()
    {
        QFETCH(QString, field);
        QFETCH(QString, typed);
        QFETCH(QString, value);
        const auto read = parseUserValue(m_game, field.toStdString(), typed.toStdString());
        QCOMPARE(QString::fromStdString(read ? valueText(*read) : read.error().code), value);
    }

    void brokenUtf8IsRefused()
    {
        QCOMPARE(parseUserValue(m_game, "motto", "a\xff").error().code, std::string("value.broken-utf8"));
    }

    void whatThePackKnowsStands_data()
    {
        QTest::addColumn<int>("card");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("refusal");  // code and args
        const int brig = 0;
        const int cook = 1;
        QTest::newRow("unknown, in the domain") << brig << "hull" << "20" << "";
        QTest::newRow("unknown, above the domain") << brig << "hull" << "21" << "value.above-bound hull 21 20";
        QTest::newRow("unknown, below the domain") << brig << "hull" << "0" << "value.below-bound hull 0 1";
        QTest::newRow("at the known bound") << brig << "limit" << "4" << "";
        QTest::newRow("below the known bound") << brig << "limit" << "3" << "value.below-bound limit 3 4";
        QTest::newRow("the rulebook's value again") << brig << "flag" << "red" << "";
        QTest::newRow("against the rulebook")
            << brig << "flag" << "dark-blue" << "value.known-otherwise flag dark-blue red";
        QTest::newRow("over a provisional value") << brig << "waters" << "river" << "";
        QTest::newRow("over a sample's value") << brig << "sunk" << "yes" << "";
        QTest::newRow("provisional, but certain otherwise")
            << brig << "motto" << "Stay" << "value.known-otherwise motto Stay On we sail";
        QTest::newRow("provisional, in the certain range") << cook << "limit" << "3" << "";
        QTest::newRow("provisional, above the certain range")
            << cook << "limit" << "4" << "value.above-bound limit 4 3";
        QTest::newRow("unknown choice") << cook << "flag" << "red" << "";
        QTest::newRow("against an empty list") << cook << "waters" << "sea" << "value.known-otherwise waters sea";
        QTest::newRow("against a derived value") << cook << "sunk" << "no" << "value.known-otherwise sunk no yes";
        QTest::newRow("absent for the type") << cook << "hull" << "3" << "value.absent hull 3";
        QTest::newRow("an unknown text") << brig << "text" << "Turn it." << "";
        QTest::newRow("a known text") << cook << "text" << "Eat."
                                      << "value.known-otherwise text Eat. Feeds the crew of a brig.";
    }
    void whatThePackKnowsStands()
    {
        QFETCH(int, card);
        QFETCH(QString, field);
        QFETCH(QString, typed);
        QFETCH(QString, refusal);
        const auto value = parseUserValue(m_game, field.toStdString(), typed.toStdString());
        QVERIFY(value);
        const auto allowed = mayBe(m_game, m_cards[static_cast<std::size_t>(card)], field.toStdString(), *value);
        QString said;
        if (!allowed) {
            QVERIFY(allowed.error().kind == Error::Kind::Refused);
            said = QString::fromStdString(allowed.error().code);
            for (const std::string& arg : allowed.error().args) said += " " + QString::fromStdString(arg);
        }
        QCOMPARE(said, refusal);
    }

    void wordsInAnyOrderAreTheSame()
    {
        Card card = m_cards[0];
        card.values[3].origin = Origin::Rulebook;
        QVERIFY(mayBe(m_game, card, "waters", Words{"river", "sea"}));
        QVERIFY(!mayBe(m_game, card, "waters", Words{"river"}));
    }

    void aValueOfAnotherTypeIsRefused()
    {
        QCOMPARE(mayBe(m_game, m_cards[0], "hull", std::string("3")).error().code, std::string("value.wrong-type"));
        QCOMPARE(mayBe(m_game, m_cards[0], "hull", Interval{2, 3}).error().code, std::string("value.wrong-type"));
        QCOMPARE(mayBe(m_game, m_cards[0], "sunk", Unknown{}).error().code, std::string("value.wrong-type"));
        QCOMPARE(mayBe(m_game, m_cards[0], "waters", Words{"lake"}).error().code, std::string("value.not-in-domain"));
    }

    void layingOverTellsWhatIsLeftOut()
    {
        Card card = m_cards[0];
        LayerCard layer = layerOf({{"flag", std::string("dark-blue")}, {"hull", Interval::exactly(9)}, {"gone", true}});
        layer.textState = Card::TextState::Known;
        layer.text = Texts(std::vector<Texts::Entry>{{"en", "Turn it."}});
        const auto left = CardMerger(m_game, {}).layOwn(card, layer);
        QVERIFY(left ==
                (std::vector<UserValue>{{"brig", "flag", std::string("dark-blue"), {}}, {"brig", "gone", true, {}}}));
        QVERIFY(card.values[0].value == Value(Interval::exactly(9)));
        QVERIFY(card.values[0].origin == Origin::User);
        QVERIFY(card.values[2].value == Value(std::string("red")));
        QVERIFY(card.textState == Card::TextState::Known);
        QCOMPARE(card.text.in("it"), std::string_view("Turn it."));
    }

    void aCorrectionCounts()
    {
        Card card = m_cards[0];
        LayerCard layer = layerOf({{"flag", std::string("dark-blue")}});
        layer.corrections = {"flag"};
        QVERIFY(CardMerger(m_game, {}).layOwn(card, layer).empty());
        QVERIFY(card.values[2].value == Value(std::string("dark-blue")));
        QVERIFY(card.values[2].origin == Origin::User);
    }

    void derivedFieldsFollow()
    {
        Game game = m_game;
        Card card = m_cards[0];
        for (const auto& [id, expression] :
             {std::pair{"four-times", "twice + twice"}, std::pair{"twice", "hull + hull"}}) {
            Field field;
            field.id = id;
            field.type = Field::Type::Number;
            field.derived = expression;
            game.fields.push_back(field);
            card.values.push_back({Unknown{}, Origin::Derived, {}, {}, Unknown{}});
        }
        QCOMPARE(mayBe(game, card, "twice", Interval::exactly(3)).error().code, std::string("value.derived"));
        QVERIFY(CardMerger(game, {}).layOwn(card, layerOf({{"hull", Interval::exactly(9)}})).empty());
        QVERIFY(card.values[6].value == Value(Interval::exactly(36)));
        QVERIFY(card.values[7].value == Value(Interval::exactly(18)));
        QVERIFY(card.values[7].origin == Origin::Derived);
    }

    void linksThatLeadBack()
    {
        const auto linksOf = [](std::string_view card) -> Result<Words> {
            if (card == "b") return Words{"c", "d"};
            if (card == "d") return Words{"b", "e"};
            return Words{};
        };
        QVERIFY(leadsBack("a", {"a"}, linksOf).value());
        QVERIFY(leadsBack("e", {"b"}, linksOf).value());
        QVERIFY(!leadsBack("a", {"b"}, linksOf).value());
        QVERIFY(!leadsBack("a", {}, linksOf).value());
    }
};

MAZZO_TEST(UserValues)
#include "tst_user_values.moc"
