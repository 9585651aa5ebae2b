// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/picture_store.h"

#include "carddata/library/data_folder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <array>

namespace mazzo::app {

namespace {

constexpr std::array kEndings{"png", "jpg", "jpeg", "webp", "gif", "bmp"};
constexpr std::array kScaledWidths{160, 360, 760};
constexpr int kJpegQuality = 88;

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size())); }

/// Ids contain neither slashes nor leading dots, so that no card leads out of the folder.
bool isFileName(std::string_view id)
{
    return !id.empty() && id.front() != '.' && id.find('/') == std::string_view::npos &&
           id.find('\0') == std::string_view::npos;
}

tl::unexpected<Error> notFound(std::string_view card)
{
    return failure({Error::Kind::NotFound, "picture.none", {}, {std::string(card)}, {}});
}

tl::unexpected<Error> unwritable(const QString& path)
{
    return failure({Error::Kind::Io, "file.unwritable", {path.toStdString(), 0, 0}, {}, {}});
}

QString imageIn(const QString& folder, std::string_view card)
{
    if (!isFileName(card)) return {};
    for (const char* ending : kEndings) {
        const QString path = folder + '/' + text(card) + '.' + ending;
        if (QFileInfo(path).isFile()) return path;
    }
    return {};
}

void removeImages(const QString& folder, std::string_view card)
{
    for (QString path = imageIn(folder, card); !path.isEmpty(); path = imageIn(folder, card))
        if (!QFile::remove(path)) return;
}

/// The name says when the original was written, so that a copy of a replaced image is never used.
QString scaledPath(const QString& folder, const QFileInfo& original, int width)
{
    return QStringLiteral("%1/.scaled/%2-%3-%4")
        .arg(folder, original.completeBaseName())
        .arg(width)
        .arg(original.lastModified().toMSecsSinceEpoch());
}

void removeScaled(const QString& folder, std::string_view card)
{
    QDir scaled(folder + "/.scaled");
    for (const int width : kScaledWidths)
        for (const QString& name :
             scaled.entryList({QStringLiteral("%1-%2-*").arg(text(card)).arg(width)}, QDir::Files))
            scaled.remove(name);
}

bool write(const QString& path, const QImage& image)
{
    QSaveFile file(path);
    const bool opaque = !image.hasAlphaChannel();
    return file.open(QIODevice::WriteOnly) && image.save(&file, opaque ? "JPG" : "PNG", opaque ? kJpegQuality : -1) &&
           file.commit();
}

}  // namespace

PictureStore::PictureStore(const std::filesystem::path& dataFolder)
    : m_root(QString::fromStdString((dataFolder / "images").string()))
{}

PictureStore PictureStore::standard() { return PictureStore(dataFolder()); }

QString PictureStore::folder(std::string_view game) const { return m_root + '/' + text(game); }

QString PictureStore::find(std::string_view game, std::string_view card) const
{
    return isFileName(game) ? imageIn(folder(game), card) : QString();
}

std::map<std::string, qint64, std::less<>> PictureStore::all(std::string_view game) const
{
    std::map<std::string, qint64, std::less<>> images;
    if (!isFileName(game)) return images;
    QStringList patterns;
    for (const char* ending : kEndings) patterns.append(QStringLiteral("*.") + ending);
    for (const QFileInfo& file : QDir(folder(game)).entryInfoList(patterns, QDir::Files))
        images.insert_or_assign(file.completeBaseName().toStdString(), file.lastModified().toMSecsSinceEpoch());
    return images;
}

Result<void> PictureStore::setAside(std::string_view game, std::string_view card) const
{
    const QString current = find(game, card);
    if (current.isEmpty()) return {};
    const QString aside = folder(game) + "/.removed";
    if (!QDir().mkpath(aside)) return unwritable(aside);
    removeImages(aside, card);
    const QString kept = aside + '/' + QFileInfo(current).fileName();
    if (!QFile::rename(current, kept)) return unwritable(kept);
    removeScaled(folder(game), card);
    return {};
}

Result<void> PictureStore::add(std::string_view game, std::string_view card, const QString& file) const
{
    if (!isFileName(game) || !isFileName(card)) return notFound(card);
    // Decoded once, so that a damaged file is refused now and not when it is shown.
    if (const auto image = readPicture(file); !image) return failure(image.error());
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return failure({Error::Kind::Io, "file.unreadable", {file.toStdString(), 0, 0}, {}, {}});
    const QByteArray bytes = source.read(kMaxPictureBytes);
    if (!QDir().mkpath(folder(game))) return unwritable(folder(game));
    const QString target = folder(game) + '/' + text(card) + '.' + pictureEnding(bytes);
    QSaveFile copy(target);
    if (!copy.open(QIODevice::WriteOnly) || copy.write(bytes) != bytes.size()) return unwritable(target);
    if (const auto done = setAside(game, card); !done) return done;
    if (!copy.commit()) {
        static_cast<void>(restore(game, card));
        return unwritable(target);
    }
    return {};
}

Result<void> PictureStore::remove(std::string_view game, std::string_view card) const
{
    if (find(game, card).isEmpty()) return notFound(card);
    return setAside(game, card);
}

Result<void> PictureStore::restore(std::string_view game, std::string_view card) const
{
    const QString kept = isFileName(game) ? imageIn(folder(game) + "/.removed", card) : QString();
    if (kept.isEmpty()) return notFound(card);
    removeImages(folder(game), card);
    removeScaled(folder(game), card);
    const QString path = folder(game) + '/' + QFileInfo(kept).fileName();
    if (!QFile::rename(kept, path)) return unwritable(path);
    return {};
}

Result<QImage> PictureStore::scaled(std::string_view game, std::string_view card, int width) const
{
    const QString path = find(game, card);
    if (path.isEmpty()) return notFound(card);
    const auto fitting = std::ranges::find_if(kScaledWidths, [width](int offered) { return offered >= width; });
    if (width <= 0 || fitting == kScaledWidths.end()) return readPicture(path);
    const QString copy = scaledPath(folder(game), QFileInfo(path), *fitting);
    if (const auto image = readPicture(copy)) return image;
    auto image = readPicture(path, *fitting);
    // Without a copy, for example on a full disk, the next caller decodes the original again.
    if (image && QDir().mkpath(folder(game) + "/.scaled")) write(copy, *image);
    return image;
}

}  // namespace mazzo::app
