// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/validators/verdicts/case_deck.h"

#include "carddata/library/user_value.h"

#include <QRegularExpression>

#include <algorithm>

using namespace mazzo::tests;

namespace {

/// Applies the changes of one row to its base deck, one after the other.
class Builder {
public:
    Builder(const CaseFile& file, const Pack& pack) : m_file(file), m_pack(pack), m_cards(pack.cards) {}

    CaseDeck build(const VerdictCase& row)
    {
        // Values change the catalogue, so they go first, whatever their place in the row.
        for (const QString& change : row.changes) {
            if (change.startsWith("fact ")) applyValue(change.mid(5));
        }
        m_result.catalogue = Catalogue::build(m_pack.game, m_cards);
        m_result.settings = Settings::presets(m_pack.game);
        readBase(row.base);
        for (const QString& change : row.changes) apply(change.trimmed());
        if (const auto foreign = m_result.settings.optionOfOtherEdition(m_pack.game))
            m_result.refused = QString::fromStdString(m_pack.game[*foreign].clause);
        return std::move(m_result);
    }

private:
    void mistake(const QString& what) { m_result.mistake += what + "\n"; }

    void readBase(const QString& base)
    {
        if (base == "empty") return;
        for (const auto* decks : {&m_pack.decks, &m_pack.examples}) {
            for (const PackDeck& deck : *decks) {
                if (QString::fromStdString(deck.file).section('/', -1) != base + ".deck") continue;
                auto file = readDeck(deck.text, m_pack.game, m_result.catalogue, deck.file);
                if (!file) return mistake("the base " + base + " cannot be read");
                m_result.deck = std::move(file->deck);
                m_result.settings = std::move(file->settings);
                return;
            }
        }
        mistake("there is no deck " + base);
    }

    void applyValue(const QString& text)
    {
        static const QRegularExpression pattern("^(.+) ([a-z0-9-]+)=(.+)$");
        const auto match = pattern.match(text);
        const Catalogue names = Catalogue::build(m_pack.game, m_cards);
        const auto index = names.find(match.captured(1).toStdString());
        if (!match.hasMatch() || !index) return mistake("no value: " + text);
        const auto card = std::ranges::find(m_cards, names.id(*index), &Card::id);
        const std::string field = match.captured(2).toStdString();
        const auto value = parseUserValue(m_pack.game, field, match.captured(3).toStdString());
        if (!value || !mayBe(m_pack.game, *card, field, *value)) {
            m_result.refused = "fact";
            return;
        }
        const auto place = m_pack.game.field(field);
        card->values[at(*place)].value = *value;
        card->values[at(*place)].origin = Origin::User;
    }

    void apply(const QString& change)
    {
        static const QRegularExpression copies(R"(^([+-])(\d+) (.+?)(?: in ([a-z-]+))?$)");
        static const QRegularExpression option("^([a-z0-9-]+)=(.+)$");
        if (change.startsWith("fact ")) return;
        if (const auto match = copies.match(change); match.hasMatch())
            return addCopies(match.captured(3), match.captured(2).toInt() * (match.captured(1) == "-" ? -1 : 1),
                             match.captured(4));
        if (change.startsWith("give ")) {
            const auto zone = m_pack.game.zone(change.mid(5).toStdString());
            return zone ? m_result.deck.addZone(*zone) : mistake("no zone: " + change);
        }
        if (const auto match = option.match(change); match.hasMatch())
            return setOption(match.captured(1).toStdString(), match.captured(2).toStdString());
        mistake("no change: " + change);
    }

    void setOption(const std::string& id, const std::string& value)
    {
        if (id == "rules") {
            m_result.settings.edition = value;
            if (m_pack.game.edition(value) == nullptr) m_result.refused = "rules";
            return;
        }
        const auto option = m_pack.game.option(id);
        if (!option) return mistake("no option: " + QString::fromStdString(id));
        if (!m_result.settings.set(m_pack.game, *option, value))
            m_result.refused = QString::fromStdString(m_pack.game[*option].clause);
    }

    void addCopies(const QString& name, int count, const QString& zoneName)
    {
        const auto card = m_result.catalogue.find(name.toStdString());
        const auto zone = zoneName.isEmpty() ? usualZone(card) : m_pack.game.zone(zoneName.toStdString());
        if (!zone) return mistake("no zone for " + name);
        if (!card) {
            if (count < 0) return mistake("an unknown card cannot be removed: " + name);
            return m_result.deck.addUnknownCard(*zone, name.toStdString(), count);
        }
        if (m_result.deck.copies(*zone, *card) + count < 0) return mistake("there are not so many copies of " + name);
        m_result.deck.addCopies(*zone, *card, count);
    }

    /// The zone that has the card already, else the file's.
    [[nodiscard]] std::optional<ZoneIndex> usualZone(std::optional<CardIndex> card) const
    {
        for (const Deck::Entry& entry : m_result.deck.entries()) {
            if (card && entry.card == *card) return entry.zone;
        }
        return m_pack.game.zone(m_file.zone.toStdString());
    }

    const CaseFile& m_file;
    const Pack& m_pack;
    std::vector<Card> m_cards;
    CaseDeck m_result;
};

}  // namespace

CaseDeck CaseDeck::build(const VerdictCase& row, const CaseFile& file, const Pack& pack)
{
    return Builder(file, pack).build(row);
}
