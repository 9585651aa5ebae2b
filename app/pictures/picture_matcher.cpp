// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/picture_matcher.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace mazzo::app {

namespace {

std::optional<CardIndex> named(const Catalogue& catalogue, const QString& name)
{
    return name.isEmpty() ? std::nullopt : catalogue.find(name.toStdString());
}

std::optional<CardIndex> cardFor(const Catalogue& catalogue, const QString& stem)
{
    if (const auto card = named(catalogue, stem)) return card;
    // Scanners and web sites write other characters for blanks, and count copies: "sea_arrow (2)".
    static const QRegularExpression copyMark(QStringLiteral("\\s*\\(\\d+\\)$"));
    static const QRegularExpression separators(QStringLiteral("[_+.]+"));
    QString name = stem;
    name.remove(copyMark).replace(separators, QStringLiteral(" "));
    if (const auto card = named(catalogue, name)) return card;
    if (const auto card = named(catalogue, QString(name).replace('-', ' '))) return card;
    static const QRegularExpression leadingNumber(QStringLiteral("^#?(\\d{1,9})(?:[\\s-]+(.*))?$"));
    const QRegularExpressionMatch match = leadingNumber.match(name);
    if (!match.hasMatch()) return std::nullopt;
    if (match.capturedLength(2) == 0) return catalogue.byNumber(match.captured(1).toUInt());
    if (const auto card = named(catalogue, match.captured(2))) return card;
    return named(catalogue, match.captured(2).replace('-', ' '));
}

}  // namespace

std::vector<PictureMatch> matchPictures(const QStringList& files, const Catalogue& catalogue)
{
    std::vector<PictureMatch> matches;
    matches.reserve(static_cast<std::size_t>(files.size()));
    std::set<CardIndex> seen;
    for (const QString& file : files) {
        PictureMatch match{.file = file, .nearest = {}};
        const QString stem = QFileInfo(file).completeBaseName().trimmed();
        if (const auto card = cardFor(catalogue, stem)) {
            match.card = *card;
            match.state = seen.insert(*card).second ? PictureMatch::State::Matched : PictureMatch::State::Duplicate;
        } else {
            match.nearest = catalogue.nearestNames(stem.toStdString());
        }
        matches.push_back(std::move(match));
    }
    return matches;
}

QStringList pictureFilesIn(const QString& folder)
{
    const QStringList patterns{"*.png", "*.jpg", "*.jpeg", "*.webp", "*.gif", "*.bmp"};
    QStringList files;
    for (const QFileInfo& file : QDir(folder).entryInfoList(patterns, QDir::Files | QDir::Readable)) {
        if (files.size() == kMaxPictureFiles) break;
        files.append(file.filePath());
    }
    QCollator byName;
    byName.setNumericMode(true);
    std::ranges::sort(files, byName);
    return files;
}

}  // namespace mazzo::app
