// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/pack/json_tree.h"

#include "model/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace mazzo::carddata {

namespace {

/// Hands the text to the parser byte by byte and reports how far it got: the parser itself keeps no positions.
struct CountingIterator {
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    const char* byte = nullptr;
    std::size_t* consumed = nullptr;

    reference operator*() const { return *byte; }
    CountingIterator& operator++()
    {
        ++byte;
        ++*consumed;
        return *this;
    }
    CountingIterator operator++(int)
    {
        CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return byte == other.byte; }
};

/// Builds the tree from the parser's events. A token begins at the first byte after the previous one that is no blank
/// or separator.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    TreeBuilder(std::string_view text, const std::string& file, Mistakes& mistakes)
        : m_text(text),
          m_file(file),
          m_mistakes(mistakes),
          m_maxValues(std::min(kFreeValues + text.size() / kBytesPerValue, kMaxValues))
    {}

    std::size_t consumed = 0;
    JsonNode root;

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return addNumber(std::int64_t{value}); }
    bool number_unsigned(number_unsigned_t value) override
    {
        if (std::in_range<std::int64_t>(value)) return addNumber(static_cast<std::int64_t>(value));
        return addNumber(static_cast<double>(value));
    }
    bool number_float(number_float_t value, const string_t&) override { return addNumber(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; }  // JSON texts have none
    bool start_object(std::size_t) override { return open(JsonNode::Object{}); }
    bool start_array(std::size_t) override { return open(JsonNode::List{}); }
    bool end_array() override { return close(); }
    bool end_object() override
    {
        reportTwins(std::get<JsonNode::Object>(m_open.back()->content));
        return close();
    }
    bool key(string_t& value) override
    {
        JsonNode::Member member;
        member.key.content = std::move(value);
        locate(member.key);
        if (!isAllowed(member.key)) return false;
        m_separator = ':';
        std::get<JsonNode::Object>(m_open.back()->content).push_back(std::move(member));
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override
    {
        advance(skipBlanks(m_end));
        if (m_separator && m_cursor < m_text.size() && m_text[m_cursor] == m_separator)
            advance(skipBlanks(m_cursor + 1));
        report("pack.bad-json", m_line, m_column, {shownToken(position)});
        return false;
    }

private:
    static constexpr std::size_t kFreeValues = 200'000;
    static constexpr std::size_t kBytesPerValue = 6;
    static constexpr std::size_t kMaxValues = 4'000'000;
    static constexpr std::size_t kMaxShown = 60;  // a longer token (an open quote) is no help in a message

    template <class T>
    bool add(T content)
    {
        JsonNode node;
        node.content = std::move(content);
        locate(node);
        if (!isAllowed(node)) return false;
        place(std::move(node));
        return true;
    }

    /// A value takes far more memory than its text, so their number is limited: a real pack has ten bytes for each.
    bool isAllowed(const JsonNode& node)
    {
        if (++m_values <= m_maxValues) return true;
        report("pack.too-many-values", node.line, node.column, {std::to_string(m_maxValues)}, Error::Kind::Limit);
        return false;
    }

    // The parser reads one byte past a number.
    template <class T>
    bool addNumber(T content)
    {
        if (!add(content)) return false;
        m_end = std::min(m_text.find_first_not_of("+-.eE0123456789", m_cursor), m_text.size());
        return true;
    }

    template <class T>
    bool open(T content)
    {
        JsonNode node;
        node.content = std::move(content);
        locate(node);
        if (m_open.size() == JsonDocument::kMaxDepth) {
            report("pack.too-deep", node.line, node.column, {std::to_string(JsonDocument::kMaxDepth)},
                   Error::Kind::Limit);
            return false;
        }
        if (!isAllowed(node)) return false;
        m_open.push_back(&place(std::move(node)));
        m_separator = '\0';
        return true;
    }

    bool close()
    {
        m_end = consumed;
        m_open.pop_back();
        m_separator = m_open.empty() ? '\0' : ',';
        return true;
    }

    // Pointers to open nodes stay valid: a list or object grows only while it is the innermost.
    JsonNode& place(JsonNode node)
    {
        if (m_open.empty()) return root = std::move(node);
        if (auto* list = std::get_if<JsonNode::List>(&m_open.back()->content))
            return list->emplace_back(std::move(node));
        return std::get<JsonNode::Object>(m_open.back()->content).back().value = std::move(node);
    }

    void locate(JsonNode& node)
    {
        advance(m_text.find_first_not_of(" \t\r\n,:", m_end));
        node.offset = m_cursor;
        node.line = m_line;
        node.column = m_column;
        m_end = consumed;
        m_separator = m_open.empty() ? '\0' : ',';
    }

    [[nodiscard]] std::size_t skipBlanks(std::size_t offset) const
    {
        return std::min(m_text.find_first_not_of(" \t\r\n", offset), m_text.size());
    }

    /// What stands at the cursor up to where the parser gave up, and the rest of that word.
    [[nodiscard]] std::string shownToken(std::size_t end) const
    {
        const auto isWord = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        };
        end = std::clamp(end, m_cursor, m_text.size());
        if (end > m_cursor && isWord(m_text[end - 1]))
            while (end < m_text.size() && isWord(m_text[end])) ++end;
        return std::string(end - m_cursor <= kMaxShown ? trimmed(m_text.substr(m_cursor, end - m_cursor))
                                                       : std::string_view());
    }

    void advance(std::size_t offset)
    {
        for (; m_cursor < offset && m_cursor < m_text.size(); ++m_cursor) {
            const auto byte = static_cast<unsigned char>(m_text[m_cursor]);
            if (byte == '\n') {
                ++m_line;
                m_column = 1;
            } else if ((byte & 0xC0U) != 0x80U) {
                ++m_column;
            }
        }
    }

    void reportTwins(const JsonNode::Object& object)
    {
        std::vector<const JsonNode*> keys;
        for (const auto& member : object) keys.push_back(&member.key);
        const auto textOf = [](const JsonNode* key) -> const std::string& { return *key->as<std::string>(); };
        std::ranges::stable_sort(keys, {}, textOf);
        for (std::size_t i = 1; i < keys.size(); ++i)
            if (textOf(keys[i]) == textOf(keys[i - 1]))
                report("pack.duplicate-key", keys[i]->line, keys[i]->column, {textOf(keys[i])});
    }

    void report(const char* code, int line, int column, std::vector<std::string> args,
                Error::Kind kind = Error::Kind::Parse)
    {
        m_mistakes.add({kind, code, {m_file, line, column}, std::move(args), {}});
    }

    std::string_view m_text;
    const std::string& m_file;
    Mistakes& m_mistakes;
    std::size_t m_maxValues;
    std::size_t m_values = 0;  // and keys
    std::vector<JsonNode*> m_open;
    std::size_t m_end = 0;     // where the previous token ended
    char m_separator = '\0';   // what may stand between it and the next one
    std::size_t m_cursor = 0;  // m_line and m_column belong to it
    int m_line = 1;
    int m_column = 1;
};

}  // namespace

std::optional<JsonNode> readJsonTree(std::string_view text, const std::string& file, Mistakes& mistakes)
{
    TreeBuilder builder(text, file, mistakes);
    const CountingIterator begin{text.data(), &builder.consumed};
    const CountingIterator end{text.data() + text.size(), &builder.consumed};
    if (!nlohmann::json::sax_parse(begin, end, &builder)) return std::nullopt;
    return std::move(builder.root);
}

}  // namespace mazzo::carddata
