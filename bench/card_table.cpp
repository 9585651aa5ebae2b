// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"
#include "bench/gui_work.h"
#include "bench/own_cards_data.h"
#include "import/cards/card_import.h"

#include <QGuiApplication>
#include <QTemporaryDir>

using namespace mazzo::bench;
using namespace mazzo::importer;

namespace {

constexpr std::size_t kOwnCards = 30'000;
constexpr int kRounds = 30;
constexpr int kCostColumn = 2;
constexpr int kFewCards = 10;

bool importCards(const std::filesystem::path& home)
{
    writeOwnCardsPack(home / "packs" / "bench");
    auto library = Library::open(home);
    if (!library || !library->sync(std::vector<std::filesystem::path>{home / "packs" / "bench"})) return false;
    const auto loaded = library->load("bench");
    if (!loaded) return false;
    const auto table = readCardTable(ownCardsTable(kOwnCards), "bench.csv", CardFormat::Csv, loaded->game);
    const auto import = table ? planCardImport(*library, *loaded, *table, {"bench.csv", false})
                              : Result<CardImport>(CardImport());
    return import && storeCardImport(*library, *loaded, *import).has_value();
}

bool isBusy(AppModel& app)
{
    MyCards& cards = *app.myCards();
    return app.library()->loading() || app.search()->busy() || cards.busy() || cards.search()->busy() ||
           cards.fillIn()->busy();
}

/// The rows that a view shows from `first` on.
void lookFrom(const QAbstractItemModel& model, int first)
{
    constexpr int kRowsInView = 40;
    for (int row = first; row < std::min(first + kRowsInView, model.rowCount()); ++row)
        for (const int role : model.roleNames().keys()) (void)model.data(model.index(row, 0), role);
}

template <class Do>
void measure(AppModel& app, const char* what, const Do& act)
{
    Times times;
    for (int round = 0; round < kRounds; ++round) {
        const double own = ownWork([&] { act(round); }, [&] { return isBusy(app); });
        const double begin = threadMilliseconds();
        lookFrom(*app.myCards()->table(), round * 700);
        times.add(own + threadMilliseconds() - begin);
    }
    print(what, times);
}

void settle(AppModel& app)
{
    do QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
    while (isBusy(app));
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home;
    qputenv("MAZZO_HOME", home.path().toUtf8());
    const QGuiApplication application(argc, argv);
    if (!importCards(home.path().toStdString())) return 2;
    AppModel app(AppModel::Memory::None);
    app.open();
    app.chooseGame("bench");
    app.navigation()->open(Navigation::Page::MyCards);
    MyCards& cards = *app.myCards();
    while (cards.table()->count() == 0 || isBusy(app)) settle(app);
    if (cards.table()->count() != static_cast<int>(kOwnCards) + 1) return 1;
    std::printf("%d cards; the GUI thread's own work, without painting\n", cards.table()->count());
    measure(app, "a value is edited in the table",
            [&](int round) { cards.setCell(1 + round * 700, kCostColumn, QString::number(20 + round)); });
    measure(app, "the last step is undone", [&](int) { cards.undo(); });
    measure(app, "the table is sorted", [&](int round) { cards.search()->setSort(round % 2 == 0 ? "cost" : "name"); });
    measure(app, "a key in the filter of the table",
            [&](int round) { cards.search()->setText(QString("cost>=3 elf").left(round % 12)); });
    cards.search()->setText({});
    settle(app);
    measure(app, "the table is scrolled", [](int) {});
    measure(app, "all cards are selected, and none", [&](int) {
        cards.table()->selectAll();
        cards.table()->selectNone();
    });
    measure(app, "a value is set in ten cards", [&](int round) {
        cards.table()->selectNone();
        cards.table()->selectBetween(round * 700, round * 700 + kFewCards - 1);
        cards.setSelected(kCostColumn, QString::number(40 + round));
    });
    return 0;
}
