// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/my_cards.h"

#include "app/desktop/cards/card_summary.h"
#include "app/desktop/mycards/card_export.h"
#include "app/desktop/mycards/pasted_table.h"
#include "app/desktop/mycards/problem_text.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>

namespace mazzo::desktop {

MyCards::MyCards(GameStore& store, CollectionController& collection, std::shared_ptr<PrintedTexts> texts,
                 QObject* parent)
    : QObject(parent),
      m_store(store),
      m_search(&collection, texts),
      m_table(std::move(texts)),
      m_form(store,
             [this](TypedCard card, OwnReason reason, Done done) {
                 QString name = card.card.empty() ? QString() : nameOf(card.card);
                 for (const CardText& text : card.texts)
                     if (text.key.part == CardKey::Part::Name) name = fromUtf8(text.text);
                 this->store(
                     {std::move(card)}, reason, name,
                     [this, name, isNew = reason == OwnReason::New, done = std::move(done)](const EditResult& result) {
                         done(result);
                         if (isNew && !result.cards.empty()) report(tr("Saved: %1").arg(name));
                     });
             }),
      m_fillIn(store),
      m_fileImport(store),
      m_layerImport(store)
{
    const auto filter = [this] { m_filterChanged = true; };
    connect(&m_search, &CardSearch::textChanged, this, filter);
    connect(&m_search, &CardSearch::sortChanged, this, filter);
    connect(&m_search, &CardSearch::facetsChosen, this, filter);
    connect(&m_search, &CardSearch::withUndecidedChanged, this, filter);
    connect(&m_search, &CardSearch::onlyMineChanged, this, filter);
    connect(&m_search, &CardSearch::answered, this, &MyCards::followSearch);
    connect(&m_store, &GameStore::gameChanged, this, &MyCards::refreshGame);
    connect(&m_store, &GameStore::closing, this, [this] { m_worker.wait(); });
    connect(&m_fillIn, &FillIn::cardChanged, this, [this] {
        if (!m_fillIn.active()) return m_form.close();
        m_form.showCard(m_fillIn.cardId());
        m_form.setUnknownOnly(true);
    });
    connect(&m_form, &CardForm::saved, this, [this](const QString& id) { addLater({id}); });
    connect(&m_form, &CardForm::queueDone, this, &MyCards::cardsEntered);
    connect(&m_fileImport, &CardFileImport::stored, this, [this](const QStringList& cards) {
        addLater(cards);
        report(
            tr("%n row(s) imported. Undo reverts the whole import.", "", m_fileImport.added() + m_fileImport.edited()));
    });
    connect(&m_layerImport, &LayerImport::stored, this, [this](const QString& gameId) {
        m_filterChanged = true;
        report(m_layerImport.isExpansion() ? tr("Installed: %1").arg(m_layerImport.layerName())
                                           : tr("The layer was merged into your cards. Undo reverts all of it."));
        emit layerStored(gameId);
    });
}

QString MyCards::gameId() const { return m_game != nullptr ? fromUtf8(m_game->game.id) : QString(); }

void MyCards::setGame(GameSnapshot game)
{
    m_game = std::move(game);
    m_filterChanged = true;
    m_search.setGame(m_game);
    m_table.setGame(m_game);
    m_form.setGame(m_game);
    m_fillIn.setGame(m_game);
    m_fileImport.setGame(m_game);
    m_history = {};
    dismiss();
    readHistory();
}

/// The same game with other values: the search keeps its text, the table its rows.
void MyCards::refreshGame(const QString& gameId)
{
    if (m_game == nullptr || gameId != this->gameId()) return;
    const std::size_t before = m_game->catalogue.size();
    m_game = m_store.game(m_game->game.id);
    // Cards that did not come from here, such as samples that are shown again, have no row yet.
    if (m_game->catalogue.size() > before + m_newCards.size()) m_filterChanged = true;
    m_search.setGame(m_game);
    m_table.setGame(m_game);
    m_table.addCards(std::exchange(m_newCards, {}));
    m_form.setGame(m_game);
    m_fillIn.setGame(m_game);
    m_fileImport.setGame(m_game);
    if (!m_form.isNew() && !m_created.empty()) m_fillIn.startWith(std::exchange(m_created, {}));
    readHistory();
}

void MyCards::retranslate()
{
    m_search.retranslate();
    m_table.retranslate();
    m_form.retranslate();
    m_fillIn.retranslate();
    m_fileImport.retranslate();
    m_layerImport.retranslate();
    emit changed();
}

void MyCards::readHistory()
{
    if (m_storage != nullptr) {
        m_history = m_storage->cardHistory();
        emit changed();
        return;
    }
    if (m_game == nullptr || m_store.writer() == nullptr) return;
    m_store.writer()->write(
        this, [game = m_game->game.id](const Library& library) { return ownHistory(library, game); },
        [this, game = m_game->game.id](const Result<OwnHistory>& history) {
            if (!history || m_game == nullptr || m_game->game.id != game) return;
            m_history = *history;
            emit changed();
        });
}

void MyCards::followSearch()
{
    if (m_search.busy()) return;  // these cards are from before the game was loaded again
    if (m_game == nullptr || !std::exchange(m_filterChanged, false)) return;
    std::vector<std::string> cards;
    cards.reserve(m_search.cards()->cards().size());
    for (const CardIndex card : m_search.cards()->cards()) cards.emplace_back(m_game->catalogue.id(card));
    m_table.setCards(std::move(cards));
}

QString MyCards::nameOf(const std::string& card) const
{
    const auto index = m_game->catalogue.find(m_game->game.id + ":" + card);
    return index ? cardName(*m_game, *index) : fromUtf8(card);
}

void MyCards::report(const QString& message, const QString& problem)
{
    m_message = message;
    m_problem = problem;
    emit changed();
}

void MyCards::dismiss() { report({}); }

void MyCards::store(std::vector<TypedCard> typed, OwnReason reason, const QString& detail, Done done)
{
    if (m_game == nullptr || typed.empty()) return;
    for (TypedCard& card : typed) card.language = currentLanguage();
    m_table.setPending(typed);
    ++m_storing;
    report({});
    const auto finish = [this, typed, done = std::move(done)](const Result<EditResult>& result) {
        --m_storing;
        if (!result) {
            m_table.clearPending();
            report({}, sentence(result.error()));
            return done({});
        }
        if (!result->problems.empty()) {
            m_table.setProblems(typed, result->problems);
            report({}, problemText(m_game->game, result->problems.front().error));
        }
        done(*result);
        emit changed();
    };
    if (m_storage != nullptr) m_storage->editCards(typed, finish);
    else m_store.editCards(m_game->game.id, typed, reason, detail.toStdString(), finish);
}

QString MyCards::cellText(int row, int column) const
{
    if (m_game == nullptr || row < 0 || row >= m_table.count() || column < 0) return {};
    return m_table.typedCell(row, static_cast<std::size_t>(column));
}

void MyCards::setCell(int row, int column, const QString& text)
{
    if (row < 0 || row >= m_table.count() || column < 0 || text.trimmed() == cellText(row, column)) return;
    const std::string& card = m_table.cardAt(row);
    const CardKey& key = m_table.allColumns()[static_cast<std::size_t>(column)].key;
    store({{.card = card, .texts = {{key, text.trimmed().toStdString()}}}}, OwnReason::Edit, nameOf(card),
          [](const EditResult&) {});
}

void MyCards::setSelected(int column, const QString& text)
{
    if (column < 0) return;
    const CardKey& key = m_table.allColumns()[static_cast<std::size_t>(column)].key;
    std::vector<TypedCard> typed;
    for (std::string& card : m_table.selectedCards())
        typed.push_back({.card = std::move(card), .texts = {{key, text.trimmed().toStdString()}}});
    const auto count = static_cast<int>(typed.size());
    store(std::move(typed), OwnReason::Edit, tr("%n card(s)", "", count), [this, count](const EditResult& result) {
        if (result.problems.empty()) report(tr("Value set in %n card(s).", "", count));
    });
}

void MyCards::fillDown(int column)
{
    const std::vector<std::string> selected = m_table.selectedCards();
    if (selected.size() > 1) setSelected(column, cellText(m_table.rowOf(fromUtf8(selected.front())), column));
}

void MyCards::copy(int row, int column) const
{
    if (m_game == nullptr) return;
    const std::vector<std::string> selected = m_table.selectedCards();
    if (selected.empty()) return QGuiApplication::clipboard()->setText(cellText(row, column));
    const CardEditor editor(m_game->game, m_game->catalogue);
    std::vector<std::vector<std::string>> rows(1);
    for (const CardColumn& chosen : m_table.allColumns()) rows.front().push_back(keyText(m_game->game, chosen.key));
    for (const std::string& id : selected) {
        const auto card = m_store.card(m_game->game, id);
        if (!card) continue;
        std::vector<std::string>& cells = rows.emplace_back();
        for (const CardColumn& chosen : m_table.allColumns()) cells.push_back(editor.text(*card, chosen.key));
    }
    QGuiApplication::clipboard()->setText(fromUtf8(tabSeparated(rows)));
}

void MyCards::paste(int row, int column)
{
    // A large page takes long to read; its text has tabs between the cells too.
    constexpr qsizetype kMaxHtml = 1 << 20;
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr) return;
    const QString html = data->hasHtml() ? data->html() : QString();
    const QString table = html.size() <= kMaxHtml ? tableInHtml(html) : QString();
    pasteText(table.isEmpty() ? data->text() : table, row, column);
}

void MyCards::pasteText(const QString& text, int row, int column)
{
    if (m_game == nullptr) return;
    PasteTarget target{{}, static_cast<std::size_t>(std::max(0, row)), static_cast<std::size_t>(std::max(0, column))};
    for (int i = 0; i < m_table.count(); ++i) target.rows.push_back(m_table.cardAt(i));
    ++m_storing;
    emit changed();
    m_worker.run(
        this,
        [text = text.toStdString(), game = m_game, columns = m_table.allColumns(), target = std::move(target)] {
            return readPasted(text, *game, columns, target);
        },
        [this, game = m_game->game.id](const Result<PastedTable>& pasted) {
            --m_storing;
            if (m_game == nullptr || m_game->game.id != game) return;
            if (!pasted) return report({}, sentenceWithPlace(pasted.error()));
            if (pasted->cards.empty()) return report({}, tr("There is no table in the clipboard."));
            store(pasted->cards, OwnReason::Import, tr("clipboard"),
                  [this, typed = pasted->cards](const EditResult& result) { reportPasted(typed, result); });
        });
}

void MyCards::reportPasted(const std::vector<TypedCard>& typed, const EditResult& result)
{
    if (!result.problems.empty()) {
        const TypedProblem& first = result.problems.front();
        const TypedCard& card = typed[first.card];
        QString name = card.card.empty() ? tr("Row %1").arg(first.card + 1) : nameOf(card.card);
        for (const CardText& text : card.texts)
            if (text.key.part == CardKey::Part::Name) name = fromUtf8(text.text);
        const auto key = cardKey(m_game->game, first.key);
        const QString column = key ? columnTitle(m_game->game, {*key}) : fromUtf8(first.key);
        return report({},
                      tr("Nothing was pasted. %1, %2: %3").arg(name, column, problemText(m_game->game, first.error)));
    }
    if (result.cards.empty()) return;
    int added = 0;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        if (!typed[i].card.empty()) continue;
        ++added;
        addLater({fromUtf8(result.cards[i])});
    }
    const int changedCards = static_cast<int>(typed.size()) - added;
    report(tr("Pasted %n row(s): ", "", static_cast<int>(typed.size())) + tr("%n new card(s), ", "", added) +
           tr("%n changed.", "", changedCards));
}

void MyCards::removeCards(const QStringList& cardIds)
{
    std::vector<TypedCard> typed;
    for (const QString& id : cardIds) typed.push_back({.card = id.toStdString(), .texts = {}, .remove = true});
    const QString detail = cardIds.size() == 1 ? nameOf(cardIds.front().toStdString())
                                               : tr("%n card(s)", "", static_cast<int>(cardIds.size()));
    store(std::move(typed), OwnReason::Remove, detail, [this, detail](const EditResult& result) {
        if (result.problems.empty()) report(tr("Removed: %1").arg(detail));
    });
}

void MyCards::createCards(const std::vector<NewCard>& cards)
{
    if (m_game == nullptr) return;
    m_fillIn.stop();
    std::vector<TypedCard> typed;
    std::vector<NewCard> asked;
    for (const NewCard& card : cards) {
        if (card.type.empty()) asked.push_back(card);
        else
            typed.push_back(
                {.card = {},
                 .texts = {{{CardKey::Part::Name, {}, {}}, card.name}, {{CardKey::Part::Type, {}, {}}, card.type}}});
    }
    const QString detail = typed.size() == 1 ? fromUtf8(typed.front().texts.front().text)
                                             : tr("%n card(s)", "", static_cast<int>(typed.size()));
    if (!asked.empty()) m_form.startQueue(asked);
    store(std::move(typed), OwnReason::New, detail, [this](const EditResult& result) {
        QStringList ids;
        for (const std::string& card : result.cards) ids.append(fromUtf8(card));
        if (ids.isEmpty()) return;
        addLater(ids);
        m_created = result.cards;
        report(tr("%n card(s) created.", "", static_cast<int>(ids.size())));
        emit cardsCreated(ids);
    });
}

/// New cards are shown below the others as soon as the game has them.
void MyCards::addLater(const QStringList& cards)
{
    for (const QString& card : cards) m_newCards.push_back(card.toStdString());
}

void MyCards::openFile(const QUrl& file)
{
    if (file.fileName().endsWith(".zip", Qt::CaseInsensitive)) m_layerImport.read(file);
    else m_fileImport.read(file);
}

void MyCards::exportTable(const QUrl& file)
{
    if (m_game == nullptr) return;
    std::vector<std::string> cards = m_table.selectedCards();
    if (cards.empty())
        for (int row = 0; row < m_table.count(); ++row) cards.push_back(m_table.cardAt(row));
    exportTo(file, [game = m_game, cards = std::move(cards)](const std::string& path) {
        return exportCards(game, cards, path);
    });
}

void MyCards::exportLayer(const QUrl& file)
{
    if (m_game == nullptr) return;
    exportTo(file, [game = m_game](const std::string& path) { return desktop::exportLayer(game, path); });
}

void MyCards::exportTo(const QUrl& file, std::function<Result<std::size_t>(const std::string&)> job)
{
    if (m_store.writer() == nullptr) return;
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    ++m_storing;
    report(tr("Writing %1…").arg(QFileInfo(path).fileName()));
    // What was typed last has to be in the library before it is read.
    m_store.writer()->write(
        this, [](const Library&) -> Result<bool> { return true; },
        [this, path, job = std::move(job)](const Result<bool>&) {
            m_worker.run(
                this, [path = path.toStdString(), job] { return job(path); },
                [this, path](const Result<std::size_t>& written) {
                    --m_storing;
                    if (!written) return report({}, sentenceWithPlace(written.error()));
                    report(tr("%n card(s) written to %1", "", static_cast<int>(*written)).arg(path));
                });
        });
}

void MyCards::undo() { step(-1); }
void MyCards::redo() { step(1); }

void MyCards::step(int by)
{
    if (m_game == nullptr) return;
    if (m_storage != nullptr) {
        m_filterChanged = true;
        return m_storage->stepCards(by);
    }
    m_store.stepCards(m_game->game.id, by, [this, by](const Result<std::optional<OwnStep>>& step) {
        if (!step) return report({}, sentence(step.error()));
        if (!*step) return;
        m_filterChanged = true;  // cards may have come back
        const QString detail = fromUtf8((*step)->detail);
        report(by < 0 ? tr("Undone: %1").arg(detail) : tr("Redone: %1").arg(detail));
    });
}

}  // namespace mazzo::desktop
