// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/game_store.h"
#include "carddata/library/saved_settings.h"

#include <QObject>
#include <QRect>
#include <QtQml/qqmlregistration.h>

namespace mazzo::desktop {

/// The player's preferences: theme, language, text size, how cards are listed, where the window was. Kept in the
/// library if there is one.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)  ///< "system", "light" or "dark"
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)  ///< "system", "en" or "it"
    Q_PROPERTY(int textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)  ///< percent, 100 to 200
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(QString cardLayout READ cardLayout WRITE setCardLayout NOTIFY cardLayoutChanged)  ///< "grid" or "list"
    Q_PROPERTY(QString deckView READ deckView WRITE setDeckView NOTIFY deckViewChanged)  ///< "list", "stacks" or "grid"
    Q_PROPERTY(QString deckGrouping READ deckGrouping WRITE setDeckGrouping NOTIFY deckViewChanged)
    Q_PROPERTY(int hintsRevision READ hintsRevision NOTIFY hintsChanged)  ///< changes with the dismissed hints

public:
    explicit Preferences(QObject* parent = nullptr);

    void load(SavedSettings saved);
    /// Writes changes to the library from now on, until it is closed. Otherwise they last until the program ends.
    void saveTo(GameStore& store);

    [[nodiscard]] QString theme() const { return m_theme; }
    [[nodiscard]] bool dark() const;
    [[nodiscard]] QString language() const { return m_language; }
    [[nodiscard]] int textScale() const { return m_textScale; }
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    [[nodiscard]] QString cardLayout() const { return m_cardLayout; }
    [[nodiscard]] QString deckView() const { return m_deckView; }
    [[nodiscard]] QString deckGrouping() const { return m_deckGrouping; }
    [[nodiscard]] int hintsRevision() const { return m_hintsRevision; }
    Q_INVOKABLE bool showsHint(const QString& id) const;  ///< false once it was dismissed
    Q_INVOKABLE void dismissHint(const QString& id);      ///< for good
    Q_INVOKABLE void showHintsAgain();
    void setTheme(const QString& theme);
    void setLanguage(const QString& language);
    void setTextScale(int percent);
    void setReducedMotion(bool reduced);
    void setCardLayout(const QString& layout);
    void setDeckView(const QString& view);
    void setDeckGrouping(const QString& grouping);

    /// The window's place when it was last closed; a null rectangle if it never was.
    [[nodiscard]] QRect window() const;
    [[nodiscard]] bool maximised() const;
    void rememberWindow(const QRect& place, bool maximised);
    [[nodiscard]] QString value(const char* key) const;  ///< empty if it was never set
    void setValue(const char* key, const QString& value);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void themeChanged();
    void darkChanged();
    void languageChanged();
    void textScaleChanged();
    void cardLayoutChanged();
    void deckViewChanged();
    void hintsChanged();
    void reducedMotionChanged();

private:
    SavedSettings m_saved;
    GameStore* m_store = nullptr;  // that changes are written to
    QString m_theme = QStringLiteral("system");
    QString m_language = QStringLiteral("system");
    QString m_cardLayout = QStringLiteral("grid");
    QString m_deckView = QStringLiteral("list");
    QString m_deckGrouping = QStringLiteral("type");
    QStringList m_dismissedHints;
    bool m_hintsKnown = false;  // no hint is shown before it is known which ones were dismissed
    int m_hintsRevision = 0;
    int m_textScale = 100;
    bool m_reducedMotion = false;
};

}  // namespace mazzo::desktop
