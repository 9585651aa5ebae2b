// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/share/deck_sharing.h"

#include "app/output.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/data_folder.h"
#include "model/text.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace mazzo::desktop {

namespace {

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

}  // namespace

DeckSharing::DeckSharing(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_kind(&shareKinds().front()),
      m_previews([](const std::function<SharePreview()>& draw, const TaskControl&) { return draw(); },
                 [this](SharePreview preview) { setPreview(std::move(preview)); }, BackgroundTask::Running::Abandon)
{
    // Previews of proxies read the library, and files may still be written.
    connect(&store, &GameStore::closing, this, [this] {
        m_previews.cancelAndWait();
        m_files.wait();
    });
}

// Drawing text needs the application's fonts, so no preview may outlive it.
DeckSharing::~DeckSharing() { m_previews.cancelAndWait(); }

void DeckSharing::share(const QString& deckId)
{
    m_deck = m_store.decks().findAny(static_cast<DeckId>(deckId.toLongLong()));
    const bool before = std::exchange(m_shown, true);
    showMessage({}, false);
    retranslate();
    if (!before) emit shownChanged();
}

void DeckSharing::dismiss()
{
    if (!m_shown) return;
    m_shown = false;
    emit shownChanged();
}

void DeckSharing::listKinds()
{
    QList<KindRow> rows;
    bool others = false;
    const GameSnapshot game = m_deck != nullptr ? m_store.game(m_deck->game) : nullptr;
    const bool hasSupply = game != nullptr && game->game.supply.has_value();
    if (m_kind->needsSupply && !hasSupply) m_kind = &shareKinds().front();
    for (const ShareKind& kind : shareKinds()) {
        if (kind.needsSupply && !hasSupply) continue;
        const bool first = kind.forOthers && !std::exchange(others, kind.forOthers);
        rows.append({.kindId = QString::fromLatin1(kind.id),
                     .title = titleOf(kind),
                     .about = aboutOf(kind),
                     .heading = first ? tr("Other programs") : QString()});
    }
    m_kinds.setRows(std::move(rows));
}

void DeckSharing::retranslate()
{
    listKinds();
    m_preview = {};
    if (m_shown) requestPreview();
}

/// Of the chosen form; an earlier request is dropped.
void DeckSharing::requestPreview()
{
    m_page = 0;
    SharePreview none;
    if (m_deck == nullptr) {
        none.problem = tr("There is no such deck any more.");
        return setPreview(std::move(none));
    }
    const GameSnapshot game = m_store.game(m_deck->game);
    if (game == nullptr) {
        none.problem = tr("The pack for the game “%1” is not installed, so the deck cannot be shared.")
                           .arg(fromUtf8(m_deck->game));
        return setPreview(std::move(none));
    }
    m_previews.ask([question = ShareQuestion{m_deck, game, m_kind, 0, currentLanguage(), dataFolder(),
                                             m_preview.output}] { return previewOf(question); });
    emit changed();
}

void DeckSharing::setPreview(SharePreview preview)
{
    m_previews.cancel();
    m_preview = std::move(preview);
    m_page = m_preview.page;
    emit changed();
}

void DeckSharing::setKind(const QString& kind)
{
    const ShareKind* chosen = shareKind(kind);
    if (chosen == nullptr || chosen == m_kind) return;
    m_kind = chosen;
    showMessage({}, false);
    if (m_shown) requestPreview();
    else emit changed();
}

void DeckSharing::setPage(int page)
{
    page = std::clamp(page, 0, std::max(0, pages() - 1));
    if (page == m_page) return;
    m_page = page;
    m_previews.ask([preview = m_preview, page] { return turned(preview, page); });
    emit changed();
}

QString DeckSharing::title() const
{
    if (m_preview.output != nullptr) return m_preview.output->title();
    return m_deck != nullptr ? fromUtf8(m_deck->name) : QString();
}

bool DeckSharing::copyable() const
{
    // Pages are printed, and Tabletop Simulator needs pictures next to its file: both have to be saved.
    return problem().isEmpty() && kind() != "tts" && kind() != "html" && kind() != "list" && kind() != "proxies";
}

/// Kinds that share an ending have names of their own, so that one does not overwrite the other.
QString DeckSharing::fileName() const
{
    const auto first = std::ranges::find_if(
        shareKinds(), [this](const ShareKind& kind) { return QLatin1String(kind.ending) == m_kind->ending; });
    const QString mark = &*first == m_kind ? QString() : QStringLiteral("-") + m_kind->id;
    return fileNameOf(title()) + mark + "." + m_kind->ending;
}

QStringList DeckSharing::fileFilters() const
{
    QStringList filters{QStringLiteral("%1 (*.%2)").arg(kindTitle(), m_kind->ending)};
    if (kind() == "qr") filters.append(tr("Vector image (%1)").arg(QStringLiteral("*.svg")));
    filters.append(tr("All files (%1)").arg(QStringLiteral("*")));
    return filters;
}

void DeckSharing::showMessage(const QString& text, bool failed)
{
    m_done = text;
    m_failed = failed;
    emit doneChanged();
}

void DeckSharing::copy()
{
    if (!copyable() || working()) return;
    if (!text().isEmpty()) QGuiApplication::clipboard()->setText(text().trimmed());
    else QGuiApplication::clipboard()->setImage(picture());
    showMessage(text().isEmpty() ? tr("The picture is in the clipboard.") : tr("Text copied to the clipboard."), false);
}

void DeckSharing::copyCode()
{
    if (m_preview.output == nullptr) return;
    if (m_preview.output->code().empty())
        return showMessage(tr("The deck has too many different cards for a share code."), true);
    QGuiApplication::clipboard()->setText(fromUtf8(m_preview.output->code()));
    showMessage(tr("Share code copied to the clipboard."), false);
}

void DeckSharing::cancel() { m_cancelled = true; }

void DeckSharing::save(const QUrl& file)
{
    if (!m_preview.isThere() || m_busy || working()) return;
    QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    if (!path.section('/', -1).contains('.')) path += QStringLiteral(".") + m_kind->ending;
    write(path, [](const QStringList&) {});
}

void DeckSharing::openInBrowser()
{
    if (kind() != "html" || !m_preview.isThere() || m_busy || working()) return;
    if (m_pages == nullptr) m_pages = std::make_unique<QTemporaryDir>();
    write(m_pages->filePath(fileName()), [](const QStringList& paths) {
        if (!paths.isEmpty()) QDesktopServices::openUrl(QUrl::fromLocalFile(paths.front()));
    });
}

void DeckSharing::write(const QString& path, std::function<void(const QStringList&)> then)
{
    m_busy = true;
    m_progress = 0;
    m_cancelled = false;
    showMessage(tr("Saving…"), false);
    m_files.run(
        this,
        [this, preview = m_preview, kind = m_kind, path = path.toStdString(), folder = dataFolder()] {
            return writeFiles(preview, *kind, path, folder);
        },
        [this, then = std::move(then)](const WrittenFiles& files) {
            m_busy = false;
            if (!files.problem.isEmpty()) return showMessage(files.problem, true);
            if (!m_cancelled) then(files.paths);
            showMessage(m_cancelled ? tr("Nothing more was written.")
                                    : tr("Written: %1").arg(files.paths.join(QStringLiteral(", "))),
                        false);
        });
}

/// Runs on the thread of m_files.
DeckSharing::WrittenFiles DeckSharing::writeFiles(const SharePreview& preview, const ShareKind& kind,
                                                  const std::string& path, const std::filesystem::path& folder)
{
    const auto progress = [this](double share) {
        QMetaObject::invokeMethod(
            this,
            [this, share] {
                m_progress = share;
                emit doneChanged();
            },
            Qt::QueuedConnection);
        return !m_cancelled;
    };
    const auto files = filesOf(preview, kind, path, folder, progress);
    WrittenFiles result;
    if (!files) result.problem = sentence(files.error());
    for (const OutputFile& output : files.value_or(std::vector<OutputFile>())) {
        if (m_cancelled || !result.problem.isEmpty()) break;
        if (writeOutput(output.path, output.bytes.toStdString())) result.paths.append(fromUtf8(output.path));
        else result.problem = tr("%1 cannot be written.").arg(fromUtf8(output.path));
    }
    return result;
}

}  // namespace mazzo::desktop
