// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/preferences.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace mazzo::desktop {

namespace {

constexpr auto kTheme = "desktop.theme";
constexpr auto kLanguage = "desktop.language";
constexpr auto kTextScale = "desktop.text-scale";
constexpr auto kCardLayout = "desktop.card-layout";
constexpr auto kReducedMotion = "desktop.reduced-motion";
constexpr auto kWindow = "desktop.window";
constexpr auto kMaximised = "desktop.maximised";

bool oneOf(const QString& value, const QStringList& values) { return values.contains(value); }

}  // namespace

Preferences::Preferences(QObject* parent) : QObject(parent)
{
    if (qGuiApp != nullptr) qGuiApp->installEventFilter(this);
}

void Preferences::take(SavedSettings kept)
{
    m_kept = std::move(kept);
    setTheme(this->kept(kTheme));
    setLanguage(this->kept(kLanguage));
    setCardLayout(this->kept(kCardLayout));
    setReducedMotion(this->kept(kReducedMotion) == "yes");
    if (const int percent = this->kept(kTextScale).toInt(); percent > 0) setTextScale(percent);
}

bool Preferences::dark() const
{
    if (m_theme != "system") return m_theme == "dark";
    return QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
}

void Preferences::setTheme(const QString& theme)
{
    if (theme == m_theme || !oneOf(theme, {"system", "light", "dark"})) return;
    m_theme = theme;
    keep(kTheme, theme);
    emit themeChanged();
    emit darkChanged();
}

void Preferences::setLanguage(const QString& language)
{
    if (language == m_language || !oneOf(language, {"system", "en", "it"})) return;
    m_language = language;
    keep(kLanguage, language);
    emit languageChanged();
}

void Preferences::setTextScale(int percent)
{
    percent = std::clamp(percent, 100, 200);
    if (percent == m_textScale) return;
    m_textScale = percent;
    keep(kTextScale, QString::number(percent));
    emit textScaleChanged();
}

void Preferences::setCardLayout(const QString& layout)
{
    if (layout == m_cardLayout || !oneOf(layout, {"grid", "list"})) return;
    m_cardLayout = layout;
    keep(kCardLayout, layout);
    emit cardLayoutChanged();
}

void Preferences::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion) return;
    m_reducedMotion = reduced;
    keep(kReducedMotion, reduced ? QStringLiteral("yes") : QStringLiteral("no"));
    emit reducedMotionChanged();
}

QRect Preferences::window() const
{
    const QStringList parts = kept(kWindow).split(' ');
    if (parts.size() != 4) return {};
    return {parts[0].toInt(), parts[1].toInt(), parts[2].toInt(), parts[3].toInt()};
}

bool Preferences::maximised() const { return kept(kMaximised) == "yes"; }

void Preferences::rememberWindow(const QRect& place, bool maximised)
{
    keep(kMaximised, maximised ? QStringLiteral("yes") : QStringLiteral("no"));
    // The place of a maximised window is the screen's; the one to go back to is the one from before.
    if (!maximised)
        keep(kWindow,
             QStringLiteral("%1 %2 %3 %4").arg(place.x()).arg(place.y()).arg(place.width()).arg(place.height()));
}

QString Preferences::kept(const char* key) const
{
    const auto found = m_kept.find(std::string_view(key));
    return found == m_kept.end() ? QString() : QString::fromStdString(found->second);
}

void Preferences::keep(const char* key, const QString& value)
{
    std::string& kept = m_kept[key];
    if (kept == value.toStdString()) return;
    kept = value.toStdString();
    if (m_keep) m_keep(key, kept);
}

bool Preferences::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && m_theme == "system") emit darkChanged();
    return QObject::eventFilter(watched, event);
}

}  // namespace mazzo::desktop
