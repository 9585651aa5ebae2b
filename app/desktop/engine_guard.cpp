// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/engine_guard.h"

#include "app/desktop/drawing/card_image_provider.h"

#include <QCoreApplication>
#include <QDir>
#include <QNetworkAccessManager>
#include <QQmlFile>

#include <algorithm>

namespace mazzo::desktop {

namespace {

/// Answers every request with an error, without opening a connection.
class NoNetwork : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest&, QIODevice* data) override
    {
        // No backend of Qt handles this scheme, so that the reply fails as one for an unknown protocol.
        return QNetworkAccessManager::createRequest(operation, QNetworkRequest(QUrl(QStringLiteral("refused:"))), data);
    }
};

}  // namespace

void EngineGuard::install(QQmlEngine& engine)
{
    for (const QString& path : engine.importPathList()) {
        const QString folder = QDir(path).canonicalPath();
        // The program's own folder is in the list too: there is nothing to load from it.
        if (!path.startsWith(QStringLiteral("qrc:")) && !folder.isEmpty() &&
            folder != QDir(QCoreApplication::applicationDirPath()).canonicalPath())
            m_modules.append(folder + '/');
    }
    engine.setNetworkAccessManagerFactory(this);
    engine.addImageProvider(QLatin1String(CardImageProvider::kName), new CardImageProvider);  // the engine deletes it
    engine.addUrlInterceptor(this);
}

QUrl EngineGuard::intercept(const QUrl& url, DataType type)
{
    if (url.isEmpty() || url.scheme() == "qrc" || url.scheme() == "image") return url;
    if (type != UrlString && url.isLocalFile()) {
        const QString path = QDir::cleanPath(url.toLocalFile());
        const auto holds = [&path](const QString& folder) {
            return path.startsWith(folder) || QFileInfo(path).canonicalFilePath().startsWith(folder);
        };
        if (std::ranges::any_of(m_modules, holds)) return url;
    }
    return QUrl(QStringLiteral("qrc:/refused"));  // there is no such resource
}

QNetworkAccessManager* EngineGuard::create(QObject* parent) { return new NoNetwork(parent); }

}  // namespace mazzo::desktop
