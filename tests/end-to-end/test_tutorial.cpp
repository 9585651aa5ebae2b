// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include "program.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using mazzo::tests::Outcome;
using mazzo::tests::Program;

/// docs/make-a-game.md as a reader follows it: its files are written, its commands run, their output compared.
class TestTutorial : public QObject {
    Q_OBJECT

private slots:
    void everyBlockDoesWhatThePageSays();

private:
    struct Block {
        QString kind;
        QString file;
        QStringList lines;
    };

    static QList<Block> blocks()
    {
        QFile page(QStringLiteral(MAZZO_SOURCE_DIR "/docs/make-a-game.md"));
        if (!page.open(QFile::ReadOnly)) return {};
        QList<Block> all;
        bool isInside = false;
        for (const QString& line : QString::fromUtf8(page.readAll()).split('\n')) {
            if (line.startsWith("```")) {
                isInside = !isInside;
                if (isInside) all.append({line.mid(3).section(' ', 0, 0), line.section(' ', 1), {}});
            } else if (isInside) {
                all.last().lines.append(line);
            }
        }
        return all;
    }
    /// A block that begins with a key is added to the file, instead of what it has under that key.
    void write(const Block& block)
    {
        const QByteArray text = block.lines.join('\n').toUtf8();
        QDir(m_program.path("")).mkpath(QFileInfo(m_program.path(block.file)).path());
        if (!text.startsWith('"')) return m_program.write(block.file, text + "\n");
        QJsonParseError error{};
        const QJsonObject added = QJsonDocument::fromJson("{" + text + "}", &error).object();
        QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
        QJsonObject whole = QJsonDocument::fromJson(m_program.read(block.file)).object();
        QVERIFY(!whole.isEmpty());
        for (const QString& key : added.keys()) whole[key] = added[key];
        m_program.write(block.file, QJsonDocument(whole).toJson());
    }
    void run(const Block& block)
    {
        for (qsizetype i = 0; i < block.lines.size();) {
            const QString command = block.lines[i++];
            QVERIFY2(command.startsWith("$ mazzo "), qPrintable(command));
            QStringList expected;
            while (i < block.lines.size() && !block.lines[i].startsWith("$ ")) expected.append(block.lines[i++]);
            QString line = command.mid(8);
            // QProcess::splitCommand knows only double quotes.
            const Outcome outcome = m_program.run(QProcess::splitCommand(line.replace('\'', '"')) << "--lang" << "en");
            QVERIFY2(outcome.status == 0, qPrintable(command + "\n" + QString::fromUtf8(outcome.out + outcome.err)));
            QVERIFY2(outcome.err.isEmpty(), outcome.err.constData());
            if (!expected.isEmpty()) QCOMPARE(QString::fromUtf8(outcome.out).trimmed(), expected.join('\n'));
            ++m_commands;
        }
    }

    Program m_program;
    int m_commands = 0;
};

void TestTutorial::everyBlockDoesWhatThePageSays()
{
    int files = 0;
    for (const Block& block : blocks()) {
        if (block.kind == "console") run(block);
        else {
            QVERIFY2(!block.file.isEmpty(), qPrintable(block.lines.join('\n')));
            write(block);
            ++files;
        }
        if (QTest::currentTestFailed()) return;
    }
    QVERIFY(files >= 8);
    QVERIFY(m_commands >= 10);
    const Outcome repaired = m_program.run({"validate", "repaired.deck", "--json"});
    QCOMPARE(repaired.object()["verdict"].toString(), QString("legal"));
}

MAZZO_TEST(TestTutorial)
#include "test_tutorial.moc"
