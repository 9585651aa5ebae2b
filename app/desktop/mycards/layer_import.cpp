// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/mycards/layer_import.h"

#include "app/desktop/mycards/card_columns.h"
#include "app/expansion_install.h"
#include "app/layer_exchange.h"
#include "app/text/error_text.h"
#include "app/text/language.h"
#include "app/text/value_text.h"
#include "carddata/library/data_folder.h"

#include <QFileInfo>

namespace mazzo::desktop {

namespace {

using ItemState = LayerMerge::Item::State;

/// What an expansion pack brings, card by card. It is a layer of its own, so there is nothing to choose.
LayerMerge contentsOf(const LayerFile& layer, const LoadedGame& loaded)
{
    LayerMerge contents;
    contents.game = layer.game;
    for (const LayerFile::Entry& entry : layer.entries) {
        LayerMerge::Item item;
        item.state = entry.card.adds() ? ItemState::New : ItemState::Changed;
        item.name = std::string(entry.card.name.in(currentLanguage()));
        if (const auto card = loaded.catalogue.find(loaded.game.id + ":" + entry.card.id); card && item.name.empty())
            item.name = loaded.catalogue.name(*card, currentLanguage());
        if (item.name.empty()) item.name = entry.card.id;
        for (const auto& [field, value] : entry.card.values) item.added.push_back(field);
        contents.items.push_back(std::move(item));
    }
    return contents;
}

}  // namespace

LayerImport::LayerImport(GameStore& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_reader([](const std::string& path, const TaskControl&) { return std::make_shared<Report>(readReport(path)); },
               [this](const std::shared_ptr<Report>& report) {
                   m_report = report;
                   showRows();
                   enter(m_report->errors.empty() ? QStringLiteral("report") : QStringLiteral("refused"));
               })
{
    connect(&store, &GameStore::closing, this, [this] {
        cancel();
        m_reader.cancelAndWait();
    });
}

LayerImport::Report LayerImport::readReport(const std::string& path)
{
    Report report;
    const auto refused = [&report](Errors errors) {
        report.errors = std::move(errors);
        return std::move(report);
    };
    auto files = readArchive(path);
    if (!files) return refused({files.error()});
    auto head = readLayerHead(*files);
    if (!head) return refused(head.error());
    report.head = std::move(*head);
    report.files = std::move(*files);
    report.isExpansion = report.head.id != ownLayerFileId(report.head.game);
    const auto library = Library::open(dataFolder(), FileCheck::Before);
    if (!library) return refused({library.error()});
    auto loaded = library->load(report.head.game);
    if (!loaded && loaded.error().kind == Error::Kind::NotFound)
        return refused(
            {{Error::Kind::NotFound, "layer.no-such-game", {path, 0, 0}, {report.head.game, report.head.id}, {}}});
    if (!loaded) return refused({loaded.error()});
    report.game = std::make_shared<const LoadedGame>(std::move(*loaded));
    const auto layer = readLayerFile(report.files);
    if (!layer) return refused(layer.error());
    if (report.isExpansion) {
        report.merge = contentsOf(*layer, *report.game);
        return report;
    }
    auto merge = planMerge(*library, *report.game, *layer, report.files);
    if (!merge) return refused(merge.error());
    report.merge = std::move(*merge);
    if (Errors problems = mergeProblems(*library, *report.game, report.merge); !problems.empty())
        return refused(std::move(problems));
    return report;
}

void LayerImport::retranslate()
{
    showRows();
    emit changed();
}

QString LayerImport::gameName() const
{
    return m_report->game != nullptr ? fromUtf8(m_report->game->game.name.in(currentLanguage())) : QString();
}

QString LayerImport::layerName() const
{
    const QString name = fromUtf8(m_report->head.name.in(currentLanguage()));
    return name.isEmpty() ? fromUtf8(m_report->head.id) : name;
}

int LayerImport::count(ItemState state) const { return static_cast<int>(m_report->merge.count(state)); }

void LayerImport::read(const QUrl& file)
{
    if (m_state == "storing") return;
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    m_fileName = QFileInfo(path).fileName();
    m_report = std::make_shared<Report>();
    showRows();
    enter(QStringLiteral("reading"));
    m_reader.ask(path.toStdString());
}

void LayerImport::take(int row, bool theirs)
{
    const Row* chosen = m_rows.row(row);
    if (chosen == nullptr || m_state != "report") return;
    const auto side = theirs ? LayerMerge::Take::Theirs : LayerMerge::Take::Mine;
    LayerMerge::Item& item = m_report->merge.items[static_cast<std::size_t>(chosen->item)];
    const int only = chosen->difference;
    for (std::size_t i = 0; i < item.differences.size(); ++i)
        if (only < 0 || static_cast<int>(i) == only) item.differences[i].take = side;
    showRows();
}

void LayerImport::takeAll(bool theirs)
{
    m_report->merge.takeAll(theirs ? LayerMerge::Take::Theirs : LayerMerge::Take::Mine);
    showRows();
}

void LayerImport::store()
{
    if (m_state != "report") return;
    enter(QStringLiteral("storing"));
    const auto done = [this](const Errors& errors) { finishStore(errors); };
    const std::shared_ptr<const Report> report = m_report;
    if (m_report->isExpansion)
        return m_store.changePacks(
            m_report->head.game,
            [report](const Workspace& workspace) {
                const auto installed = installExpansion(workspace, report->head, report->files);
                return installed ? Errors() : installed.error();
            },
            done);
    m_store.changeLayer(
        m_report->head.game,
        [report](const Library& library) {
            const auto merged = storeMerge(library, *report->game, report->merge);
            return merged ? Errors() : merged.error();
        },
        done);
}

void LayerImport::finishStore(const Errors& errors)
{
    m_report->errors = errors;
    showRows();
    // Before the state: a view that closes on it drops what was read.
    if (errors.empty()) emit stored(fromUtf8(m_report->head.game));
    enter(errors.empty() ? QStringLiteral("stored") : QStringLiteral("refused"));
}

void LayerImport::cancel()
{
    if (m_state == "storing") return;
    m_reader.cancel();
    m_report = std::make_shared<Report>();
    showRows();
    enter(QStringLiteral("none"));
}

void LayerImport::enter(const QString& state)
{
    m_state = state;
    emit changed();
}

QString LayerImport::partName(const std::string& part) const
{
    const Game& game = m_report->game->game;
    const auto key = cardKey(game, part);
    if (!key) return fromUtf8(part);
    for (const CardColumn& column : cardColumns(game))
        if (column.key == *key) return columnTitle(game, column);
    return fromUtf8(part);
}

LayerImport::Row LayerImport::cardRow(const LayerMerge::Item& item) const
{
    QStringList added;
    for (const std::string& part : item.added) added.append(partName(part));
    Row row;
    row.kind = QStringLiteral("card");
    row.name = fromUtf8(item.name);
    if (item.state == ItemState::New) row.words = tr("new card");
    else if (item.state == ItemState::Changed)
        row.words = isExpansion() ? tr("changes: %1").arg(added.join(", ")) : tr("adds: %1").arg(added.join(", "));
    row.chooses = item.differences.size() > 1;
    row.takesTheirs = row.chooses;
    for (const LayerMerge::Difference& each : item.differences)
        row.takesTheirs = row.takesTheirs && each.take == LayerMerge::Take::Theirs;
    return row;
}

void LayerImport::showRows()
{
    QList<Row> rows;
    // Unchanged cards without a difference are only counted.
    for (std::size_t i = 0; i < m_report->merge.items.size(); ++i) {
        const LayerMerge::Item& item = m_report->merge.items[i];
        if (item.state == ItemState::Unchanged && item.differences.empty()) continue;
        rows.append(cardRow(item));
        rows.last().item = static_cast<int>(i);
        for (std::size_t k = 0; k < item.differences.size(); ++k) {
            const LayerMerge::Difference& each = item.differences[k];
            rows.append({.kind = QStringLiteral("difference"),
                         .name = partName(each.part),
                         .words = {},
                         .mine = fromUtf8(each.mine),
                         .theirs = fromUtf8(each.theirs),
                         .chooses = true,
                         .takesTheirs = each.take == LayerMerge::Take::Theirs,
                         .item = static_cast<int>(i),
                         .difference = static_cast<int>(k)});
        }
    }
    m_rows.setRows(std::move(rows));
    QList<TextRow> mistakes;
    for (const Error& error : m_report->errors) mistakes.append({sentenceWithPlace(error)});
    m_mistakes.setRows(std::move(mistakes));
}

}  // namespace mazzo::desktop
