// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/list_reading.h"

#include "app/input.h"
#include "app/pictures/qr_reader.h"

#include <algorithm>

namespace mazzo::app {

namespace {

/// Fills in the text, and the files that are left for later.
Result<void> takeFiles(const std::vector<std::string>& paths, ListAnswer& answer)
{
    std::vector<std::string> contents;
    for (const std::string& path : paths) {
        auto bytes = readRegularFile(path, kMaxSourceBytes);
        if (!bytes) return failure(bytes.error());
        if (bytes->size() > kMaxSourceBytes) return failure(deckTooLarge(path));
        contents.push_back(std::move(*bytes));
        if (!isPicture(contents.back())) break;
    }
    const bool pictures = std::ranges::all_of(contents, isPicture);
    answer.file = paths.front();
    answer.later.assign(paths.begin() + (pictures ? static_cast<std::ptrdiff_t>(contents.size()) : 1), paths.end());
    if (!pictures) {
        answer.text = std::move(contents.front());
        return {};
    }
    auto code = codeInPictures(contents);
    if (!code) return failure({code.error().kind, code.error().code, {answer.file, 0, 0}, code.error().args, {}});
    answer.text = std::move(*code);
    return {};
}

/// Short lists are looked up in every game; the one that knows most of their names is meant, or else the one with the
/// most that look like them.
std::string likelyGame(const ListAnswer& answer, const ListRequest& request)
{
    constexpr std::size_t kMaxBytes = 64U * 1024;
    if (answer.text.size() > kMaxBytes) return {};
    std::string best;
    std::pair<std::ptrdiff_t, std::ptrdiff_t> most{0, 0};
    for (const auto& [id, loaded] : request.games) {
        const auto imported = importedDeck(answer.text, answer.format, loaded->game, loaded->catalogue, {},
                                           request.language);
        if (!imported) continue;
        const auto lines = [&](ImportedLine::State state) {
            return std::ranges::count(imported->lines, state, &ImportedLine::state);
        };
        const std::pair known{lines(ImportedLine::State::Matched), lines(ImportedLine::State::Guessed)};
        if (known <= most) continue;
        best = id;
        most = known;
    }
    return best;
}

}  // namespace

ListAnswer readList(const ListRequest& request)
{
    ListAnswer answer;
    answer.text = request.text;
    if (!request.files.empty()) {
        if (const auto taken = takeFiles(request.files, answer); !taken) {
            answer.errors = {taken.error()};
            return answer;
        }
    }
    if (!request.picture.isNull()) {
        auto code = codeInPicture(request.picture);
        if (!code) {
            answer.errors = {code.error()};
            return answer;
        }
        answer.text = std::move(*code);
    }
    DeckSource source{answer.text, answer.file, {}, request.game};
    if (answer.text.size() <= kMaxDeckBytes) {
        if (const auto found = recognised(answer.text)) {
            answer.format = found->format;
            answer.saysGame = !found->game.empty();
            if (!answer.saysGame && source.game.empty()) source.game = likelyGame(answer, request);
        }
    }
    const GameLoader load = [&](std::string_view id) -> Result<std::shared_ptr<const LoadedGame>> {
        const auto found = request.games.find(id);
        if (found != request.games.end()) return found->second;
        std::vector<std::string> args{std::string(id)};
        for (const auto& [known, loaded] : request.games) args.push_back(known);
        return failure({Error::Kind::NotFound, "game.unknown", {}, std::move(args), {}});
    };
    auto opened = openedSource(source, load, request.language);
    if (!opened) {
        answer.errors = std::move(opened.error());
        return answer;
    }
    answer.format = opened->imported.format;
    answer.game = opened->loaded->game.id;
    answer.opened = std::move(*opened);
    return answer;
}

}  // namespace mazzo::app
