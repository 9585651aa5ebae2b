// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/pack.h"
#include "tests/support/test_registry.h"
#include "tests/validators/verdicts/case_deck.h"
#include "tests/validators/verdicts/case_file.h"
#include "validators/rule_book.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace mazzo::tests;

namespace {

const QString kFolder = QStringLiteral(MAZZO_SOURCE_DIR "/tests/validators/verdicts/tables/");

void copyFolder(const QString& from, const QString& to)
{
    QDir().mkpath(to);
    for (const QFileInfo& entry : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
        const QString target = to + "/" + entry.fileName();
        if (entry.isDir()) copyFolder(entry.filePath(), target);
        else QFile::copy(entry.filePath(), target);
    }
}

/// The game's pack, with the test's own cards added to its files before it is read.
Checked<Pack> packOf(const CaseFile& file)
{
    const QString own = QStringLiteral(MAZZO_SOURCE_DIR "/carddata/games/") + file.game;
    if (file.cards.isEmpty()) return loadPack(own.toStdString());
    QTemporaryDir folder;
    const QString copy = folder.filePath(file.game);
    copyFolder(own, copy);
    QFile cards(copy + "/cards.json"), more(kFolder + file.cards);
    cards.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    if (!cards.open(QIODevice::ReadWrite) || !more.open(QIODevice::ReadOnly))
        return tl::unexpected<Errors>({Error{Error::Kind::Io, "test.cards", {}, {}, {}}});
    QJsonObject document = QJsonDocument::fromJson(cards.readAll()).object();
    QJsonArray list = document["cards"].toArray();
    for (const auto card : QJsonDocument::fromJson(more.readAll()).object()["cards"].toArray()) list.append(card);
    document["cards"] = list;
    cards.resize(0);
    cards.seek(0);
    cards.write(QJsonDocument(document).toJson());
    cards.close();
    return loadPack(copy.toStdString());
}

QString nameOf(Verdict verdict)
{
    return verdict == Verdict::Legal        ? "legal"
           : verdict == Verdict::Unknown    ? "unknown"
           : verdict == Verdict::Unfinished ? "unfinished"
                                            : "illegal";
}

QString nameOf(Status status)
{
    static const QStringList kNames{"not-judged", "passed", "advice", "unknown", "unfinished", "broken"};
    return kNames.at(static_cast<int>(status));
}

/// The rules that make the verdict what it is: for an unknown one those that are unknown, else those that are broken or
/// unfinished.
QStringList decisive(const Report& report, const RuleBook& book)
{
    QStringList ids;
    for (const Finding& finding : report.findings) {
        const bool counts = report.verdict == Verdict::Unknown ? finding.status == Status::Unknown
                                                               : finding.status >= Status::Unfinished;
        const QString id = QString::fromStdString(std::string(book.ruleId(finding)));
        if (counts && !ids.contains(id)) ids.append(id);
    }
    ids.sort();
    return ids;
}

QString figure(const std::optional<Interval>& number)
{
    if (!number) return "-";
    return number->isExact()         ? QString::number(number->lo)
           : number->hasLowerBound() ? QString::number(number->lo) + "+"
                                     : "?";
}

QStringList cardNames(const Finding& finding, const Catalogue& catalogue)
{
    QStringList names;
    for (const Culprit& culprit : finding.cards) {
        const auto* card = std::get_if<CardIndex>(&culprit);
        names.append(QString::fromStdString(card != nullptr ? std::string(catalogue.name(*card, "en"))
                                                            : std::get<std::string>(culprit)));
    }
    names.sort();
    return names;
}

/// What a finding says in the words of the table, to compare and to complain with.
QString spelled(const Finding& finding, const Game& game, const Catalogue& catalogue, const QString& asked)
{
    QStringList parts;
    for (const QString& part : (" " + asked).section(" cards=", 0, 0).split(' ', Qt::SkipEmptyParts)) {
        const QString key = part.section('=', 0, 0);
        const QString value = key == "have"  ? figure(finding.have)
                              : key == "min" ? figure(finding.min)
                              : key == "max" ? figure(finding.max)
                              : key == "zone"
                                  ? (finding.zone ? QString::fromStdString(game[*finding.zone].id) : QString("-"))
                              : key == "status" ? nameOf(finding.status)
                                                : QString("?");
        parts.append(key + "=" + value);
    }
    if (asked.contains("cards=")) parts.append("cards=" + cardNames(finding, catalogue).join(", "));
    return parts.join(' ');
}

}  // namespace

/// Every row of the games' verdict tables.
class Verdicts : public QObject {
    Q_OBJECT

private slots:
    void row_data();
    void row();
    void everyClauseHasTwoSides();

private:
    std::map<QString, CaseFile> m_files;
    std::map<QString, Pack> m_packs;
};

void Verdicts::row_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("index");
    for (const QString& name : QDir(kFolder).entryList({"*.txt"})) {
        CaseFile file = CaseFile::read(kFolder + name);
        QVERIFY2(file.mistake.isEmpty(), qPrintable(file.mistake));
        auto pack = packOf(file);
        if (!pack) {
            for (const Error& error : pack.error())
                qWarning("%s:%d:%d %s", error.where.file.c_str(), error.where.line, error.where.column,
                         error.code.c_str());
        }
        QVERIFY2(pack, qPrintable(name));
        for (int i = 0; i < file.cases.size(); ++i)
            QTest::newRow(qPrintable(
                file.cases[i].clause + " " + file.cases[i].sentence + " (" + QString::number(file.cases[i].line) + ")"))
                << name << i;
        m_packs.emplace(name, std::move(*pack));
        m_files.emplace(name, std::move(file));
    }
}

void Verdicts::row()
{
    QFETCH(QString, file);
    QFETCH(int, index);
    const VerdictCase& row = m_files.at(file).cases[index];
    const Pack& pack = m_packs.at(file);
    const CaseDeck made = CaseDeck::build(row, m_files.at(file), pack);
    QVERIFY2(made.mistake.isEmpty(), qPrintable(made.mistake));
    QCOMPARE(made.refused.isEmpty(), row.verdict != "refused");
    if (row.verdict == "refused") {
        if (!row.rules.isEmpty()) QCOMPARE(made.refused, row.rules.join(' '));
        return;
    }
    const auto book = RuleBook::compile(pack.game, made.catalogue, made.settings);
    QVERIFY(book);
    const Report report = book->check(made.deck);
    QStringList expected = row.rules;
    expected.sort();
    QCOMPARE(nameOf(report.verdict) + " " + decisive(report, *book).join(' '), row.verdict + " " + expected.join(' '));
    if (row.numbers.isEmpty()) return;
    const QString rule = row.numbers.section(' ', 0, 0), asked = row.numbers.section(' ', 1).simplified();
    QStringList found;
    for (const Finding& finding : report.findings) {
        if (rule.toStdString() == book->ruleId(finding))
            found.append(spelled(finding, pack.game, made.catalogue, asked));
    }
    QVERIFY2(found.contains(asked), qPrintable(row.numbers + " is not among: " + found.join(" / ")));
}

void Verdicts::everyClauseHasTwoSides()
{
    for (const auto& [name, file] : m_files) {
        QMap<QString, QSet<QString>> sides;
        for (const VerdictCase& row : file.cases) {
            // Advice changes no verdict: there the status of the clause is the side.
            const QString status = row.numbers.startsWith(row.clause + " status=") ? row.numbers.section(' ', 1, 1)
                                                                                   : QString();
            sides[row.clause].insert(row.rules.contains(row.clause) ? "fails"
                                                                    : row.verdict + row.rules.join(' ') + status);
        }
        for (auto clause = sides.begin(); clause != sides.end(); ++clause)
            QVERIFY2(clause->size() > 1, qPrintable(clause.key() + " has rows on one side only, in " + name));
    }
}

MAZZO_TEST(Verdicts)
#include "verdicts_test.moc"
