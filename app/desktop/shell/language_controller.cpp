// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/language_controller.h"

#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QCoreApplication>

namespace mazzo::desktop {

LanguageController::LanguageController(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences)
{
    connect(&preferences, &Preferences::languageChanged, this, &LanguageController::apply);
}

void LanguageController::apply()
{
    const QString preferred = m_preferences.language();
    (void)useLanguage(preferred == "system" ? std::string() : preferred.toStdString());
    if (std::exchange(m_installed, currentLanguage()) == currentLanguage()) return;
    QCoreApplication::removeTranslator(&m_translator);
    // English has a translation too: it holds the plurals.
    if (m_translator.load(QStringLiteral(":/i18n/desktop_%1.qm").arg(fromUtf8(currentLanguage()))))
        QCoreApplication::installTranslator(&m_translator);
    emit changed();
}

}  // namespace mazzo::desktop
