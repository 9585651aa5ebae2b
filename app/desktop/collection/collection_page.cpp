// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/collection_page.h"

#include "app/text/collection_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QFileInfo>
#include <QSaveFile>

#include <numeric>

namespace mazzo::desktop {

CollectionPage::CollectionPage(GameStore& store, CollectionDesk& desk, std::shared_ptr<PrintedTexts> texts,
                               QObject* parent)
    : QObject(parent),
      m_store(store),
      m_desk(desk),
      m_search(std::move(texts)),
      m_lots(desk),
      m_builds(desk),
      m_import(store, desk),
      m_products({"productId", "name", "about", "amount", "different", "partial"}),
      m_unknownCards({"name", "amount", "spoken"}),
      m_borrowers({"name", "amount", "since"})
{
    m_search.setOnlyMine(true);
    connect(&m_desk, &CollectionDesk::changed, this, &CollectionPage::take);
    connect(&m_desk, &CollectionDesk::busyChanged, this, &CollectionPage::busyChanged);
    connect(&m_search, &CardSearch::busyChanged, this, &CollectionPage::busyChanged);
    connect(&m_desk, &CollectionDesk::historyChanged, this, &CollectionPage::historyChanged);
    connect(&m_desk, &CollectionDesk::errorChanged, this,
            [this] { say(m_desk.error() ? wordsOf(*m_desk.error()) : QString()); });
}

void CollectionPage::setGame(const GameSnapshot& game)
{
    m_game = game;
    m_search.setGame(game);
    m_desk.look(gameId().toStdString());
    showProducts();
    take(gameId());
}

void CollectionPage::take(const QString& gameId)
{
    if (gameId != this->gameId()) return;
    m_state = m_desk.of(gameId.toStdString());
    m_search.setCollection(m_state);
    m_lots.setState(m_state);
    m_builds.setState(m_state);
    showUnknownCards();
    showBorrowers();
    emit changed();
}

void CollectionPage::retranslate()
{
    m_search.retranslate();
    m_lots.retranslate();
    m_builds.retranslate();
    m_import.retranslate();
    showProducts();
    showUnknownCards();
    emit changed();
    emit historyChanged();
}

QString CollectionPage::gameId() const { return m_game != nullptr ? fromUtf8(m_game->game.id) : QString(); }
QString CollectionPage::gameName() const
{
    return m_game != nullptr ? fromUtf8(m_game->game.name.in(currentLanguage())) : QString();
}
int CollectionPage::cards() const { return m_game != nullptr ? static_cast<int>(m_game->catalogue.size()) : 0; }
bool CollectionPage::busy() const { return m_desk.busy() || m_search.busy(); }

void CollectionPage::say(const QString& problem)
{
    if (problem == m_problem) return;
    m_problem = problem;
    emit problemChanged();
}

void CollectionPage::dismissProblem() { say(QString()); }

void CollectionPage::dismissExported()
{
    m_exported.clear();
    emit exportedChanged();
}

/// A step keeps ids; people know names.
QString CollectionPage::wordsOf(const std::optional<CollectionStep>& step) const
{
    if (!step) return {};
    QString about = fromUtf8(step->detail);
    if (m_game != nullptr) {
        if (const auto card = m_game->catalogue.find(m_game->game.id + ":" + step->detail))
            about = fromUtf8(m_game->catalogue.name(*card, currentLanguage()));
        for (const Product& box : m_boxes)
            if (box.id == step->detail) about = fromUtf8(box.name.in(currentLanguage()));
    }
    return (words(step->reason) + " " + about).trimmed();
}

QString CollectionPage::wordsOf(const Error& error) const
{
    return sentence(m_game != nullptr ? withCardName(error, *m_game, currentLanguage()) : error);
}

void CollectionPage::refresh() { m_desk.refresh(); }

void CollectionPage::sortBy(const QString& column)
{
    if (m_search.sort() == column) {
        m_search.setBackwards(!m_search.backwards());
        return;
    }
    m_search.setBackwards(false);
    m_search.setSort(column);
}

void CollectionPage::undo() { m_desk.undo(); }
void CollectionPage::redo() { m_desk.redo(); }

void CollectionPage::exportTo(const QUrl& file)
{
    if (m_state == nullptr) return;
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    m_desk.run([this, path, state = m_state, language = currentLanguage()](Result<Library>&) -> std::function<void()> {
        const std::vector<Lot> lots(state->shelf->lots().begin(), state->shelf->lots().end());
        const std::string text = writeCollection(lots, [&](const Lot& lot) {
            const auto card = state->game->catalogue.find(lot.game + ":" + lot.card);
            return card ? std::string(state->game->catalogue.name(*card, language)) : std::string();
        });
        // Whole or not at all: an older file stays as it is until the new one is complete.
        QSaveFile out(path);
        const bool written = out.open(QIODevice::WriteOnly) &&
                             out.write(text.data(), static_cast<qint64>(text.size())) ==
                                 static_cast<qint64>(text.size()) &&
                             out.commit();
        return [this, path, written, count = static_cast<int>(lots.size())] {
            const QString name = QFileInfo(path).fileName();
            m_exported = written ? tr("Wrote %n lot(s) to %1.", nullptr, count).arg(name) : QString();
            if (!written) say(tr("%1 cannot be written.").arg(path));
            emit exportedChanged();
        };
    });
}

void CollectionPage::showProducts()
{
    m_boxes = m_game != nullptr ? m_store.products(m_game->game.id) : std::vector<Product>();
    QList<RowsModel::Row> rows;
    for (const Product& box : m_boxes) {
        const int cards = std::accumulate(box.lines.begin(), box.lines.end(), 0,
                                          [](int sum, const Product::Line& line) { return sum + line.count; });
        rows.append({fromUtf8(box.id), fromUtf8(box.name.in(currentLanguage())),
                     fromUtf8(box.note.in(currentLanguage())), cards, static_cast<int>(box.lines.size()), box.partial});
    }
    m_products.setRows(std::move(rows));
}

void CollectionPage::showUnknownCards()
{
    std::map<QString, int> names;
    if (m_state != nullptr) {
        for (const std::uint32_t position : m_state->shelf->unknownCards()) {
            const Lot& lot = m_state->shelf->lots()[position];
            names[fromUtf8(lot.name.empty() ? lot.card : lot.name)] += lot.count;
        }
    }
    QList<RowsModel::Row> rows;
    for (const auto& [name, count] : names)
        rows.append({name, count, tr("%1 × %2, not in the catalogue").arg(count).arg(name)});
    m_unknownCards.setRows(std::move(rows));
}

void CollectionPage::showBorrowers()
{
    std::map<QString, std::pair<int, QString>> people;
    for (const Lot& lot : m_state != nullptr ? m_state->shelf->lots() : std::span<const Lot>()) {
        if (lot.lentTo.empty()) continue;
        auto& [count, since] = people[fromUtf8(lot.lentTo)];
        count += lot.count;
        const QString day = fromUtf8(lot.lentSince);
        if (since.isEmpty() || (!day.isEmpty() && day < since)) since = day;
    }
    QList<RowsModel::Row> rows;
    for (const auto& [name, loan] : people) rows.append({name, loan.first, loan.second});
    m_borrowers.setRows(std::move(rows));
}

}  // namespace mazzo::desktop
