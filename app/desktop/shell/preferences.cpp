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
constexpr auto kDeckView = "desktop.deck-view";
constexpr auto kDeckGrouping = "desktop.deck-grouping";
constexpr auto kDismissedHints = "desktop.dismissed-hints";
constexpr auto kReducedMotion = "desktop.reduced-motion";
constexpr auto kWindow = "desktop.window";
constexpr auto kMaximised = "desktop.maximised";

bool oneOf(const QString& value, const QStringList& values) { return values.contains(value); }

}  // namespace

Preferences::Preferences(QObject* parent) : QObject(parent)
{
    if (qGuiApp != nullptr) qGuiApp->installEventFilter(this);
}

void Preferences::load(SavedSettings saved)
{
    m_saved = std::move(saved);
    setTheme(value(kTheme));
    setLanguage(value(kLanguage));
    setCardLayout(value(kCardLayout));
    setDeckView(value(kDeckView));
    if (m_saved.contains(std::string_view(kDeckGrouping))) setDeckGrouping(value(kDeckGrouping));
    m_hintsKnown = true;
    m_dismissedHints = value(kDismissedHints).split(' ', Qt::SkipEmptyParts);
    ++m_hintsRevision;
    emit hintsChanged();
    setReducedMotion(value(kReducedMotion) == "yes");
    if (const int percent = value(kTextScale).toInt(); percent > 0) setTextScale(percent);
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
    setValue(kTheme, theme);
    emit themeChanged();
    emit darkChanged();
}

void Preferences::setLanguage(const QString& language)
{
    if (language == m_language || !oneOf(language, {"system", "en", "it"})) return;
    m_language = language;
    setValue(kLanguage, language);
    emit languageChanged();
}

void Preferences::setTextScale(int percent)
{
    percent = std::clamp(percent, 100, 200);
    if (percent == m_textScale) return;
    m_textScale = percent;
    setValue(kTextScale, QString::number(percent));
    emit textScaleChanged();
}

void Preferences::setCardLayout(const QString& layout)
{
    if (layout == m_cardLayout || !oneOf(layout, {"grid", "list"})) return;
    m_cardLayout = layout;
    setValue(kCardLayout, layout);
    emit cardLayoutChanged();
}

void Preferences::setDeckView(const QString& view)
{
    if (view == m_deckView || !oneOf(view, {"list", "stacks", "grid"})) return;
    m_deckView = view;
    setValue(kDeckView, view);
    emit deckViewChanged();
}

void Preferences::setDeckGrouping(const QString& grouping)
{
    if (grouping == m_deckGrouping) return;
    m_deckGrouping = grouping;
    setValue(kDeckGrouping, grouping);
    emit deckViewChanged();
}

bool Preferences::showsHint(const QString& id) const { return m_hintsKnown && !m_dismissedHints.contains(id); }

void Preferences::dismissHint(const QString& id)
{
    if (!showsHint(id)) return;
    m_dismissedHints.append(id);
    setValue(kDismissedHints, m_dismissedHints.join(' '));
    ++m_hintsRevision;
    emit hintsChanged();
}

void Preferences::showHintsAgain()
{
    m_hintsKnown = true;
    m_dismissedHints.clear();
    setValue(kDismissedHints, QString());
    ++m_hintsRevision;
    emit hintsChanged();
}

void Preferences::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion) return;
    m_reducedMotion = reduced;
    setValue(kReducedMotion, reduced ? QStringLiteral("yes") : QStringLiteral("no"));
    emit reducedMotionChanged();
}

QRect Preferences::window() const
{
    const QStringList parts = value(kWindow).split(' ');
    if (parts.size() != 4) return {};
    return {parts[0].toInt(), parts[1].toInt(), parts[2].toInt(), parts[3].toInt()};
}

bool Preferences::maximised() const { return value(kMaximised) == "yes"; }

void Preferences::rememberWindow(const QRect& place, bool maximised)
{
    setValue(kMaximised, maximised ? QStringLiteral("yes") : QStringLiteral("no"));
    // The place of a maximised window is the screen's; the one to go back to is the one from before.
    if (!maximised)
        setValue(kWindow,
                 QStringLiteral("%1 %2 %3 %4").arg(place.x()).arg(place.y()).arg(place.width()).arg(place.height()));
}

QString Preferences::value(const char* key) const
{
    const auto found = m_saved.find(std::string_view(key));
    return found == m_saved.end() ? QString() : QString::fromStdString(found->second);
}

void Preferences::setValue(const char* key, const QString& value)
{
    std::string& saved = m_saved[key];
    if (saved == value.toStdString()) return;
    saved = value.toStdString();
    // A preference that cannot be written is no reason to disturb the player: it holds until the program ends.
    if (LibraryWriter* writer = m_store != nullptr ? m_store->writer() : nullptr)
        writer->write(
            this,
            [key = std::string(key), saved](const Library& library) { return library.settings().set(key, saved); },
            [](const Result<void>&) {});
}

void Preferences::saveTo(GameStore& store)
{
    m_store = &store;
    connect(&store, &GameStore::closing, this, [this] { m_store = nullptr; }, Qt::SingleShotConnection);
}

bool Preferences::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && m_theme == "system") emit darkChanged();
    return QObject::eventFilter(watched, event);
}

}  // namespace mazzo::desktop
