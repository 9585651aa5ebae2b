// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/preferences.h"

#include <QTranslator>

namespace mazzo::desktop {

/// Installs the translation of the language that the player prefers.
class LanguageController : public QObject {
    Q_OBJECT

public:
    explicit LanguageController(Preferences& preferences, QObject* parent = nullptr);

    void apply();  ///< the preferred language; `changed` reports whether it is another

signals:
    void changed();

private:
    Preferences& m_preferences;
    QTranslator m_translator;
    std::string m_installed;  // the language of the translator; empty at first
};

}  // namespace mazzo::desktop
