// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/scaled_pictures.h"

#include "carddata/library/data_folder.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <atomic>

namespace mazzo::app {

namespace {

constexpr std::array kScaledWidths{160, 360, 760};
constexpr int kJpegQuality = 88;
constexpr int kCheckedEvery = 64;  // new copies between two looks at the size of the cache

/// The name says what the copy was made of, so that one of a replaced file is never used.
QString copyName(const QFileInfo& original, int width)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(original.absoluteFilePath().toUtf8());
    hash.addData(QByteArray::number(original.size()));
    hash.addData(QByteArray::number(original.lastModified().toMSecsSinceEpoch()));
    return QString::fromLatin1(hash.result().toHex()) + '-' + QString::number(width);
}

bool writeCopy(const QString& path, const QImage& image)
{
    QSaveFile file(path);
    const bool opaque = !image.hasAlphaChannel();
    return file.open(QIODevice::WriteOnly) && image.save(&file, opaque ? "JPG" : "PNG", opaque ? kJpegQuality : -1) &&
           file.commit();
}

/// The time of the last use decides which copies are removed first.
void markUsed(const QString& path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        file.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
}

}  // namespace

ScaledPictures::ScaledPictures(std::filesystem::path folder, qint64 maxBytes)
    : m_folder(QString::fromStdString(std::move(folder).string())), m_maxBytes(maxBytes)
{}

ScaledPictures ScaledPictures::standard() { return ScaledPictures(dataFolder() / "cache" / "pictures"); }

Result<QImage> ScaledPictures::scaled(const QString& file, int width) const
{
    const auto fitting = std::ranges::find_if(kScaledWidths, [width](int offered) { return offered >= width; });
    if (width <= 0 || fitting == kScaledWidths.end()) return readPicture(file);
    const QString copy = m_folder + '/' + copyName(QFileInfo(file), *fitting);
    if (QFileInfo::exists(copy)) {
        if (auto image = readPicture(copy)) {
            markUsed(copy);
            return image;
        }
    }
    auto image = readPicture(file, *fitting);
    // Without a copy, for example on a full disk, the next caller decodes the original again.
    if (!image || !QDir().mkpath(m_folder) || !writeCopy(copy, *image)) return image;
    static std::atomic<int> written = 0;
    if (++written % kCheckedEvery == 0) shrink();
    return image;
}

void ScaledPictures::shrink() const
{
    QFileInfoList copies = QDir(m_folder).entryInfoList(QDir::Files, QDir::Time);  // newest first
    qint64 bytes = 0;
    for (const QFileInfo& copy : copies) bytes += copy.size();
    if (bytes <= m_maxBytes) return;
    while (bytes > m_maxBytes / 2 && !copies.isEmpty()) {
        const QFileInfo oldest = copies.takeLast();
        if (QFile::remove(oldest.filePath())) bytes -= oldest.size();
    }
}

}  // namespace mazzo::app
