// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/collection/collection_page.h"

#include "app/output.h"
#include "app/text/collection_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "model/collection/edits.h"

#include <QDate>
#include <QFileInfo>

#include <cstdlib>
#include <numeric>

namespace mazzo::desktop {

namespace {

/// The change of one card's copies or wishes by a number, up or down.
CollectionStore::Change changedBy(Lot lot, int by)
{
    lot.count = std::abs(by);
    if (by > 0) return [lot](std::span<const Lot> lots) -> Result<CollectionEdit> { return adding(lots, lot); };
    return [lot](std::span<const Lot> lots) { return removing(lots, lot); };
}

Lot cardLot(const std::string& game, const QString& cardId, Lot::Kind kind)
{
    Lot lot;
    lot.kind = kind;
    lot.game = game;
    lot.card = cardId.toStdString();
    return lot;
}

}  // namespace

CollectionPage::CollectionPage(GameStore& store, CollectionController& controller, std::shared_ptr<PrintedTexts> texts,
                               QObject* parent)
    : QObject(parent),
      m_store(store),
      m_controller(controller),
      m_search(&controller, std::move(texts)),
      m_lots(controller),
      m_builds(controller),
      m_import(store, controller)
{
    m_search.setOnlyMine(true);
    connect(&store, &GameStore::gameChanged, this, [this](const QString& id) {
        if (id == gameId()) setGame(m_store.game(id.toStdString()));
    });
    connect(&m_controller, &CollectionController::changed, this, &CollectionPage::applyState);
    connect(&m_controller, &CollectionController::busyChanged, this, &CollectionPage::busyChanged);
    connect(&m_search, &CardSearch::busyChanged, this, &CollectionPage::busyChanged);
    connect(&m_controller, &CollectionController::historyChanged, this, &CollectionPage::historyChanged);
    connect(&m_controller, &CollectionController::errorChanged, this,
            [this] { say(m_controller.error() ? wordsOf(*m_controller.error()) : QString()); });
}

void CollectionPage::setGame(const GameSnapshot& game)
{
    m_game = game;
    m_search.setGame(game);
    m_controller.watch(gameId().toStdString());
    showProducts();
    applyState(gameId());
}

void CollectionPage::applyState(const QString& gameId)
{
    if (gameId != this->gameId()) return;
    m_state = m_controller.of(gameId.toStdString());
    m_totals.update(m_state != nullptr ? m_state->sums : CollectionSums(),
                    m_game != nullptr ? static_cast<int>(m_game->catalogue.size()) : 0);
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
bool CollectionPage::busy() const { return m_controller.busy() || m_search.busy(); }

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
    return (changeName(step->reason) + " " + about).trimmed();
}

QString CollectionPage::wordsOf(const Error& error) const
{
    return sentence(m_game != nullptr ? withCardName(error, *m_game, currentLanguage()) : error);
}

void CollectionPage::refresh() { m_controller.refresh(); }

void CollectionPage::sortBy(const QString& column)
{
    if (m_search.sort() == column) {
        m_search.setBackwards(!m_search.backwards());
        return;
    }
    m_search.setBackwards(false);
    m_search.setSort(column);
}

void CollectionPage::undo() { m_controller.undo(); }
void CollectionPage::redo() { m_controller.redo(); }

void CollectionPage::exportTo(const QUrl& file)
{
    if (m_state == nullptr) return;
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    m_controller.run(
        [this, path, state = m_state, language = currentLanguage()](Result<Library>&) -> std::function<void()> {
            const std::vector<Lot> lots(state->lotIndex->lots().begin(), state->lotIndex->lots().end());
            const std::string text = writeCollection(lots, [&](const Lot& lot) {
                const auto card = state->game->catalogue.find(lot.game + ":" + lot.card);
                return card ? std::string(state->game->catalogue.name(*card, language)) : std::string();
            });
            const bool written = writeOutput(path.toStdString(), text);
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
    QList<ProductRow> rows;
    for (const Product& box : m_boxes) {
        const int cards = std::accumulate(box.lines.begin(), box.lines.end(), 0,
                                          [](int sum, const Product::Line& line) { return sum + line.count; });
        rows.append({.productId = fromUtf8(box.id),
                     .name = fromUtf8(box.name.in(currentLanguage())),
                     .about = fromUtf8(box.note.in(currentLanguage())),
                     .amount = cards,
                     .different = static_cast<int>(box.lines.size()),
                     .partial = box.partial});
    }
    m_products.setRows(std::move(rows));
}

void CollectionPage::showUnknownCards()
{
    std::map<QString, int> names;
    if (m_state != nullptr) {
        for (const std::uint32_t position : m_state->lotIndex->unknownCards()) {
            const Lot& lot = m_state->lotIndex->lots()[position];
            names[fromUtf8(lot.name.empty() ? lot.card : lot.name)] += lot.count;
        }
    }
    QList<UnknownCardRow> rows;
    for (const auto& [name, count] : names)
        rows.append(
            {.name = name, .amount = count, .spoken = tr("%1 × %2, not in the catalogue").arg(count).arg(name)});
    m_unknownCards.setRows(std::move(rows));
}

void CollectionPage::showBorrowers()
{
    std::map<QString, std::pair<int, QString>> people;
    for (const Lot& lot : m_state != nullptr ? m_state->lotIndex->lots() : std::span<const Lot>()) {
        if (lot.lentTo.empty()) continue;
        auto& [count, since] = people[fromUtf8(lot.lentTo)];
        count += lot.count;
        const QString day = fromUtf8(lot.lentSince);
        if (since.isEmpty() || (!day.isEmpty() && day < since)) since = day;
    }
    QList<BorrowerRow> rows;
    for (const auto& [name, loan] : people) rows.append({.name = name, .amount = loan.first, .since = loan.second});
    m_borrowers.setRows(std::move(rows));
}

void CollectionPage::apply(CollectionStore::Change change)
{
    if (m_game != nullptr) m_controller.apply(m_game->game.id, std::move(change));
}

void CollectionPage::changeBy(const QString& cardId, Lot::Kind kind, int by)
{
    if (m_game == nullptr || by == 0 || cardId.isEmpty()) return;
    const Lot lot = cardLot(m_game->game.id, cardId, kind);
    m_controller.apply(lot.game, lot.card, changedBy(lot, by));
}

void CollectionPage::changeCopies(const QString& cardId, int by) { changeBy(cardId, Lot::Kind::Owned, by); }

void CollectionPage::changeWishes(const QString& cardId, int by) { changeBy(cardId, Lot::Kind::Wanted, by); }

void CollectionPage::addBoxes(const QString& productId, int boxes, const QString& place)
{
    for (const Product& box : m_boxes) {
        if (fromUtf8(box.id) != productId || boxes < 1) continue;
        apply([game = m_game->game.id, box, boxes,
               place = place.trimmed().toStdString()](std::span<const Lot> lots) -> Result<CollectionEdit> {
            return addingProduct(lots, game, box, boxes, place);
        });
    }
}

void CollectionPage::removeBoxes(const QString& productId, int boxes)
{
    for (const Product& box : m_boxes) {
        if (fromUtf8(box.id) != productId || boxes < 1) continue;
        apply([game = m_game->game.id, box, boxes](std::span<const Lot> lots) {
            return removingProduct(lots, game, box, boxes);
        });
    }
}

template <class Fits>
std::vector<LotId> CollectionPage::chosenLots(Fits fits) const
{
    std::vector<LotId> ids;
    if (m_state == nullptr) return ids;
    for (const CardIndex card : m_search.cards()->chosen()) {
        for (const std::uint32_t position : m_state->lotIndex->of(card)) {
            const Lot& lot = m_state->lotIndex->lots()[position];
            if (fits(lot)) ids.push_back(lot.id);
        }
    }
    return ids;
}

void CollectionPage::noteChosen(const QString& field, const QString& value)
{
    apply([ids = chosenLots([](const Lot& lot) { return lot.kind == Lot::Kind::Owned; }),
           notes = noteCalled(field, value)](std::span<const Lot> lots) { return noting(lots, ids, notes); });
}

int CollectionPage::lendableCopies() const
{
    int most = 0;
    if (m_state == nullptr) return most;
    for (const CardIndex card : m_search.cards()->chosen())
        for (const std::uint32_t position : m_state->lotIndex->of(card)) {
            const Lot& lot = m_state->lotIndex->lots()[position];
            if (lot.kind == Lot::Kind::Owned && lot.lentTo.empty()) most = std::max(most, lot.count);
        }
    return most;
}

void CollectionPage::lendChosen(const QString& to, int copies)
{
    if (to.trimmed().isEmpty() || copies < 1) return;
    LotNotes notes;
    notes.lentTo = to.trimmed().toStdString();
    notes.lentSince = QDate::currentDate().toString(Qt::ISODate).toStdString();
    apply([ids = chosenLots([](const Lot& lot) { return lot.kind == Lot::Kind::Owned && lot.lentTo.empty(); }), notes,
           copies](std::span<const Lot> lots) { return noting(lots, ids, notes, copies); });
}

void CollectionPage::returnChosen()
{
    LotNotes notes;
    notes.lentTo = std::string();
    apply([ids = chosenLots([](const Lot& lot) { return !lot.lentTo.empty(); }), notes](std::span<const Lot> lots) {
        return noting(lots, ids, notes);
    });
}

void CollectionPage::wantChosen(int copies)
{
    if (m_game == nullptr || copies < 1) return;
    std::vector<Lot> wishes;
    for (const CardIndex card : m_search.cards()->chosen()) {
        wishes.push_back(cardLot(m_game->game.id, fromUtf8(m_game->catalogue.id(card)), Lot::Kind::Wanted));
        wishes.back().count = copies;
    }
    apply([wishes](std::span<const Lot> lots) -> Result<CollectionEdit> { return wanting(lots, wishes); });
}

void CollectionPage::removeChosen()
{
    apply([ids = chosenLots([](const Lot& lot) { return lot.lentTo.empty(); })](std::span<const Lot> lots) {
        return discarding(lots, ids);
    });
}

void CollectionPage::identify(const QString& name, const QString& cardName)
{
    const auto card = m_game != nullptr ? m_game->catalogue.find(cardName.trimmed().toStdString()) : std::nullopt;
    if (!card) return say(tr("There is no card “%1”.").arg(cardName.trimmed()));
    LotNotes notes;
    notes.card = std::string(m_game->catalogue.id(*card));
    std::vector<LotId> ids;
    for (const std::uint32_t position : m_state->lotIndex->unknownCards()) {
        const Lot& lot = m_state->lotIndex->lots()[position];
        if (fromUtf8(lot.name.empty() ? lot.card : lot.name) == name) ids.push_back(lot.id);
    }
    apply([ids, notes](std::span<const Lot> lots) { return noting(lots, ids, notes); });
}

}  // namespace mazzo::desktop
