// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/deck_page.h"

#include "app/pictures/deck_picture.h"
#include "app/pictures/qr.h"
#include "app/share/page_drawings.h"
#include "app/share/page_style.h"
#include "app/text/card_text.h"
#include "app/text/finding_text.h"
#include "app/text/value_text.h"
#include "import/share/parts.h"
#include "model/text.h"
#include "validators/rule_book.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QLocale>

#include <algorithm>

namespace mazzo::app {

namespace {

struct DeckPageText {
    Q_DECLARE_TR_FUNCTIONS(DeckPageText)
};

// A page of more is no use on a phone; the share code still has everything.
constexpr std::size_t kMaxDrawn = 400;
constexpr std::size_t kMaxLines = 4000;
constexpr std::size_t kMaxFindings = 200;
constexpr std::size_t kMaxBars = 24;
constexpr std::size_t kMaxQrCodes = 12;
constexpr std::size_t kMaxCode = 100'000;  // letters

/// Any text as HTML: markup is escaped, and control characters, which are not allowed in a document, are replaced.
QString escaped(QString text)
{
    for (QChar& letter : text) {
        const bool isControl = letter.unicode() < 0x20 && letter != '\n' && letter != '\t';
        if (isControl || (letter.unicode() >= 0x7f && letter.unicode() < 0xa0)) letter = QChar::ReplacementCharacter;
    }
    return text.toHtmlEscaped().replace('\'', QLatin1String("&#39;"));
}
QString escaped(std::string_view text) { return escaped(fromUtf8(text)); }

/// A name that may be written in another direction, and must not change that of its neighbours.
QString isolated(const QString& name) { return "<bdi>" + escaped(name) + "</bdi>"; }

QString element(const char* name, const char* kind, const QString& content)
{
    return QStringLiteral("<%1 class=\"%2\">%3</%1>").arg(QLatin1String(name), QLatin1String(kind), content);
}

/// Puts the document together, section by section.
class PageWriter {
public:
    explicit PageWriter(const DeckPageContent& content)
        : m_content(content),
          m_game(content.loaded.game),
          m_language(content.language),
          m_locale(fromUtf8(content.language))
    {}

    Result<QByteArray> written()
    {
        const auto book = RuleBook::compile(m_game, m_content.loaded.catalogue, m_content.deck.settings);
        if (!book) return failure(book.error().front());
        Report report = book->check(m_content.deck.deck);
        book->addOrigins(m_content.deck.deck, report);
        addHead(report);
        addNotes();
        for (const Outline::Section& section : m_content.outline.sections) addZone(section);
        addNumbers();
        addRules(*book, report);
        addCode();
        addFooter();
        return document().toUtf8();
    }

private:
    [[nodiscard]] QString document() const
    {
        const QByteArray style = QByteArray(kPageStyle);
        const QByteArray hash = QCryptographicHash::hash(style, QCryptographicHash::Sha256).toBase64();
        // Nothing may be loaded or run, and only this style sheet applies, whatever a name contains.
        const QString policy = "default-src 'none'; style-src 'sha256-" + QString::fromLatin1(hash) +
                               "'; base-uri 'none'; form-action 'none'";
        return "<!DOCTYPE html>\n<html lang=\"" + escaped(m_language) +
               "\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"" +
               policy +
               "\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta "
               "name=\"referrer\" content=\"no-referrer\">\n<meta name=\"generator\" content=\"Mazzo\">\n<title>" +
               escaped(title().name) + "</title>\n<style>" + QString::fromLatin1(style) +
               "</style>\n</head>\n<body>\n" + figureSymbols() + "<main>\n" + m_body + "</main>\n</body>\n</html>\n";
    }

    /// Without the player's notes and tags, which have places of their own.
    [[nodiscard]] DeckTitle title() const
    {
        Outline outline;
        outline.name = m_content.outline.name;
        outline.edition = m_content.outline.edition;
        for (const Draft::Choice& choice : m_content.outline.options)
            if (m_game.option(folded(choice.key))) outline.options.push_back(choice);
        return titleOf(outline, m_game, m_language);
    }

    [[nodiscard]] QString count(std::int64_t number) const { return m_locale.toString(static_cast<qlonglong>(number)); }

    void addHead(const Report& report)
    {
        const QString verdict = QStringLiteral("<span class=\"badge %1\">%2</span>")
                                    .arg(escaped(idOf(report.verdict)), escaped(verdictName(report.verdict)));
        m_body += "<header class=\"head\"><div><h1>" + isolated(title().name) + "</h1><p class=\"dim\">" +
                  escaped(title().subtitle) + "</p></div>" + verdict + "</header>\n";
        if (!m_content.restsOn.isEmpty()) m_body += element("p", "note", "⚠ " + escaped(m_content.restsOn)) + "\n";
    }

    void addNotes()
    {
        QString tags;
        QString notes;
        for (const Draft::Choice& choice : m_content.outline.options) {
            const std::string key = folded(choice.key);
            if (key == "tags") {
                for (const QString& tag : fromUtf8(choice.value).split(',', Qt::SkipEmptyParts))
                    tags += "<span>" + isolated(tag.trimmed()) + "</span>";
            } else if (key == "notes") {
                notes += "<p>" + escaped(choice.value) + "</p>";
            }
        }
        for (const std::string& note : m_content.outline.notes)
            if (fromUtf8(note) != m_content.restsOn) notes += "<p>" + escaped(note) + "</p>";
        if (!tags.isEmpty()) m_body += element("p", "tags", tags) + "\n";
        if (!notes.isEmpty())
            m_body += "<section><h2>" + escaped(DeckPageText::tr("Notes")) + "</h2>" + notes + "</section>\n";
    }

    void addZone(const Outline::Section& section)
    {
        m_body += "<section><h2>" + escaped(m_game[section.zone].name.in(m_language)) + " <span class=\"dim\">" +
                  count(section.cards) + "</span></h2>\n";
        QString drawn;
        QString listed;
        std::size_t hidden = 0;
        for (const Outline::Line& line : section.lines) {
            if (m_drawn < kMaxDrawn) drawn += card(line);
            else if (m_lines < kMaxLines)
                listed += "<li>" + count(line.copies) + " × " + isolated(fromUtf8(line.name)) + "</li>";
            else ++hidden;
            ++(m_drawn < kMaxDrawn ? m_drawn : m_lines);
        }
        if (section.lines.empty()) m_body += element("p", "dim", escaped(DeckPageText::tr("No cards")));
        if (!drawn.isEmpty()) m_body += element("ul", "cards", drawn);
        if (!listed.isEmpty()) m_body += element("ul", "lines", listed);
        if (hidden > 0)
            m_body += element("p", "dim",
                              escaped(DeckPageText::tr("… and %n more line(s)", nullptr, static_cast<int>(hidden))));
        m_body += "</section>\n";
    }

    [[nodiscard]] QString card(const Outline::Line& line) const
    {
        const QString name = fromUtf8(line.name);
        QString kind = DeckPageText::tr("Unknown card");
        QString rule;
        QString pills;
        int type = -1;
        const auto pill = [](const char* look, const QString& words) { return element("span", look, escaped(words)); };
        if (line.card) {
            const LoadedGame& loaded = m_content.loaded;
            type = static_cast<int>(at(loaded.catalogue.type(*line.card)));
            kind = typeLine(loaded, *line.card, m_language);
            if (const auto full = m_content.library.card(m_game, loaded.catalogue.id(*line.card));
                full && full->textState == Card::TextState::Known)
                rule = fromUtf8(full->text.in(m_language));
            for (const QString& label : numberLabels(loaded, *line.card, m_language))
                pills += pill(label.endsWith('?') ? "open" : "number", label);
            if (hasProvisionalValue(loaded, *line.card)) pills += pill("mark", DeckPageText::tr("provisional"));
            if (const QString label = setLabel(loaded, *line.card, m_language); !label.isEmpty())
                pills += pill("mark", label);
        }
        if (!line.printing.empty()) pills += pill("number", fromUtf8(line.printing));
        return QStringLiteral("<li class=\"card %1\"><div class=\"name\">%2</div><div class=\"copies\">%3</div>")
                   .arg(type < 0 ? QStringLiteral("kx") : "k" + QString::number(type % 6), isolated(name),
                        "× " + count(line.copies)) +
               cardArt(name, std::max(type, 0)) + element("div", "kind", escaped(kind)) +
               (rule.isEmpty() ? QString() : element("div", "rule", escaped(rule))) +
               (pills.isEmpty() ? QString() : element("div", "pills", pills)) + "</li>\n";
    }

    void addNumbers()
    {
        const Deck& deck = m_content.deck.deck;
        std::int64_t cards = 0;
        std::size_t different = deck.unknownCards().size();
        for (const Outline::Section& section : m_content.outline.sections) cards += section.cards;
        std::vector<CardIndex> seen;
        for (const Deck::Entry& entry : deck.entries()) seen.push_back(entry.card);
        std::ranges::sort(seen);
        different += static_cast<std::size_t>(std::ranges::unique(seen).begin() - seen.begin());
        QString numbers = figure(DeckPageText::tr("Cards"), count(cards)) +
                          figure(DeckPageText::tr("Different cards"), count(static_cast<std::int64_t>(different)));
        QString charts;
        for (const std::string& field : chartFields(m_game)) {
            const std::vector<ValueBar> bars = valueBars(m_content.loaded, deck, field, m_language);
            const auto index = m_game.field(field);
            const bool isNumber = index && m_game[*index].type == Field::Type::Number;
            if (isNumber) numbers += average(bars, chartFieldName(m_game, field, m_language));
            const auto known = std::ranges::count_if(bars, [](const ValueBar& bar) { return !bar.unknown; });
            if (known < 2 || bars.size() > kMaxBars) continue;
            charts += "<div><h3>" + escaped(chartFieldName(m_game, field, m_language)) + "</h3>" +
                      (isNumber ? barChart(bars, spoken(bars)) : lyingBars(bars)) + "</div>\n";
        }
        m_body += "<section><h2>" + escaped(DeckPageText::tr("Numbers")) + "</h2><dl class=\"numbers\">" + numbers +
                  "</dl>" + element("div", "charts", charts) + "</section>\n";
    }

    static QString figure(const QString& name, const QString& number)
    {
        return "<div><dt>" + escaped(name) + "</dt><dd>" + number + "</dd></div>";
    }

    [[nodiscard]] QString average(const std::vector<ValueBar>& bars, const QString& name) const
    {
        double sum = 0;
        int copies = 0;
        int unknown = 0;
        for (const ValueBar& bar : bars) {
            if (bar.unknown) unknown = bar.amount;
            else sum += static_cast<double>(bar.place) * bar.amount;
            copies += bar.unknown ? 0 : bar.amount;
        }
        if (copies == 0) return {};
        const QString open = unknown > 0
                                 ? " <small>" + escaped(DeckPageText::tr("%n unknown", nullptr, unknown)) + "</small>"
                                 : QString();
        return figure(DeckPageText::tr("%1, average").arg(name), m_locale.toString(sum / copies, 'f', 1) + open);
    }

    static QString spoken(const std::vector<ValueBar>& bars)
    {
        QStringList parts;
        for (const ValueBar& bar : bars)
            parts.append(DeckPageText::tr("%1: %n card(s)", nullptr, bar.amount).arg(bar.label));
        return parts.join(QStringLiteral("; "));
    }

    [[nodiscard]] QString lyingBars(const std::vector<ValueBar>& bars) const
    {
        int most = 1;
        for (const ValueBar& bar : bars) most = std::max(most, bar.amount);
        QString rows;
        for (const ValueBar& bar : bars)
            rows += "<li><span>" + escaped(bar.label) + "</span>" +
                    lyingBar(static_cast<double>(bar.amount) / most, bar.unknown) + "<b>" + count(bar.amount) +
                    "</b></li>";
        return element("ul", "bars", rows);
    }

    [[nodiscard]] QString row(const RuleBook& book, const Finding& finding) const
    {
        static constexpr std::array<const char*, 6> kMarks{" ", "✓", "!", "?", "…", "✗"};
        const bool isRule = finding.rule != Finding::kUnknownCards;
        const QString source = isRule ? citation(finding, m_game, m_content.deck.settings.edition, m_language)
                                      : QString();
        const QString words = details(finding, m_content.loaded, m_language);
        const QString rests = restsOnText(finding.restsOn);
        const auto status = static_cast<std::size_t>(finding.status);
        return QStringLiteral("<li><span class=\"sign %1\">%2</span><div class=\"words\"><b>%3</b> <span "
                              "class=\"clause\">%4</span>")
                   .arg(escaped(idOf(finding.status)), QString::fromUtf8(kMarks.at(status)),
                        escaped(mazzo::app::title(finding, m_game, m_language)), escaped(book.ruleId(finding))) +
               (words.isEmpty() ? QString() : "<div>" + escaped(words) + "</div>") +
               (source.isEmpty() ? QString() : element("div", "dim", escaped(source))) +
               (rests.isEmpty() ? QString() : element("div", "advice", "⚠ " + escaped(rests))) + "</div></li>\n";
    }

    void addRules(const RuleBook& book, const Report& report)
    {
        std::vector<const Finding*> problems;
        QString passed;
        int met = 0;
        for (const Finding& finding : report.findings) {
            if (finding.status >= Status::Advice) problems.push_back(&finding);
            if (finding.status == Status::Passed && ++met <= static_cast<int>(kMaxFindings))
                passed += row(book, finding);
        }
        std::ranges::stable_sort(problems, std::greater<>(), &Finding::status);
        QString rows;
        for (std::size_t i = 0; i < problems.size() && i < kMaxFindings; ++i) rows += row(book, *problems[i]);
        m_body += "<section><h2>" + escaped(DeckPageText::tr("Rules")) + "</h2><p class=\"" +
                  escaped(idOf(report.verdict)) + "\"><strong>" + escaped(verdictName(report.verdict)) +
                  "</strong></p>\n" + element("ul", "rules", rows);
        if (problems.size() > kMaxFindings)
            m_body += element(
                "p", "dim",
                escaped(DeckPageText::tr("… and %n more", nullptr, static_cast<int>(problems.size() - kMaxFindings))));
        if (met > 0)
            m_body += "<details><summary>✓ " + escaped(DeckPageText::tr("%n rule(s) met", nullptr, met)) +
                      "</summary>" + element("ul", "rules", passed) + "</details>";
        m_body += "</section>\n";
    }

    void addCode()
    {
        m_body += "<section><h2>" + escaped(DeckPageText::tr("Open this deck in Mazzo")) + "</h2>";
        if (m_content.code.size() > kMaxCode) {
            m_body += element("p", "dim", escaped(DeckPageText::tr("The share code is too long for a page."))) +
                      "</section>\n";
            return;
        }
        const QString code = escaped(m_content.code);
        m_body += "<a href=\"" + code + "\">" + escaped(DeckPageText::tr("Open the link")) +
                  "</a><code class=\"code\">" + code + "</code>";
        const std::vector<std::string> parts = codeParts(m_content.code, kLongestQr);
        QString codes;
        for (const std::string& part : parts)
            if (parts.size() <= kMaxQrCodes) codes += element("div", "qr", QString::fromLatin1(qrSvg(qrModules(part))));
        if (!codes.isEmpty()) m_body += element("div", "qrs", codes);
        m_body += "</section>\n";
    }

    void addFooter()
    {
        m_body += "<footer>" +
                  escaped(DeckPageText::tr("%1, version %2 of its cards. Made with Mazzo.")
                              .arg(fromUtf8(m_game.name.in(m_language)), fromUtf8(m_game.version))) +
                  "</footer>\n";
    }

    const DeckPageContent& m_content;
    const Game& m_game;
    const std::string& m_language;
    QLocale m_locale;
    QString m_body;
    std::size_t m_drawn = 0;
    std::size_t m_lines = 0;
};

}  // namespace

Result<QByteArray> deckPage(const DeckPageContent& content) { return PageWriter(content).written(); }

}  // namespace mazzo::app
