// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/drawing/card_image_provider.h"
#include "app/desktop/shell/app_model.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QTemporaryDir>
#include <QtQuickTest>

/// Gives the tests the views, and one app on a library of its own.
class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        qputenv("MAZZO_HOME", m_folder.path().toUtf8());
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(QLatin1String(mazzo::desktop::CardImageProvider::kName),
                                 new mazzo::desktop::CardImageProvider);
        m_app = std::make_unique<mazzo::desktop::AppModel>(mazzo::desktop::AppModel::Memory::None);
        m_app->preferences()->setLanguage(QStringLiteral("en"));
        m_app->open();
        connect(m_app.get(), &mazzo::desktop::AppModel::languageChanged, engine, &QQmlEngine::retranslate);
        engine->rootContext()->setContextProperty(QStringLiteral("testApp"), m_app.get());
    }
    void cleanupTestCase() { m_app.reset(); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<mazzo::desktop::AppModel> m_app;
};

QUICK_TEST_MAIN_WITH_SETUP(views, Setup)
#include "main.moc"
