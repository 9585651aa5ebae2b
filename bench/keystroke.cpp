// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/app_model.h"
#include "bench/gui_work.h"
#include "bench/synthetic.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

using namespace mazzo::bench;
using namespace mazzo::bench;

namespace {

Times typing(AppModel& app, CardSearch& search)
{
    Times times;
    for (const QString text : {"dragon", "sea storm", "type:unit cost<=3", "race:numan -is:hero attack>5",
                               "text:\"of the deck\"", "rarity:rare or rarity:legendary", "xyzzy"}) {
        for (qsizetype length = 1; length <= text.size(); ++length) {
            const double own = ownWork(
                [&] {
                    search.setText(text.left(length));
                    benchmark::DoNotOptimize(search.completionsAt(static_cast<int>(length)));
                },
                [&] { return search.busy(); });
            const double begin = threadMilliseconds();
            look(*search.cards());
            look(*search.facets());
            times.add(own + threadMilliseconds() - begin);
        }
        times.add(ownWork([&] { search.clear(); }, [&] { return search.busy() || app.editor()->busy(); }));
    }
    return times;
}

/// The same keystrokes, the answer worked out on the GUI thread itself.
Times blocking(const GameSnapshot& game)
{
    Times times;
    const auto index = std::make_shared<SearchIndex>(game);
    for (const std::string text : {"d", "dr", "dragon", "type:unit cost<=3", "text:\"of the deck\"", ""}) {
        const double begin = threadMilliseconds();
        SearchQuestion question;
        question.index = index;
        question.text = text;
        question.sort = "name";
        question.language = "en";
        question.descriptions = descriptionTexts();
        benchmark::DoNotOptimize(answer(question));
        times.add(threadMilliseconds() - begin);
    }
    return times;
}

Times editing(AppModel& app)
{
    Times times;
    DeckEditor& editor = *app.editor();
    const auto busy = [&] { return editor.busy() || app.decks()->busy(); };
    for (int i = 0; i < 60; ++i) {
        const QString card = editor.search()->cards()->cardIdAt(i * 37);
        const double own = ownWork([&] { editor.add(card); }, busy);
        const double begin = threadMilliseconds();
        look(*editor.deck()->cards());
        look(*editor.rules()->list());
        times.add(own + threadMilliseconds() - begin);
    }
    for (int i = 0; i < 60; ++i) times.add(ownWork([&] { editor.undo(); }, busy));
    return times;
}

Times asking(Palette& palette)
{
    Times times;
    palette.refresh();
    for (const QString text : {"dragon", "new deck", "sea s"}) {
        for (qsizetype length = 1; length <= text.size(); ++length) {
            const double own = ownWork([&] { palette.setText(text.left(length)); }, [&] { return palette.busy(); });
            const double begin = threadMilliseconds();
            look(*palette.results());
            times.add(own + threadMilliseconds() - begin);
        }
    }
    return times;
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home;
    qputenv("MAZZO_HOME", home.path().toUtf8());
    const QGuiApplication application(argc, argv);
    const Game game = syntheticGame();
    const std::vector<Card> cards = packedCards();
    if (!writePack(home.path().toStdString(), game, cards)) return 2;

    AppModel app(AppModel::Memory::None);
    app.open();
    for (int row = 0; row < app.games()->troubles()->count(); ++row)
        std::printf("%s\n", qUtf8Printable(app.games()->troubles()->at(row, "words").toString()));
    app.chooseGame(QString::fromStdString(game.id));
    app.openDeck(app.decks()->create(QString::fromStdString(game.id), "Bench"));
    while (app.search()->busy() || app.editor()->busy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (app.search()->total() != static_cast<int>(kCards)) return 1;
    std::printf("%d cards; the GUI thread's own work, without painting\n", app.search()->total());

    Times settled = typing(app, *app.search());  // the first round makes the indexes
    settled = typing(app, *app.search());
    print("a key in the search", settled);
    print("a key in the deck editor's search", typing(app, *app.editor()->search()));
    print("a card added or an undo in the deck editor", editing(app));
    print("a key in the palette", asking(*app.palette()));
    const auto loaded = std::make_shared<const LoadedGame>(LoadedGame{game, Catalogue::build(game, cards), {}, {}});
    (void)blocking(loaded);
    const Times wait = blocking(loaded);
    std::printf("the same search answered on the GUI thread    median %7.3f ms\n", wait.median());
    std::printf("ratio of medians, on the GUI thread to on a worker thread: %.1f\n", wait.median() / settled.median());
    return 0;
}
