// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/pack/pack.h"

#include <QDir>
#include <QFile>
#include <QStringList>
#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>

/// A copy of the good pack in a folder of its own, to be spoilt.
class TemporaryPack {
public:
    TemporaryPack()
    {
        std::filesystem::copy(MAZZO_SOURCE_DIR "/tests/carddata/pack/data/harbour", path(),
                              std::filesystem::copy_options::recursive);
    }

    [[nodiscard]] std::filesystem::path path() const { return root() / "harbour"; }
    [[nodiscard]] std::filesystem::path root() const { return m_folder.path().toStdString(); }

    [[nodiscard]] QByteArray text(const QString& file) const
    {
        QFile in(fileName(file));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }
    void write(const QString& file, const QByteArray& text) const
    {
        QFile out(fileName(file));
        QVERIFY(out.open(QIODevice::WriteOnly));
        QCOMPARE(out.write(text), text.size());
    }
    /// Replaces the only place where `before` stands.
    void replace(const QString& file, const QByteArray& before, const QByteArray& after) const
    {
        QByteArray all = text(file);
        QCOMPARE(all.count(before), 1);
        write(file, all.replace(before, after));
    }
    /// As for an engine that knows the words of the good pack's effects.
    [[nodiscard]] QStringList mistakes() const { return sentences(mazzo::carddata::loadPack(path(), effectWords)); }

    [[nodiscard]] static const mazzo::model::EffectVocabulary* effectWords(std::string_view)
    {
        using namespace mazzo::model;
        using Kind = EffectParameter::Kind;
        static constexpr EffectTrigger kTriggers[]{{"arrival", "On arrival"}, {"departure", "On departure"}};
        static constexpr std::string_view kGoods[]{"tea", "salt"};
        static constexpr std::string_view kOnDeparture[]{"departure"};
        static constexpr EffectParameter kLoad[]{{"goods", "Goods", Kind::Word, true, {}, kGoods},
                                                 {"holds", "Holds", Kind::Number, false, {1, 3}},
                                                 {"quickly", "Quickly", Kind::Flag},
                                                 {"from", "Port", Kind::Card}};
        static constexpr EffectVerb kVerbs[]{{"load", "Load", Interval{1, 9}, {}, kLoad},
                                             {"sail", "Sail", {}, kOnDeparture}};
        static constexpr EffectVocabulary all{kTriggers, kVerbs};
        return &all;
    }

    /// "pack.unknown-key(colour, cost) cards.json:3:5" for each mistake.
    template <class T>
    [[nodiscard]] static QStringList sentences(const mazzo::model::Checked<T>& loaded)
    {
        QStringList lines;
        if (loaded) return lines;
        for (const mazzo::model::Error& error : loaded.error()) {
            QStringList args;
            for (const std::string& arg : error.args) args << QString::fromStdString(arg);
            lines << QStringLiteral("%1(%2) %3:%4:%5")
                         .arg(QString::fromStdString(error.code), args.join(", "),
                              QString::fromStdString(error.where.file))
                         .arg(error.where.line)
                         .arg(error.where.column);
        }
        return lines;
    }

private:
    [[nodiscard]] QString fileName(const QString& file) const { return m_folder.filePath("harbour/" + file); }

    QTemporaryDir m_folder;
};
