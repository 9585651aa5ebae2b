// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/deck_cache.h"

#include "app/text/sync_text.h"
#include "app/text/value_text.h"
#include "carddata/library/decks/deck_text.h"
#include "model/text.h"

#include <QDateTime>

#include <algorithm>

namespace mazzo::desktop {

namespace {

constexpr int kRetry = 3000;  // milliseconds

/// As the library writes times.
std::string now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString(); }

/// The deck with another text; its name and game follow.
DeckSnapshot withText(const StoredDeck& before, const std::string& text, DeckHead head)
{
    auto deck = std::make_shared<StoredDeck>(before);
    deck->text = text;
    deck->name = std::move(head.name);
    deck->game = std::move(head.game);
    deck->changedAt = now();
    return deck;
}

/// The deck's text as the newest revision, whether the library has the deck already or not.
Result<StoredDeck> written(const DeckStore& decks, const StoredDeck& deck, DeckRevision::Reason reason)
{
    auto saved = decks.save(deck.id, deck.text, reason);
    return saved || saved.error().code != "library.no-such-deck" ? saved : decks.add(deck.text, deck.name, deck.id);
}

}  // namespace

DeckCache::DeckCache(LibraryWriter& writer, QObject* parent) : QObject(parent), m_writer(writer), m_ids(writer)
{
    m_again.setInterval(kRetry);
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &DeckCache::storeAgain);
}

// The writer outlives the cache, and writes everything before it ends.
DeckCache::~DeckCache() { storeAgain(); }

void DeckCache::fill(std::vector<StoredDeck> decks)
{
    m_decks.clear();
    for (StoredDeck& deck : decks) m_decks.push_back(std::make_shared<const StoredDeck>(std::move(deck)));
    std::ranges::stable_sort(m_decks,
                             [](const DeckSnapshot& a, const DeckSnapshot& b) { return a->changedAt > b->changedAt; });
    m_removed.clear();
    emit filled();
}

void DeckCache::open()
{
    m_open = true;
    m_ids.reserve();
}

void DeckCache::close()
{
    m_open = false;
    m_unstored.clear();
    m_again.stop();
    m_ids.clear();
}

DeckSnapshot DeckCache::find(DeckId id) const
{
    const auto found = std::ranges::find(m_decks, id, &StoredDeck::id);
    return found == m_decks.end() ? nullptr : *found;
}

DeckSnapshot DeckCache::findAny(DeckId id) const
{
    const auto removed = m_removed.find(id);
    return removed == m_removed.end() ? find(id) : removed->second;
}

Result<DeckId> DeckCache::add(const std::string& text, const std::string& name)
{
    std::set<std::string> used;
    for (const DeckSnapshot& deck : m_decks) used.insert(folded(deck->name));
    const std::string given = nameOfDeck(text);
    const std::string called = freeName(given.empty() ? name : given, used);
    const std::string whole = given == called ? text : withName(text, called);
    auto head = headOfDeck(whole, called);
    if (!head) return failure(head.error());
    const auto id = m_open ? m_ids.next() : failure({Error::Kind::NotFound, "library.closed", {}, {}, {}});
    if (!id) return id;
    StoredDeck begun;
    begun.id = *id;
    begun.createdAt = now();
    begun.revision = 1;
    const DeckSnapshot deck = withText(begun, whole, std::move(*head));
    put(deck);
    write(deck, whole, DeckRevision::Reason::Saved);
    emit changed(*id);
    return id;
}

Result<void> DeckCache::save(DeckId id, const std::string& text, DeckRevision::Reason reason)
{
    const DeckSnapshot before = findAny(id);
    if (!m_open || before == nullptr) return {};
    auto head = headOfDeck(text, before->name);
    if (!head) return failure(head.error());
    const DeckSnapshot deck = withText(*before, text, std::move(*head));
    if (m_removed.contains(id)) m_removed[id] = deck;
    else put(deck);
    write(deck, before->text, reason);
    emit changed(id);
    return {};
}

void DeckCache::rename(DeckId id, const std::string& name)
{
    const DeckSnapshot before = find(id);
    if (!m_open || before == nullptr) return;
    const std::string text = withName(before->text, name);
    auto head = headOfDeck(text, name);
    if (!head) return emit refused(id, head.error());
    const DeckSnapshot deck = withText(*before, text, std::move(*head));
    put(deck);
    // A text that is not written yet gets the new name.
    if (m_unstored.contains(id)) write(deck, before->text, DeckRevision::Reason::Step);
    else run(id, Kind::Change, [id, name](const DeckStore& decks) { return decks.rename(id, name); }, before);
    emit changed(id);
}

void DeckCache::remove(DeckId id)
{
    const DeckSnapshot before = find(id);
    if (!m_open || before == nullptr) return;
    // A text that is not written yet is written first, so that the deck can be restored.
    const bool first = m_unstored.contains(id);
    erase(id);
    m_removed[id] = before;
    run(
        id, Kind::Change,
        [before, first](const DeckStore& decks) -> Result<StoredDeck> {
            if (first)
                if (auto saved = written(decks, *before, DeckRevision::Reason::Step); !saved) return saved;
            return decks.remove(before->id).and_then([&] { return decks.one(before->id); });
        },
        before);
    emit changed(id);
}

void DeckCache::restoreRemoved(DeckId id)
{
    if (!m_open) return;
    if (const auto removed = m_removed.find(id); removed != m_removed.end()) {
        StoredDeck deck = *removed->second;
        deck.removedAt.clear();
        m_removed.erase(removed);
        put(std::make_shared<const StoredDeck>(std::move(deck)));
    }
    run(id, Kind::Change,
        [id](const DeckStore& decks) { return decks.restoreRemoved(id).and_then([&] { return decks.one(id); }); });
    emit changed(id);
}

void DeckCache::purge(DeckId id)
{
    if (!m_open || find(id) != nullptr) return;
    m_removed.erase(id);
    m_unstored.erase(id);
    m_writer.write(
        this, [id](const Library& library) { return library.decks().purge(id); },
        [this, id](const Result<void>& done) {
            if (done) emit stored(id);
            else emit refused(id, done.error());
        });
}

void DeckCache::removedDecks(QObject* receiver, std::function<void(const Result<std::vector<StoredDeck>>&)> done)
{
    if (m_open)
        m_writer.write(receiver, [](const Library& library) { return library.decks().removed(); }, std::move(done));
}

void DeckCache::restore(DeckId id, int revision)
{
    if (const DeckSnapshot before = find(id); m_open && before != nullptr)
        run(id, Kind::Change, [id, revision](const DeckStore& decks) { return decks.restore(id, revision); }, before);
}

void DeckCache::readAgain(DeckId id)
{
    if (m_open && findAny(id) != nullptr)
        run(id, Kind::Reading, [id](const DeckStore& decks) { return decks.one(id); });
}

void DeckCache::storeAgain()
{
    for (const DeckId id : m_unstored)
        if (const DeckSnapshot deck = findAny(id)) write(deck, deck->text, DeckRevision::Reason::Step);
}

void DeckCache::history(QObject* receiver, DeckId id,
                        std::function<void(const Result<std::vector<DeckRevision>>&)> done)
{
    if (m_open)
        m_writer.write(receiver, [id](const Library& library) { return library.decks().history(id); }, std::move(done));
}

void DeckCache::whenIdle(QObject* receiver, std::function<void()> done)
{
    if (!m_open) return;
    ++m_idleCallbacks;
    emit busyChanged();
    m_writer.write(
        this, [](const Library&) { return Result<void>(); },
        [this, receiver = QPointer(receiver), done = std::move(done)](const Result<void>&) {
            if (receiver != nullptr) done();
            --m_idleCallbacks;
            emit busyChanged();
        });
}

void DeckCache::write(DeckSnapshot deck, const std::string& base, DeckRevision::Reason reason)
{
    const DeckId id = deck->id;
    ++m_waiting[id];
    emit busyChanged();
    EditedText edit{deck, base, reason, !m_removed.contains(id), conflictName(fromUtf8(deck->name)).toStdString()};
    m_writer.writeOrFail(
        this,
        [edit = std::move(edit), texts = m_texts](const Result<Library>& library) mutable {
            return texts->write(library, std::move(edit));
        },
        [this, id](const Result<WrittenText>& written) {
            applyResult(id, Kind::Text, written.map([](const WrittenText& each) { return each.deck; }), nullptr);
            if (!written || !written->other) return;
            show(*written->other);
            emit keptBoth(id, written->other->id);
        });
}

void DeckCache::follow(const std::vector<StoredDeck>& decks)
{
    const auto isOurs = [this](DeckId id) { return m_waiting.contains(id) || m_unstored.contains(id); };
    std::set<DeckId> there;
    for (const StoredDeck& deck : decks) {
        there.insert(deck.id);
        if (!isOurs(deck.id)) show(deck);
    }
    std::vector<StoredDeck> gone;
    for (const DeckSnapshot& deck : m_decks)
        if (!there.contains(deck->id) && !isOurs(deck->id)) gone.push_back(*deck);
    for (StoredDeck& deck : gone) {
        deck.removedAt = now();
        show(deck);
    }
}

void DeckCache::run(DeckId id, Kind kind, Work work, DeckSnapshot before)
{
    ++m_waiting[id];
    emit busyChanged();
    m_writer.write(
        this, [work = std::move(work)](const Library& library) { return work(library.decks()); },
        [this, id, kind, before = std::move(before)](const Result<StoredDeck>& answer) {
            applyResult(id, kind, answer, before);
        });
}

void DeckCache::applyResult(DeckId id, Kind kind, const Result<StoredDeck>& answer, const DeckSnapshot& before)
{
    const bool newest = --m_waiting[id] == 0;
    if (newest) m_waiting.erase(id);
    if (answer) {
        // Of several texts that could not be written, the newest includes the others.
        if (const DeckSnapshot shown = findAny(id);
            kind == Kind::Text || (shown != nullptr && shown->text == answer->text))
            m_unstored.erase(id);
        if (newest && !m_unstored.contains(id)) show(*answer);
        else if (newest && before != nullptr) show(*before);
        if (kind != Kind::Reading) emit stored(id);
    } else if (kind == Kind::Text) {
        m_unstored.insert(id);
        m_again.start();
        emit notStored(id, answer.error());
    } else if (kind == Kind::Change) {
        if (newest) run(id, Kind::Reading, [id](const DeckStore& decks) { return decks.one(id); }, before);
        emit refused(id, answer.error());
    } else if (newest && before != nullptr) {
        show(*before);  // the library cannot be read: show the deck as it was
    }
    emit busyChanged();
}

/// What the library has, or had.
void DeckCache::show(const StoredDeck& deck)
{
    const DeckSnapshot shown = find(deck.id);
    if (!deck.removedAt.empty()) {
        m_removed[deck.id] = std::make_shared<const StoredDeck>(deck);
        if (erase(deck.id)) emit changed(deck.id);
        return;
    }
    m_removed.erase(deck.id);
    if (shown != nullptr && *shown == deck) return;
    put(std::make_shared<const StoredDeck>(deck));
    emit changed(deck.id);
}

/// In its place: before all that were not changed later. A deck that was not changed stays where it is.
void DeckCache::put(DeckSnapshot deck)
{
    const auto found = std::ranges::find(m_decks, deck->id, &StoredDeck::id);
    if (found != m_decks.end() && (*found)->changedAt == deck->changedAt &&
        (found == m_decks.begin() || (*found)->text == deck->text)) {
        *found = std::move(deck);
        return;
    }
    erase(deck->id);
    const auto place = std::ranges::find_if(
        m_decks, [&](const DeckSnapshot& other) { return other->changedAt <= deck->changedAt; });
    m_decks.insert(place, std::move(deck));
}

bool DeckCache::erase(DeckId id)
{
    return std::erase_if(m_decks, [id](const DeckSnapshot& deck) { return deck->id == id; }) > 0;
}

}  // namespace mazzo::desktop
