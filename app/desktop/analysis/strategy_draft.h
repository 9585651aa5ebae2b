// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/analysis/analysed_deck.h"
#include "app/desktop/shell/row_list.h"
#include "goldfish/strategy_words.h"

namespace mazzo::desktop {

/// The strategy in the editor. It is checked while it is typed.
class StrategyDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one, in StrategyLab")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(bool edited READ edited NOTIFY changed)  ///< does it differ from the strategy with its name?
    Q_PROPERTY(bool readable READ readable NOTIFY changed)
    Q_PROPERTY(mazzo::desktop::TableModel* mistakes READ mistakes CONSTANT)  ///< {line, text, serious}

public:
    /// The text of the strategy with this name; null if there is none.
    using SavedText = std::function<const std::string*(const QString& name)>;

    explicit StrategyDraft(SavedText saved, QObject* parent = nullptr);

    void setDeck(const AnalysedDeck& deck);
    void open(const QString& name, const QString& text);
    void rename(const QString& name);
    void check();

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool edited() const;
    [[nodiscard]] bool readable() const { return m_readable; }
    [[nodiscard]] TableModel* mistakes() { return &m_mistakes; }
    void setText(const QString& text);

public slots:
    void startNew();
    void removeLine(int line);  ///< counted from 1
    /// The words that fit where the cursor is, and how many characters before it they replace.
    [[nodiscard]] QVariantMap completions(const QString& text, int cursor) const;

signals:
    void changed();

private:
    struct Mistake {
        int line = 0;
        QString text;
        bool serious = false;

        bool operator==(const Mistake&) const = default;
        [[nodiscard]] static Roles<Mistake> roles()
        {
            return {{"line", &Mistake::line}, {"text", &Mistake::text}, {"serious", &Mistake::serious}};
        }
    };

    SavedText m_saved;
    AnalysedDeck m_deck;
    goldfish::StrategyWords m_words;
    QString m_name;
    QString m_text;
    bool m_readable = false;
    RowList<Mistake> m_mistakes;
};

}  // namespace mazzo::desktop
