// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/drawing/card_image_provider.h"

#include "app/pictures/scaled_pictures.h"
#include "app/text/error_text.h"
#include "app/workspace.h"
#include "carddata/library/data_folder.h"
#include "carddata/library/layers/image_store.h"

#include <QDir>
#include <QFileInfo>
#include <QQuickTextureFactory>

#include <algorithm>
#include <atomic>

namespace mazzo::desktop {

namespace {

constexpr int kThreads = 2;
constexpr int kUsualWidth = 360;  // if the view does not say how wide it is

/// Is it a picture of the player's or of an installed pack? No other file is shown, whatever an address says.
bool isCardPicture(const QString& file)
{
    const QString path = QFileInfo(file).canonicalFilePath();
    std::vector<std::filesystem::path> roots = packRoots();
    roots.push_back(dataFolder() / "images");
    return !path.isEmpty() && std::ranges::any_of(roots, [&path](const std::filesystem::path& root) {
        const QString folder = QDir(QString::fromStdString(root.string())).canonicalPath();
        return !folder.isEmpty() && path.startsWith(folder + '/');
    });
}

/// Decodes one image. The engine deletes the response when it has been delivered.
class CardImageResponse : public QQuickImageResponse {
public:
    CardImageResponse(QString file, int width, QThreadPool& pool)
    {
        pool.start([this, file = std::move(file), width] {
            if (!isCardPicture(file)) {
                m_error = QStringLiteral("refused");
            } else if (!m_cancelled) {
                auto image = ScaledPictures::standard().scaled(file, width);
                if (image) m_image = std::move(*image);
                else m_error = sentence(image.error());
            }
            emit finished();
        });
    }

    void cancel() override { m_cancelled = true; }
    [[nodiscard]] QString errorString() const override { return m_error; }
    [[nodiscard]] QQuickTextureFactory* textureFactory() const override
    {
        return QQuickTextureFactory::textureFactoryForImage(m_image);
    }

private:
    std::atomic<bool> m_cancelled = false;
    QImage m_image;
    QString m_error;
};

}  // namespace

CardImageProvider::CardImageProvider() { m_pool.setMaxThreadCount(kThreads); }

CardImageProvider::~CardImageProvider() { m_pool.waitForDone(); }

QString CardImageProvider::address(std::string_view file)
{
    const QByteArray path(file.data(), static_cast<qsizetype>(file.size()));
    return QStringLiteral("image://card/%1/%2")
        .arg(isArt(file) ? QStringLiteral("art") : QStringLiteral("whole"),
             QString::fromLatin1(path.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)));
}

QString CardImageProvider::fileOf(const QString& id)
{
    return QString::fromUtf8(QByteArray::fromBase64(id.section('/', 1).toLatin1(), QByteArray::Base64UrlEncoding));
}

QQuickImageResponse* CardImageProvider::requestImageResponse(const QString& id, const QSize& requestedSize)
{
    const int width = requestedSize.width() > 0 ? requestedSize.width() : kUsualWidth;
    return new CardImageResponse(fileOf(id), width, m_pool);
}

}  // namespace mazzo::desktop
