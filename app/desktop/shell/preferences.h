#pragma once

#include "carddata/library/setting_repository.h"

#include <QObject>
#include <QRect>
#include <QtQml/qqmlregistration.h>

namespace mazzo {

/// What the player likes: theme, language, text size, how cards are listed, where the window was. Kept in the library if there is one.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in AppModel")
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)               ///< "system", "light" or "dark"
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)   ///< "system", "en" or "it"
    Q_PROPERTY(int textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)   ///< percent, 100 to 200
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(QString cardLayout READ cardLayout WRITE setCardLayout NOTIFY cardLayoutChanged)   ///< "grid" or "list"

public:
    explicit Preferences(QObject* parent = nullptr);

    /// Reads what is kept there, and keeps changes there from now on; without a store changes last until the program ends.
    void remember(std::optional<SettingRepository> store);

    [[nodiscard]] QString theme() const { return m_theme; }
    [[nodiscard]] bool dark() const;
    [[nodiscard]] QString language() const { return m_language; }
    [[nodiscard]] int textScale() const { return m_textScale; }
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    [[nodiscard]] QString cardLayout() const { return m_cardLayout; }
    void setTheme(const QString& theme);
    void setLanguage(const QString& language);
    void setTextScale(int percent);
    void setReducedMotion(bool reduced);
    void setCardLayout(const QString& layout);

    /// The window's place when it was last closed; a null rectangle if it never was.
    [[nodiscard]] QRect window() const;
    [[nodiscard]] bool maximised() const;
    void rememberWindow(const QRect& place, bool maximised);
    [[nodiscard]] QString kept(const char* key) const;
    void keep(const char* key, const QString& value) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void themeChanged();
    void darkChanged();
    void languageChanged();
    void textScaleChanged();
    void cardLayoutChanged();
    void reducedMotionChanged();

private:
    std::optional<SettingRepository> m_store;
    QString m_theme = QStringLiteral("system");
    QString m_language = QStringLiteral("system");
    QString m_cardLayout = QStringLiteral("grid");
    int m_textScale = 100;
    bool m_reducedMotion = false;
};

} // namespace mazzo
