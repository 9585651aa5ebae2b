// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/catalogue/json_cards.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace mazzo::importer {

namespace {

using PlainJson = nlohmann::json;

constexpr std::size_t kMaxJsonCardDepth = 32;

std::vector<std::string> partsOf(const std::string& path)
{
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (begin < path.size()) {
        const std::size_t end = std::min(path.find('.', begin), path.size());
        parts.push_back(path.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// Counts the lines of what the parser has read.
class LineCounter {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    LineCounter() = default;
    LineCounter(std::streambuf* buffer, int* line) : m_at(buffer), m_line(line) {}
    char operator*() const { return *m_at; }
    LineCounter& operator++()
    {
        if (*m_at == '\n') ++*m_line;
        ++m_at;
        return *this;
    }
    LineCounter operator++(int)
    {
        LineCounter before = *this;
        ++*this;
        return before;
    }
    bool operator==(const LineCounter& other) const { return m_at == other.m_at; }
    bool operator!=(const LineCounter& other) const { return !(*this == other); }

private:
    std::istreambuf_iterator<char> m_at;
    int* m_line = nullptr;
};

/// Follows the places in the file. Inside a card every plain value is added under its path.
class CardsHandler final : public nlohmann::json_sax<PlainJson> {
public:
    CardsHandler(const std::string& path, std::string file, const int& line, const SourceSink& sink)
        : m_wanted(partsOf(path)), m_anyList(path.empty()), m_file(std::move(file)), m_line(line), m_sink(sink)
    {}

    bool null() override { return plain({}); }
    bool boolean(bool value) override { return plain(value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override { return plain(std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return plain(std::to_string(value)); }
    /// 2.0 is written for 2 by some programs.
    bool number_float(number_float_t value, const string_t& text) override
    {
        const auto whole = static_cast<std::int64_t>(value);
        return plain(static_cast<number_float_t>(whole) == value ? std::to_string(whole) : text);
    }
    bool string(string_t& value) override { return plain(std::move(value)); }
    bool binary(binary_t&) override { return true; }
    bool key(string_t& key) override
    {
        m_levels.back().key = std::move(key);
        return true;
    }
    bool start_object(std::size_t) override
    {
        step();
        const bool isCard = !m_card && isWanted();
        m_levels.push_back({false, {}, 0});
        if (isCard) {
            m_card.emplace(SourceCard{{m_file, m_line, 1}, {}});
            m_cardDepth = m_levels.size();
            m_found = true;
        }
        return isDeepEnough();
    }
    bool end_object() override
    {
        if (m_card && m_levels.size() == m_cardDepth) {
            m_sink.card(std::move(*m_card));
            m_card.reset();
        }
        m_levels.pop_back();
        return true;
    }
    bool start_array(std::size_t) override
    {
        step();
        m_levels.push_back({true, {}, 0});
        return isDeepEnough();
    }
    bool end_array() override
    {
        if (m_anyList && m_found && m_levels.size() == m_listDepth) m_listEnded = true;
        m_levels.pop_back();
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& problem) override
    {
        m_problem = problem.what();
        return false;
    }

    [[nodiscard]] bool found() const { return m_found; }
    [[nodiscard]] bool tooDeep() const { return m_tooDeep; }
    [[nodiscard]] const std::string& problem() const { return m_problem; }

private:
    struct Level {
        bool isList = false;
        std::string key;
        std::size_t index = 0;  ///< of the next item of a list
    };

    bool isDeepEnough()
    {
        m_tooDeep = m_levels.size() > kMaxJsonCardDepth;
        return !m_tooDeep;
    }

    /// A value begins: the next item of a list.
    void step()
    {
        if (!m_levels.empty() && m_levels.back().isList) ++m_levels.back().index;
    }

    /// Whether the object that begins now is a card.
    bool isWanted()
    {
        if (m_anyList) {
            if (m_listEnded || m_levels.empty() || !m_levels.back().isList) return false;
            if (!m_found) m_listDepth = m_levels.size();
            return m_levels.size() == m_listDepth;
        }
        // The items of lists have no name of their own.
        std::vector<std::string_view> names;
        for (const Level& level : m_levels)
            if (!level.isList) names.push_back(level.key);
        return std::ranges::equal(names, m_wanted, [](std::string_view name, const std::string& wanted) {
            return wanted == "*" || name == wanted;
        });
    }

    bool plain(std::string value)
    {
        step();
        if (!m_card || value.empty()) return true;
        std::string name;
        for (std::size_t i = m_cardDepth - 1; i < m_levels.size(); ++i) {
            const Level& level = m_levels[i];
            const bool isLast = i + 1 == m_levels.size();
            // The texts of a list share its name; objects in it are told apart.
            if (level.isList && isLast) break;
            (name += name.empty() ? "" : ".") += level.isList ? std::to_string(level.index - 1) : level.key;
        }
        m_card->add(name, std::move(value));
        return true;
    }

    std::vector<std::string> m_wanted;
    bool m_anyList;
    std::string m_file;
    const int& m_line;
    const SourceSink& m_sink;
    std::vector<Level> m_levels;
    std::optional<SourceCard> m_card;
    std::size_t m_cardDepth = 0;
    std::size_t m_listDepth = 0;
    bool m_found = false;
    bool m_listEnded = false;
    bool m_tooDeep = false;
    std::string m_problem;
};

}  // namespace

Result<void> readJsonCards(std::istream& stream, const std::string& file, const std::string& path,
                           const SourceSink& sink)
{
    int line = 1;
    CardsHandler handler(path, file, line, sink);
    const bool read = PlainJson::sax_parse(LineCounter(stream.rdbuf(), &line), LineCounter(), &handler);
    if (handler.tooDeep()) return failure({Error::Kind::Limit, "catalogue-import.too-deep", {file, line, 1}, {}, {}});
    if (!read)
        return failure({Error::Kind::Parse, "catalogue-import.bad-json", {file, line, 1}, {}, handler.problem()});
    if (!handler.found()) return failure({Error::Kind::Parse, "catalogue-import.no-list", {file, 1, 1}, {path}, {}});
    return {};
}

}  // namespace mazzo::importer
