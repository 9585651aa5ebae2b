// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/app_model.h"
#include "tests/app/desktop/temporary_library.h"

#include <QFile>

namespace mazzo::tests {

/// The app without a window and its import sheet, on a library of its own, in English.
class ImportFixture : public QObject {
protected:
    std::unique_ptr<TemporaryLibrary> m_library;
    std::unique_ptr<AppModel> m_app;

    void start()
    {
        m_library = std::make_unique<TemporaryLibrary>();
        m_app = std::make_unique<AppModel>(AppModel::Memory::None);
        m_app->open();
        m_app->preferences()->setLanguage("en");
    }
    void stop()
    {
        m_app.reset();
        m_library.reset();
    }
    [[nodiscard]] DeckImport& importing() const { return *m_app->importing(); }
    [[nodiscard]] bool settled() const
    {
        return QTest::qWaitFor([&] { return !importing().busy(); });
    }
    void take(const QString& text) const
    {
        importing().open(text);
        QVERIFY(settled());
    }
    void openFiles(const QStringList& names) const
    {
        QList<QUrl> urls;
        for (const QString& name : names) urls.append(QUrl::fromLocalFile(m_library->file(name)));
        importing().openFiles(urls);
        QVERIFY(settled());
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_library->file(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] QStringList column(const QString& role) const
    {
        QStringList values;
        for (int row = 0; row < importing().report()->lines()->count(); ++row)
            values.append(importing().report()->lines()->at(row, role).toString());
        return values;
    }
    /// The deck as the share sheet gives it away.
    [[nodiscard]] QString shared(const QString& deckId, const QString& kind) const
    {
        DeckSharing& sharing = *m_app->sharing();
        sharing.share(deckId);
        sharing.setKind(kind);
        return QTest::qWaitFor([&] { return !sharing.working(); }) ? sharing.text() : QString();
    }
    [[nodiscard]] int decks() const { return m_app->decks()->total(); }
};

}  // namespace mazzo::tests
