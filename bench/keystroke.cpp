#include "app/desktop/shell/app_model.h"
#include "bench/measured.h"
#include "bench/start_up.h"
#include "bench/synthetic.h"

#include <QDir>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <nlohmann/json.hpp>

#include <ctime>
#include <fstream>

using namespace mazzo;
using namespace mazzo::bench;

namespace {

constexpr std::size_t kCards = 100'000;
constexpr int kRowsInSight = 60;   // twice the cards of the grid in a window of 1920 by 1080
constexpr double kBudget = 4.0;   // milliseconds

nlohmann::json words(const std::string& text) { return {{"en", text}, {"it", text}}; }

/// The synthetic game as a pack, with a rule of each usual kind.
nlohmann::json gameAsJson(const Game& game)
{
    using nlohmann::json;
    json types = json::array(), fields = json::array(), sets = json::array(), rules = json::array();
    for (const CardType& type : game.types) types.push_back({{"id", type.id}, {"name", words(type.id)}, {"plural", words(type.id + "s")}});
    for (const Field& field : game.fields) {
        static constexpr const char* kTypes[] = {"text", "number", "words", "flag"};
        json entry{{"id", field.id}, {"name", words(field.id)}, {"type", kTypes[static_cast<int>(field.type)]}};
        if (field.type == Field::Type::Number) entry["min"] = 0;
        if (field.id == "attack" || field.id == "defence" || field.id == "terrain" || field.id == "hero") entry["types"] = {"unit"};
        for (const Choice& choice : field.choices) entry["choices"].push_back({{"id", choice.id}, {"name", words(choice.id)}});
        fields.push_back(std::move(entry));
    }
    for (int set = 0; set < 40; ++set) sets.push_back({{"id", "set-" + std::to_string(set)}, {"name", words("Set " + std::to_string(set))}, {"official", true}});
    const auto rule = [&](const char* id, const char* check, const char* each) {
        json entry{{"id", id}, {"title", words(id)}, {"text", words(id)}, {"source", json::array({{{"book", "bench"}, {"section", "Bench"}}})}, {"check", check}};
        if (each != nullptr) entry["each"] = each;
        rules.push_back(std::move(entry));
    };
    rule("B-C01", "count(zone:main) >= 40", nullptr);
    rule("B-C02", "copies(zone:main) <= 4", "zone:main");
    rule("B-C03", "distinct(race, zone:main) <= 2", nullptr);
    return {{"format", 1}, {"id", game.id}, {"version", "1.0.0"}, {"name", words("Synthetic")}, {"about", words("For benchmarks.")}, {"languages", {"en", "it"}},
            {"books", {{{"id", "bench"}, {"title", words("Bench")}}}},
            {"zones", {{{"id", "main"}, {"name", words("Main")}}}}, {"types", types}, {"fields", fields}, {"sets", sets}, {"rules", rules}};
}

/// What this thread has worked, whatever the others did meanwhile.
double threadMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// What a view asks for after a keystroke: every role of the rows in sight.
void look(const QAbstractItemModel& model)
{
    const QHash<int, QByteArray> roles = model.roleNames();
    for (int row = 0; row < std::min(kRowsInSight, model.rowCount()); ++row)
        for (auto role = roles.keyBegin(); role != roles.keyEnd(); ++role) benchmark::DoNotOptimize(model.data(model.index(row, 0), *role));
}

/// The GUI thread's own work from a keystroke until everything about it is shown; waiting for other threads costs nothing.
template <class Press, class Busy>
double ownWork(const Press& press, const Busy& busy)
{
    const double begin = threadMilliseconds();
    press();
    while (busy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    return threadMilliseconds() - begin;
}

void print(const char* what, const Times& times)
{
    std::printf("%-44s median %7.3f ms  p99 %7.3f ms  worst %7.3f ms  %5.1f %% of %g ms\n", what, times.median(), times.quantile(0.99), times.quantile(1.0),
                times.quantile(0.99) / kBudget * 100, kBudget);
}

Times typing(AppModel& app, CardSearch& search)
{
    Times times;
    for (const QString text : {"dragon", "sea storm", "type:unit cost<=3", "race:numan -is:hero attack>5", "text:\"of the deck\"", "rarity:rare or rarity:legendary", "xyzzy"}) {
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
        look(*editor.cards());
        look(*editor.rules());
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

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home;
    qputenv("MAZZO_HOME", home.path().toUtf8());
    const QGuiApplication application(argc, argv);
    const Game game = syntheticGame();
    std::vector<Card> cards = syntheticCards(kCards, 1);
    for (Card& card : cards)   // a pack has its texts in all of its languages
        if (card.textState == Card::TextState::Known) card.text = Texts(std::vector<Texts::Entry>{{"en", std::string(card.text.in("en"))}, {"it", std::string(card.text.in("it"))}});
    const QDir pack(home.filePath("packs/" + QString::fromStdString(game.id)));
    if (!pack.mkpath(".")) return 2;
    std::ofstream(pack.filePath("game.json").toStdString()) << gameAsJson(game).dump();
    std::ofstream(pack.filePath("cards.json").toStdString()) << cardsAsJson(cards, game);

    AppModel app(AppModel::Memory::None);
    app.open();
    for (int row = 0; row < app.troubles()->count(); ++row) std::printf("%s\n", qUtf8Printable(app.troubles()->at(row, "words").toString()));
    app.chooseGame(QString::fromStdString(game.id));
    app.openDeck(app.decks()->create(QString::fromStdString(game.id), "Bench"));
    while (app.search()->busy() || app.editor()->busy()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (app.search()->total() != static_cast<int>(kCards)) return 1;
    std::printf("%d cards; the GUI thread's own work, without painting\n", app.search()->total());

    Times settled = typing(app, *app.search());   // the first round makes the indexes
    settled = typing(app, *app.search());
    print("a key in the search", settled);
    print("a key in the deck editor's search", typing(app, *app.editor()->search()));
    print("a card added or an undo in the deck editor", editing(app));
    print("a key in the palette", asking(*app.palette()));
    const auto loaded = std::make_shared<const LoadedGame>(LoadedGame{game, Catalogue::build(game, cards), {}});
    (void)blocking(loaded);
    const Times wait = blocking(loaded);
    print("the same search answered on the GUI thread", wait);
    std::printf("ratio of medians, answered there to answered beside it: %.1f\n", wait.median() / settled.median());
    return 0;
}
