#include "app/desktop/share/deck_sharing.h"

#include "app/output.h"
#include "app/words/error_words.h"
#include "app/words/language.h"
#include "app/words/value_words.h"
#include "model/text.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace mazzo {

namespace {

constexpr int kPreviewWidth = 1000;   // pixels of a page to look at

/// A name for a file from a name for people: "Città, Prime!" becomes "citta-prime".
QString fileNameOf(const QString& title)
{
    QString name;
    for (const QChar letter : fromUtf8(folded(title.toStdString()))) {
        if (letter.isLetterOrNumber()) name.append(letter);
        else if (!name.isEmpty() && !name.endsWith('-')) name.append('-');
    }
    while (name.endsWith('-')) name.chop(1);
    constexpr qsizetype kLongest = 60;
    return name.isEmpty() ? QStringLiteral("deck") : name.left(kLongest);
}

} // namespace

DeckSharing::DeckSharing(GameStore& store, QObject* parent)
    : QObject(parent), m_store(store), m_kind(&shareKinds().front()), m_kinds({"kindId", "title", "about", "heading"})
{
    m_pool.setMaxThreadCount(1);
}

DeckSharing::~DeckSharing() { m_pool.waitForDone(); }

void DeckSharing::share(const QString& deckId)
{
    m_id = static_cast<DeckId>(deckId.toLongLong());
    const bool before = std::exchange(m_shown, true);
    tell({}, false);
    retranslate();
    if (!before) emit shownChanged();
}

void DeckSharing::dismiss()
{
    if (!m_shown) return;
    m_shown = false;
    emit shownChanged();
}

void DeckSharing::retranslate()
{
    QList<RowsModel::Row> rows;
    bool others = false;
    for (const ShareKind& kind : shareKinds()) {
        const bool first = kind.forOthers && !std::exchange(others, kind.forOthers);
        rows.append({kind.id, titleOf(kind), aboutOf(kind), first ? tr("Other programs") : QString()});
    }
    m_kinds.setRows(std::move(rows));
    if (!m_shown) return;
    read();
    show();
}

void DeckSharing::read()
{
    m_output.reset();
    m_problem.clear();
    const auto decks = m_store.decks();
    if (!decks || !m_id) return;
    const auto stored = decks->one(*m_id);
    if (!stored) {
        m_problem = sentence(stored.error());
        return;
    }
    GameSnapshot game = m_store.game(stored->game);
    if (game == nullptr) {
        m_problem = tr("The pack of the game “%1” is not installed, so the deck cannot be shared.").arg(fromUtf8(stored->game));
        return;
    }
    auto file = readDeck(stored->text, game->game, game->catalogue);
    if (file) m_output.emplace(std::move(*file), std::move(game), currentLanguage());
    else m_problem = sentenceWithPlace(file.error().front());
}

void DeckSharing::show()
{
    m_text.clear();
    m_picture = {};
    m_pictures.clear();
    m_paper.reset();
    m_lost.clear();
    m_page = 0;
    m_pages = m_output ? 1 : 0;
    if (m_output) {
        m_problem.clear();
        if (m_kind->format) {
            showText(*m_kind->format);
        } else if (kind() == "qr") {
            m_pictures = m_output->qrPictures();
        } else if (kind() == "picture") {
            m_pictures = {m_output->picture()};
        } else if (kind() == "list") {
            m_paper = m_output->list();
        } else if (const Library* library = m_store.library()) {
            auto paper = m_output->proxies(*library);
            if (paper) m_paper = std::move(*paper);
            else m_problem = sentence(paper.error());
        }
        showPages();
    }
    emit changed();
}

void DeckSharing::showText(Format format)
{
    const Written written = m_output->text(format);
    m_text = fromUtf8(written.text);
    for (const Error& error : written.lost) {
        if (error.code != "format.no-pictures") m_lost.append(sentence(error));   // they are saved with the file
    }
}

void DeckSharing::showPages()
{
    if (m_paper) m_pages = m_paper->pages;
    else if (!m_pictures.empty()) m_pages = static_cast<int>(m_pictures.size());
    if (m_paper) m_picture = pageImage(*m_paper, m_page, kPreviewWidth);
    else if (!m_pictures.empty()) m_picture = m_pictures[static_cast<std::size_t>(m_page)];
}

void DeckSharing::setKind(const QString& kind)
{
    const ShareKind* chosen = shareKind(kind);
    if (chosen == nullptr || chosen == m_kind) return;
    m_kind = chosen;
    tell({}, false);
    show();
}

void DeckSharing::setPage(int page)
{
    page = std::clamp(page, 0, std::max(0, m_pages - 1));
    if (page == m_page) return;
    m_page = page;
    showPages();
    emit changed();
}

bool DeckSharing::copyable() const
{
    // Pages are printed, and Tabletop Simulator looks for pictures beside its file: both are saved.
    return kind() != "tts" && (!m_text.isEmpty() || (!m_picture.isNull() && !m_paper));
}

QString DeckSharing::fileName() const { return fileNameOf(title()) + "." + m_kind->ending; }

QStringList DeckSharing::fileFilters() const
{
    QStringList filters{QStringLiteral("%1 (*.%2)").arg(kindTitle(), m_kind->ending)};
    if (kind() == "qr") filters.append(tr("Drawing (%1)").arg(QStringLiteral("*.svg")));
    filters.append(tr("All files (%1)").arg(QStringLiteral("*")));
    return filters;
}

void DeckSharing::tell(const QString& words, bool failed)
{
    m_done = words;
    m_failed = failed;
    emit doneChanged();
}

void DeckSharing::copy()
{
    if (!copyable()) return;
    if (!m_text.isEmpty()) QGuiApplication::clipboard()->setText(m_text.trimmed());
    else QGuiApplication::clipboard()->setImage(m_picture);
    tell(m_text.isEmpty() ? tr("The picture is in the clipboard.") : tr("The text is in the clipboard."), false);
}

void DeckSharing::copyCode()
{
    if (!m_output) return;
    QGuiApplication::clipboard()->setText(fromUtf8(m_output->code()));
    tell(tr("The share code is in the clipboard."), false);
}

DeckSharing::Job DeckSharing::jobFor(const std::string& path) const
{
    if (kind() == "qr") return [files = m_output->qrFiles(path)] { return files; };
    if (const Library* library = m_store.library(); kind() == "tts" && library != nullptr) return [files = m_output->tableFiles(path, *library)] { return files; };
    if (m_paper) return [paper = *m_paper, path] { return std::vector{OutputFile{path, pdfOf(paper)}}; };
    if (!m_picture.isNull()) return [image = m_picture, path] { return std::vector{OutputFile{path, pngOf(image)}}; };
    return [bytes = m_text.toUtf8(), path] { return std::vector{OutputFile{path, bytes}}; };
}

void DeckSharing::save(const QUrl& file)
{
    if (!m_output || m_busy || m_pages == 0 || !m_problem.isEmpty()) return;
    QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    if (!path.section('/', -1).contains('.')) path += QStringLiteral(".") + m_kind->ending;
    m_busy = true;
    tell(tr("Writing…"), false);
    m_pool.start([this, job = jobFor(path.toStdString())] {
        QStringList written;
        QString refused;
        for (const OutputFile& output : job()) {
            if (writeOutput(output.path, output.bytes.toStdString())) written.append(fromUtf8(output.path));
            else refused = fromUtf8(output.path);
        }
        QMetaObject::invokeMethod(this, [this, written, refused] {
            m_busy = false;
            tell(refused.isEmpty() ? tr("Written: %1").arg(written.join(QStringLiteral(", "))) : tr("%1 cannot be written.").arg(refused), !refused.isEmpty());
        }, Qt::QueuedConnection);
    });
}

} // namespace mazzo
