// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace mazzo::app {

namespace {

std::string& current()
{
    static std::string language = "en";
    return language;
}

}  // namespace

bool useLanguage(std::string_view language)
{
    const std::string wanted = !language.empty()                                  ? std::string(language)
                               : QLocale::system().language() == QLocale::Italian ? "it"
                                                                                  : "en";
    if (wanted != "en" && wanted != "it") return false;
    static QTranslator translator;
    QCoreApplication::removeTranslator(&translator);
    // English has a translation too: it holds the plurals.
    if (translator.load(QStringLiteral(":/i18n/cli_%1.qm").arg(QString::fromStdString(wanted))))
        QCoreApplication::installTranslator(&translator);
    current() = wanted;
    return true;
}

std::string currentLanguage() { return current(); }

}  // namespace mazzo::app
