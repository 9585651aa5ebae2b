// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/format.h"
#include "tests/model/catalogue/sample.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <cstring>

using namespace mazzo::tests;
using namespace mazzo::tests::catalogue_sample;

namespace {

using Bytes = std::vector<std::byte>;

Result<Catalogue> reading(const Game& game, Bytes bytes)
{
    const auto owner = std::make_shared<const Bytes>(std::move(bytes));
    return Catalogue::fromBytes(game, *owner, owner);
}

bool isRefused(const Game& game, Bytes bytes)
{
    const auto read = reading(game, std::move(bytes));
    return !read && read.error().kind == Error::Kind::Corrupt;
}

/// Makes the checksum right again, as someone would who means harm.
void seal(Bytes& bytes)
{
    const std::uint64_t sum = catalogue::checksum(bytes.data(), bytes.size());
    std::memcpy(bytes.data() + offsetof(catalogue::Header, checksum), &sum, sizeof sum);
}

/// Reads everything there is to read; the answers do not matter, only that they come.
std::size_t askEverything(Catalogue& catalogue, const Game& game)
{
    std::size_t total = catalogue.unknownValues();
    for (const char* text : {"a", "sea", "sea arrow", "the sea a", ""}) {
        for (const Comparison comparison : {Comparison::Contains, Comparison::Equal, Comparison::NotEqual}) {
            total += catalogue.nameMatches(comparison, text).yes.cards().size();
            total += catalogue.textMatches(comparison, text).possible.cards().size();
            for (const FieldIndex field : {kRace, kArtist, kTerrain, kParents})
                total += catalogue.wordMatches(field, comparison, text).yes.count();
        }
        total += catalogue.nearestNames(text).size() + (catalogue.find(text) ? 1 : 0);
    }
    total += catalogue.numberMatches(kCost, Comparison::Less, 3).undecided() +
             catalogue.typeIs(TypeIndex{1}).yes.count();
    for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
        total += catalogue.name(CardIndex{i}, "it").size() + catalogue.id(CardIndex{i}).size() +
                 catalogue.set(CardIndex{i}).size();
        for (std::uint16_t f = 0; f < game.fields.size(); ++f)
            total += catalogue.value(CardIndex{i}, FieldIndex{f}).index();
    }
    const Origin hidden[] = {Origin::Provisional};
    if (catalogue.size() > 0) catalogue.setValue(CardIndex{0}, kArtist, std::string("New"), Origin::User);
    return total + catalogue.hiding(hidden).unknownValues();
}

}  // namespace

/// A catalogue as bytes: the same after a round trip, refused when damaged, and harmless whatever the bytes say.
class TestCatalogueBytes : public QObject {
    Q_OBJECT

private slots:
    void aRoundTripAnswersTheSame();
    void changesAreNotWritten();
    void anyFlippedByteIsRefused();
    void anyOtherLengthIsRefused();
    void anotherGamesBytesAreRefused_data();
    void anotherGamesBytesAreRefused();
    void crookedBytesAreRefused();
    void sealedDamageDoesNoHarm();

private:
    Game m_game = game();
    Catalogue m_catalogue = Catalogue::build(m_game, randomCards(12, 8));
};

void TestCatalogueBytes::aRoundTripAnswersTheSame()
{
    for (const std::size_t count : {std::size_t{0}, std::size_t{1}, std::size_t{200}}) {
        Catalogue built = Catalogue::build(m_game, randomCards(count, 4));
        auto read = reading(m_game, built.bytes());
        QVERIFY(read);
        QCOMPARE(read->bytes(), built.bytes());
        QCOMPARE(read->textMatches(Comparison::Contains, "sea"), built.textMatches(Comparison::Contains, "sea"));
        QCOMPARE(askEverything(*read, m_game), askEverything(built, m_game));
    }
}

void TestCatalogueBytes::changesAreNotWritten()
{
    const Bytes before = m_catalogue.bytes();
    m_catalogue.setValue(CardIndex{0}, kCost, Interval::exactly(99), Origin::User);
    m_catalogue.setText(CardIndex{0}, "Own");
    QCOMPARE(m_catalogue.bytes(), before);
}

void TestCatalogueBytes::anyFlippedByteIsRefused()
{
    const Bytes whole = m_catalogue.bytes();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        Bytes damaged = whole;
        damaged[i] ^= std::byte{0x40};
        QVERIFY2(isRefused(m_game, std::move(damaged)), qPrintable(QString::number(i)));
    }
}

void TestCatalogueBytes::anyOtherLengthIsRefused()
{
    const Bytes whole = m_catalogue.bytes();
    for (std::size_t length = 0; length < whole.size(); ++length)
        QVERIFY(isRefused(m_game, Bytes(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length))));
    Bytes longer = whole;
    longer.resize(whole.size() + 8);
    QVERIFY(isRefused(m_game, std::move(longer)));
}

void TestCatalogueBytes::anotherGamesBytesAreRefused_data()
{
    QTest::addColumn<int>("change");
    QTest::newRow("another game") << 0;
    QTest::newRow("a field more") << 1;
    QTest::newRow("a field of another type") << 2;
    QTest::newRow("a number with other bounds") << 3;
    QTest::newRow("a type less") << 4;
    QTest::newRow("languages in another order") << 5;
}

void TestCatalogueBytes::anotherGamesBytesAreRefused()
{
    QFETCH(int, change);
    Game other = m_game;
    if (change == 0) other.id = "other";
    if (change == 1) other.fields.push_back(other.fields.back());
    if (change == 2) other.fields[at(kRace)].type = Field::Type::Words;
    if (change == 3) other.fields[at(kPower)].domain = {0, 5};
    if (change == 4) other.types.pop_back();
    if (change == 5) std::swap(other.languages[0], other.languages[1]);
    QVERIFY(isRefused(other, m_catalogue.bytes()));
}

void TestCatalogueBytes::crookedBytesAreRefused()
{
    const Bytes whole = m_catalogue.bytes();
    const auto shifted = std::make_shared<Bytes>(whole.size() + 1);
    std::memcpy(shifted->data() + 1, whole.data(), whole.size());
    QVERIFY(!Catalogue::fromBytes(m_game, std::span<const std::byte>(*shifted).subspan(1), shifted));
}

void TestCatalogueBytes::sealedDamageDoesNoHarm()
{
    const Bytes whole = m_catalogue.bytes();
    std::size_t refused = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (const int value : {0x00, 0x01, 0x7f, 0xff}) {
            Bytes damaged = whole;
            damaged[i] = std::byte(value);
            seal(damaged);
            auto read = reading(m_game, std::move(damaged));
            if (read) static_cast<void>(askEverything(*read, m_game));
            else ++refused;
        }
    }
    QVERIFY(refused > whole.size());  // Most of a block is offsets and codes: their bounds must have caught this much.
}

MAZZO_TEST(TestCatalogueBytes)
#include "test_catalogue_bytes.moc"
