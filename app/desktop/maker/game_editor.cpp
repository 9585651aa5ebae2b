// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/maker/game_editor.h"

#include "app/desktop/maker/editor_sections.h"
#include "app/desktop/maker/expression_help.h"
#include "app/desktop/maker/form_text.h"
#include "app/desktop/maker/typed_card_changes.h"
#include "app/packs/duplicate_pack.h"
#include "app/packs/new_pack.h"
#include "app/packs/staged_pack.h"
#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/edit/json_paths.h"
#include "carddata/edit/language_edits.h"
#include "carddata/edit/pack_edits.h"
#include "carddata/edit/pack_items.h"
#include "carddata/edit/rename_edit.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace mazzo::desktop {

GameEditor::GameEditor(GameStore& store, CollectionController& collection, std::shared_ptr<PrintedTexts> texts,
                       QObject* parent)
    : QObject(parent),
      m_store(store),
      m_opener(
          [](const std::string& game, const TaskControl&) -> Opened {
              const auto path = ownPackFolder() / game;
              auto document = PackDocument::open(path);
              if (!document) return {nullptr, {}, document.error()};
              Opened opened{std::make_shared<PackDocument>(std::move(*document)), {}, {}};
              if (const auto workspace = Workspace::open())
                  opened.numbers = workspace->library().cardNumbers(game).value_or(CardNumbers());
              return opened;
          },
          [this](Opened opened) { showOpened(std::move(opened)); }),
      m_checker([](const std::filesystem::path& path,
                   const TaskControl& control) { return tryPack(path, control.stopToken()); },
                [this](TrialResult result) { showChecked(std::move(result)); }),
      m_cards(store, collection, std::move(texts))
{
    constexpr int kPause = 600;  // milliseconds without an edit
    m_reloadSoon.setSingleShot(true);
    m_reloadSoon.setInterval(kPause);
    connect(&m_reloadSoon, &QTimer::timeout, this, &GameEditor::reload);
    connect(&m_checker, &BackgroundTask::busyChanged, this, &GameEditor::checked);
    connect(&store, &GameStore::closing, this, [this] {
        m_writer.wait();
        m_opener.cancelAndWait();
        m_checker.cancelAndWait();
    });
    // A pack that is updated or removed from elsewhere, not by an edit.
    connect(&store, &GameStore::packsChanged, this, [this](const QString& id) {
        if (id == gameId() && !m_reloading && m_document) reopen({});
    });
    m_cards.storeIn(*this);
}

// Opening.

std::filesystem::path GameEditor::folder() const { return ownPackFolder() / m_gameId; }

QString GameEditor::idFor(const QString& name) const
{
    const std::string base = packIdFor(name.toStdString());
    std::string id = base;
    for (int number = 2; !id.empty() && m_store.game(id) != nullptr; ++number) id = base + "-" + std::to_string(number);
    return fromUtf8(id);
}

void GameEditor::make(const std::string& id, const std::function<Errors(const std::filesystem::path&)>& job)
{
    if (m_state == "opening") return;
    m_problem.clear();
    if (m_store.game(id) != nullptr) return fail({Error::Kind::Refused, "pack.new-exists", {}, {id}, {}});
    setState(QStringLiteral("opening"));
    m_store.reloadPacks(
        id, [job, path = ownPackFolder() / id] { return job(path); },
        [this, id](const Errors& errors) {
            setState(QStringLiteral("none"));
            if (!errors.empty()) return fail(errors.front());
            open(fromUtf8(id));
            emit created(fromUtf8(id));
        });
}

void GameEditor::create(const QString& name, const QString& gameId, const QString& language, const QString& author)
{
    const NewPack pack{name.trimmed().toStdString(), author.trimmed().toStdString(), language.toStdString()};
    make(gameId.trimmed().toStdString(), [pack](const std::filesystem::path& path) {
        const auto made = makePack(path, pack);
        return made ? Errors() : Errors{made.error()};
    });
}

void GameEditor::duplicate(const QString& gameId, const QString& newId, const QString& name)
{
    make(newId.trimmed().toStdString(), [from = m_store.packFolder(gameId.toStdString()),
                                         called = name.trimmed().toStdString()](const std::filesystem::path& path) {
        const auto copied = duplicatePack(from, path, called);
        return copied ? Errors() : copied.error();
    });
}

void GameEditor::open(const QString& gameId)
{
    if (gameId.toStdString() == m_gameId && m_document) return;
    close();
    m_gameId = gameId.toStdString();
    setState(QStringLiteral("opening"));
    m_opener.ask(m_gameId);
}

/// Reads the files again; what was not written is lost. Later, because this may be called while a job is delivered.
void GameEditor::reopen(const QString& why)
{
    const auto open = [this, why, game = gameId()] {
        if (game != gameId()) return;
        close();
        std::error_code error;
        if (!std::filesystem::exists(ownPackFolder() / game.toStdString(), error)) return;
        this->open(game);
        m_problemAfterOpening = why;
    };
    QMetaObject::invokeMethod(this, open, Qt::QueuedConnection);
}

void GameEditor::showOpened(Opened opened)
{
    if (!opened.errors.empty()) {
        m_problem = sentenceWithPlace(opened.errors.front());
        return setState(QStringLiteral("failed"));
    }
    m_document = std::move(opened.document);
    m_numbers = std::move(opened.numbers);
    m_state = QStringLiteral("open");
    m_cards.setGame(m_store.game(m_gameId));
    chooseSection(QStringLiteral("game"));
    m_problem = std::exchange(m_problemAfterOpening, {});
    check();
}

void GameEditor::close()
{
    m_writer.flush();
    if (m_reloadSoon.isActive()) reload();
    m_reloadSoon.stop();
    m_opener.cancel();
    m_checker.cancel();
    m_document.reset();
    m_gameId.clear();
    m_trial = {};
    m_lastGood.reset();
    m_list.clear();
    m_object.clear();
    m_item = -1;
    m_deckFile.clear();
    m_section.clear();
    m_problem.clear();
    m_ruleTrial.clear();
    m_deckTrial.clear();
    m_table.clear();
    m_cards.setGame(nullptr);
    setState(QStringLiteral("none"));
}

QString GameEditor::name() const
{
    return m_document ? fromUtf8(itemName(m_document->game(), currentLanguage())) : QString();
}

bool GameEditor::busy()
{
    return m_opener.busy() || checking() || m_reloading || m_reloadSoon.isActive() || m_cards.search()->busy();
}

// Editing.

bool GameEditor::apply(PackStep step)
{
    if (!m_document || step.edits.empty()) return false;
    m_problem.clear();
    if (const auto done = m_document->apply(std::move(step)); !done) {
        fail(done.error());
        return false;
    }
    store();
    return true;
}

/// Writes what changed, then checks it.
void GameEditor::store()
{
    auto changes = m_document->takeChanges();
    ++m_writing;
    m_writer.run(
        this, [changes = std::move(changes), path = folder()] { return writePackFiles(path, changes); },
        [this](const Result<void>& written) {
            --m_writing;
            if (!written && written.error().code == "edit.changed-elsewhere") return reopen(sentence(written.error()));
            if (!written) fail(written.error());
            if (m_writing == 0) check();
        });
    show();
    emit checked();
}

void GameEditor::check()
{
    if (!m_document) return;
    m_checker.ask(folder());
    m_reloadSoon.start();
    emit checked();
}

void GameEditor::showChecked(TrialResult result)
{
    m_trial = std::move(result);
    if (m_trial.pack != nullptr) m_lastGood = m_trial.pack;
    m_table.setPack(m_trial.pack);
    show();
    emit checked();
}

/// The rest of the program gets the game as it is now.
void GameEditor::reload()
{
    if (m_gameId.empty()) return;
    if (m_reloading) {
        m_reloadAgain = true;
        return;
    }
    m_reloading = true;
    m_store.reloadPacks(
        m_gameId, [] { return Errors(); },
        [this](const Errors& errors) {
            m_reloading = false;
            if (!errors.empty()) fail(errors.front());
            if (std::exchange(m_reloadAgain, false)) return reload();
            if (m_document && m_cards.gameId().isEmpty()) m_cards.setGame(m_store.game(m_gameId));
            m_cards.showHistory();
        });
}

void GameEditor::revise(bool redo)
{
    if (!m_document) return;
    const PackStep* next = redo ? m_document->nextRedo() : m_document->nextUndo();
    if (next == nullptr) return;
    const std::string path = next->detail;
    m_problem.clear();
    if (redo ? m_document->redo() : m_document->undo()) {
        if (path.starts_with('/') && m_document->find(path) != nullptr) openPath(fromUtf8(path));
        store();
    }
}

void GameEditor::undo() { revise(false); }
void GameEditor::redo() { revise(true); }

void GameEditor::setValue(const QString& path, const QString& text)
{
    if (!m_document) return;
    const std::string at = path.toStdString();
    const FormKey* key = keyAt(at);
    const bool isId = key != nullptr && (key->name == "id") &&
                      (key->kind == KeyKind::Id || key->kind == KeyKind::Clause);
    if (isId && at != "/id") {
        auto step = renameStep(*m_document, parentPath(at), text.trimmed().toStdString());
        if (!step) return fail(step.error());
        apply(std::move(*step));
        return;
    }
    if (at == "/languages") {
        const auto before = packLanguages(*m_document);
        std::vector<std::string> wanted;
        for (const QString& word : text.split(',', Qt::SkipEmptyParts)) wanted.push_back(word.trimmed().toStdString());
        if (wanted.empty()) return show();
        for (const std::string& language : wanted)
            if (std::ranges::find(before, language) == before.end()) apply(addLanguageStep(*m_document, language));
        for (const std::string& language : before)
            if (std::ranges::find(wanted, language) == wanted.end()) apply(removeLanguageStep(*m_document, language));
        if (packLanguages(*m_document) != wanted && wanted.size() == packLanguages(*m_document).size())
            apply(valueStep(*m_document, at, nlohmann::ordered_json(wanted).dump()));
        return;
    }
    auto json = typedJson(*m_document, at, text);
    if (!json) return fail(json.error());
    apply(valueStep(*m_document, at, *json));
}

void GameEditor::setText(const QString& path, const QString& language, const QString& text)
{
    if (m_document)
        apply(textStep(*m_document, path.toStdString(), language.toStdString(), text.trimmed().toStdString()));
}

void GameEditor::addItem(const QString& name)
{
    if (!m_document || m_list.empty() || name.trimmed().isEmpty()) return;
    PackStep step = addStep(*m_document, m_list, name.trimmed().toStdString());
    const std::string path = step.detail;
    if (apply(std::move(step))) openPath(fromUtf8(path));
}

void GameEditor::duplicateItem(int index)
{
    if (!m_document || index < 0) return;
    PackStep step = duplicateStep(*m_document, pathOf(m_list, static_cast<std::size_t>(index)));
    if (apply(std::move(step))) openItem(index + 1);
}

void GameEditor::removeItem(int index)
{
    if (!m_document || index < 0) return;
    if (!apply(removeStep(*m_document, pathOf(m_list, static_cast<std::size_t>(index))))) return;
    const auto left = static_cast<int>(sizeOf(m_document->find(m_list)));
    m_item = std::min(m_item, left - 1);
    show();
}

void GameEditor::moveItem(int index, int by)
{
    if (!m_document || index < 0 || index + by < 0) return;
    PackStep step = moveStep(*m_document, pathOf(m_list, static_cast<std::size_t>(index)),
                             static_cast<std::size_t>(index + by));
    if (step.edits.empty()) return;
    m_item = index + by;
    apply(std::move(step));
}

// Cards.

void GameEditor::editCards(const std::vector<TypedCard>& typed, const CardsDone& done)
{
    const GameSnapshot game = m_store.game(m_gameId);
    if (!m_document || game == nullptr) return done(failure({Error::Kind::NotFound, "library.closed", {}, {}, {}}));
    EditResult result;
    CardChanges changes = cardChanges(*game, typed, result);
    if (!result.problems.empty()) return done(result);
    changes.numbers = m_numbers;
    auto [step, ids] = cardStep(*m_document, game->game, changes);
    result.cards = std::move(ids);
    const bool isStored = apply(std::move(step));
    done(result);
    // What was typed is what the card has already, or cannot be stored: the table shows what there is.
    if (!isStored) m_reloadSoon.start();
}

void GameEditor::stepCards(int by) { revise(by > 0); }

// Decks.

void GameEditor::openDeck(const QString& file)
{
    m_deckFile = file.toStdString();
    show();
}

void GameEditor::setDeckText(const QString& text)
{
    if (!m_document || m_deckFile.empty()) return;
    const std::string* before = m_document->deck(m_deckFile);
    if (before == nullptr || text.toStdString() == *before) return;
    apply(deckStep(m_deckFile, text.toStdString()));
}

void GameEditor::addDeck(const QString& name, bool example)
{
    if (!m_document || name.trimmed().isEmpty()) return;
    const std::string file = newDeckFile(*m_document, example ? "examples" : "decks", name.toStdString());
    const std::string* open = m_document->deck(m_deckFile);
    std::string text;
    if (open != nullptr) text = *open;
    else {
        text = "game: " + m_gameId + "\n";
        for (const std::string& zone : idsInList(*m_document, "zones")) text += "\n[" + zone + "]\n";
    }
    // A deck has a name and is legal; an example has a verdict.
    std::string kept;
    for (const QString& line : fromUtf8(text).split('\n'))
        if (!line.startsWith("name:") && !line.startsWith("expect:")) kept += line.toStdString() + "\n";
    while (kept.ends_with("\n\n")) kept.pop_back();
    const TrialDeck* judged = m_lastGood != nullptr ? m_lastGood->deck(m_deckFile) : nullptr;
    const std::string verdict = judged != nullptr && judged->isReadable() ? judged->found : "legal";
    text = (example ? "expect: " + verdict : "name: " + name.trimmed().toStdString()) + "\n" + kept;
    m_deckFile = file;
    apply(deckStep(file, std::move(text)));
}

void GameEditor::removeDeck()
{
    if (!m_document || m_document->deck(m_deckFile) == nullptr) return;
    const std::string file = std::exchange(m_deckFile, {});
    apply(deckStep(file, std::nullopt));
}

void GameEditor::expectFound()
{
    const std::string* text = m_document ? m_document->deck(m_deckFile) : nullptr;
    const std::string found = m_deckTrial.found().toStdString();
    if (text == nullptr || found.empty()) return;
    std::string changed = *text;
    const std::size_t line = changed.starts_with("expect:") ? 0 : changed.find("\nexpect:");
    if (line == std::string::npos) {
        changed = "expect: " + found + "\n" + changed;
    } else {
        const std::size_t begin = line == 0 ? 0 : line + 1;
        changed.replace(begin, std::min(changed.find('\n', begin), changed.size()) - begin, "expect: " + found);
    }
    apply(deckStep(m_deckFile, std::move(changed)));
}

// Where the editor is.

bool GameEditor::isSection(const char* page) const { return m_section == page; }

QString GameEditor::page() const
{
    if (isSection("cards")) return QStringLiteral("cards");
    if (isSection("decks")) return QStringLiteral("decks");
    return m_list.empty() ? QStringLiteral("form") : QStringLiteral("list");
}

bool GameEditor::isTable() const { return isBelow(formPath(), "/procedure") || isBelow(m_list, "/procedure"); }

std::string GameEditor::formPath() const
{
    if (m_list.empty()) return m_object;
    return m_item >= 0 ? pathOf(m_list, static_cast<std::size_t>(m_item)) : std::string("/-");
}

void GameEditor::chooseSection(const QString& id)
{
    const EditorSection* section = sectionNamed(id);
    if (section == nullptr || !m_document) return;
    m_section = id;
    m_problem.clear();
    m_list = section->list != nullptr ? section->list : "";
    m_object = section->object != nullptr ? section->object : "";
    m_item = sizeOf(m_document->find(m_list)) > 0 && !m_list.empty() ? 0 : -1;
    if (id == "decks" && m_deckFile.empty())
        for (const char* subfolder : {"examples", "decks"})
            for (const std::string& file : m_document->deckFiles(subfolder)) m_deckFile = file;
    if (id == "cards" && m_cards.gameId().isEmpty()) m_cards.setGame(m_store.game(m_gameId));
    show();
}

void GameEditor::openPath(const QString& path)
{
    if (!m_document) return;
    std::string at = path.toStdString();
    // The innermost list or object with a form of its own.
    while (!at.empty() && formAt(at) == nullptr && (keyAt(at) == nullptr || keyAt(at)->kind != KeyKind::List))
        at = parentPath(at);
    const EditorSection* section = sectionOf(at);
    m_section = section->id;
    const FormKey* key = keyAt(at);
    if (key != nullptr && key->kind == KeyKind::List) {
        m_list = at;
        m_object.clear();
        m_item = sizeOf(m_document->find(at)) > 0 ? 0 : -1;
    } else if (key == nullptr && !at.empty()) {
        m_list = parentPath(at);
        m_object.clear();
        m_item = static_cast<int>(indexIn(lastPart(at)).value_or(0));
    } else {
        m_list.clear();
        m_object = at;
        m_item = -1;
    }
    show();
}

void GameEditor::openItem(int index)
{
    if (!m_document || index < 0 || static_cast<std::size_t>(index) >= sizeOf(m_document->find(m_list))) return;
    m_item = index;
    show();
}

void GameEditor::back()
{
    const std::string from = m_list.empty() ? m_object : m_list;
    const EditorSection* section = sectionNamed(m_section);
    const std::string home = section != nullptr ? section->path() : std::string();
    if (from != home) openPath(fromUtf8(parentPath(from)));
}

QString GameEditor::newItem() const
{
    const FormKey* key = keyAt(m_list);
    return key != nullptr && key->kind == KeyKind::List ? newItemText(key->of) : QString();
}

QVariantList GameEditor::newChoices() const
{
    QVariantList choices;
    const FormKey* key = keyAt(m_list);
    if (key == nullptr || key->of != "step") return choices;
    for (const std::string_view word : wordsOfForm(formNamed("step")->key("do")->of))
        choices.append(QVariantMap{{"value", fromUtf8(word)}, {"text", choiceText("step", "do", word)}});
    return choices;
}

QString GameEditor::unknownKeys() const
{
    return m_document ? desktop::unknownKeys(*m_document, formPath()).join(QStringLiteral(", ")) : QString();
}

// What is shown.

QString GameEditor::problemAt(const std::string& path) const
{
    for (const TrialProblem& problem : m_trial.problems)
        if (!problem.isLint && !problem.path.empty() && isBelow(problem.path, path)) return sentence(problem.error);
    return {};
}

int GameEditor::mistakes() const { return static_cast<int>(m_trial.problems.size()) - lints(); }

int GameEditor::lints() const
{
    return static_cast<int>(std::ranges::count(m_trial.problems, true, &TrialProblem::isLint));
}

void GameEditor::show()
{
    if (!m_document) return;
    // Undoing may have removed what was open.
    if (!m_list.empty() && m_document->find(m_list) == nullptr && keyAt(m_list) == nullptr) {
        const EditorSection* section = sectionNamed(m_section);
        m_list = section != nullptr && section->list != nullptr ? section->list : "";
    }
    const auto count = static_cast<int>(sizeOf(m_document->find(m_list)));
    if (!m_list.empty()) m_item = std::min(m_item, count - 1);
    m_sections.setRows(editorSectionRows(*m_document, m_trial.problems));

    m_items.setRows(editorItemRows(*m_document, m_list, m_trial.problems));
    m_crumbs.setRows(editorCrumbRows(*m_document, m_list.empty() ? m_object : m_list, m_object == "/procedure"));
    m_decks.setRows(editorDeckRows(*m_document, m_lastGood.get()));
    if (const std::string* text = m_document->deck(m_deckFile)) m_deckTrial.show(m_lastGood, m_deckFile, *text);
    else m_deckTrial.clear();

    m_problems.setRows(editorProblemRows(m_trial.problems));
    showForm();
    emit changed();
}

void GameEditor::showForm()
{
    const std::string path = formPath();
    const EditorSection* section = sectionNamed(m_section);
    const bool isOwnObject = section != nullptr && section->object != nullptr && m_list.empty() &&
                             m_object == section->object;
    QList<FormRow> rows;
    if (page() == "form" || m_item >= 0) rows = formRows(*m_document, path, isOwnObject ? section->keys : "");
    for (FormRow& row : rows) row.problem = problemAt(row.path.toStdString());
    m_form.setRows(std::move(rows));
    tryCurrentRule();
    if (std::exchange(m_shownForm, path) != path) emit formShown();
}

void GameEditor::tryCurrentRule()
{
    const auto index = static_cast<std::size_t>(m_item);
    if (!isRule() || m_lastGood == nullptr || index >= m_lastGood->loaded.game.rules.size() ||
        m_trial.pack != m_lastGood)
        return m_ruleTrial.clear();
    m_ruleTrial.tryRule(m_lastGood, index, m_lastGood->loaded.game.rules[index]);
}

const Game* GameEditor::gameAtHand() const
{
    if (m_trial.draft != nullptr) return m_trial.draft.get();
    return m_lastGood != nullptr ? &m_lastGood->loaded.game : nullptr;
}

QVariantList GameEditor::completionsAt(const QString& scope, const QString& text, int cursor) const
{
    const Game* game = gameAtHand();
    return game != nullptr ? expressionCompletions(*game, scope, text, cursor) : QVariantList();
}

QVariantMap GameEditor::explain(const QString& scope, const QString& text) const
{
    const Game* game = gameAtHand();
    return game != nullptr ? explainedExpression(*game, scope, text) : QVariantMap();
}

void GameEditor::tryExpression(const QString& path, const QString& text)
{
    const auto index = static_cast<std::size_t>(m_item);
    if (!isRule() || m_lastGood == nullptr || index >= m_lastGood->loaded.game.rules.size()) return;
    Rule rule = m_lastGood->loaded.game.rules[index];
    const std::string key = lastPart(path.toStdString());
    // What is half typed says nothing new.
    const QString scope = key == "each" ? QStringLiteral("query") : QStringLiteral("check-each");
    if (!explain(scope, text)["problem"].toString().isEmpty()) return;
    if (key == "check") rule.check = text.trimmed().toStdString();
    else if (key == "each") rule.each = text.trimmed().toStdString();
    else if (key == "when") rule.when = text.trimmed().toStdString();
    m_ruleTrial.tryRule(m_lastGood, index, std::move(rule));
}

void GameEditor::openProblem(int row)
{
    const EditorProblemRow* problem = m_problems.row(row);
    if (problem == nullptr || !m_document) return;
    const EditorProblemRow target = *problem;
    if (target.file.endsWith(".deck")) {
        m_deckFile = target.file.toStdString();
        return chooseSection(QStringLiteral("decks"));
    }
    if (target.file == PackDocument::kGame) return openPath(target.path);
    chooseSection(QStringLiteral("cards"));
}

void GameEditor::dismiss()
{
    m_problem.clear();
    emit changed();
}

void GameEditor::fail(const Error& error)
{
    m_problem = sentence(error);
    emit changed();
}

void GameEditor::setState(const QString& state)
{
    m_state = state;
    emit changed();
}

void GameEditor::retranslate()
{
    m_cards.retranslate();
    if (!m_document) return;
    show();
    m_table.retranslate();
}

}  // namespace mazzo::desktop
