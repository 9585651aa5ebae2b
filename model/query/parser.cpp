// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/parser.h"

#include "model/nearest.h"
#include "model/text.h"

namespace mazzo::model {

namespace {

constexpr std::size_t kMaxBytes = 8192;
constexpr int kMaxLevels = 64;
constexpr int kMaxTerms = 1024;

}  // namespace

Level::Level(Parser& parser) : m_parser(parser)
{
    if (++parser.m_depth > kMaxLevels)
        parser.fail("query.too-deep", parser.m_scanner.position(), {std::to_string(kMaxLevels)});
}

bool Parser::acceptable()
{
    if (const auto broken = brokenUtf8(m_text.substr(0, kMaxBytes + 4)); broken && *broken < kMaxBytes)
        fail("query.broken-text", *broken);
    if (!failed() && m_text.size() > kMaxBytes) fail("query.too-long", kMaxBytes, {std::to_string(kMaxBytes)});
    return !failed();
}

Result<Syntax> Parser::query(Scanner::Place place)
{
    m_scanner.setPlace(place);
    if (!acceptable()) return finished({});
    const Parsed root = orQuery();
    m_scanner.skipBlanks();
    if (!m_scanner.atEnd()) fail("query.unexpected", m_scanner.position(), {std::string(1, m_scanner.peek())});
    return finished(root);
}

Result<Syntax> Parser::expression(Scope speaks)
{
    m_speaks = speaks;
    m_scanner.setPlace(Scanner::Place::Expression);
    if (!acceptable()) return finished({});
    const Parsed root = orCondition();
    m_scanner.skipBlanks();
    if (!m_scanner.atEnd()) fail("query.unexpected", m_scanner.position(), {std::string(1, m_scanner.peek())});
    return finished(root);
}

Result<Syntax> Parser::finished(Parsed root)
{
    if (m_error) return failure(std::move(*m_error));
    m_syntax.root = root ? *root : add(Node::Kind::Everything, 0);
    return std::move(m_syntax);
}

NodeIndex Parser::add(Node node, std::span<const NodeIndex> children)
{
    node.firstChild = static_cast<std::uint32_t>(m_syntax.childLists.size());
    node.childCount = static_cast<std::uint32_t>(children.size());
    m_syntax.childLists.insert(m_syntax.childLists.end(), children.begin(), children.end());
    m_syntax.nodes.push_back(node);
    return static_cast<NodeIndex>(m_syntax.nodes.size() - 1);
}

NodeIndex Parser::add(Node::Kind kind, std::size_t position, std::span<const NodeIndex> children)
{
    Node node;
    node.kind = kind;
    node.column = column(position);
    return add(node, children);
}

Parser::Parsed Parser::joined(Node::Kind kind, const Parts& parts)
{
    if (parts.empty()) return std::nullopt;
    if (parts.size() == 1) return parts.front();
    Node node;
    node.kind = kind;
    node.column = m_syntax[parts.front()].column;
    return add(node, parts);
}

std::uint32_t Parser::textOf(std::string_view typed)
{
    m_syntax.texts.push_back({std::string(typed), folded(typed)});
    return static_cast<std::uint32_t>(m_syntax.texts.size() - 1);
}

bool Parser::countTerm(std::size_t position)
{
    if (++m_terms > kMaxTerms) fail("query.too-many-terms", position, {std::to_string(kMaxTerms)});
    return !failed();
}

std::nullopt_t Parser::fail(std::string_view code, std::size_t position, std::vector<std::string> args)
{
    if (!m_error)
        m_error = Error{Error::Kind::Parse, std::string(code), {"", 1, column(position)}, std::move(args), {}};
    m_scanner.moveTo(m_text.size());
    return std::nullopt;
}

std::nullopt_t Parser::failUnknown(std::string_view code, const Lexeme& typed,
                                   const std::vector<std::string_view>& candidates)
{
    std::vector<std::string> args{typed.text};
    for (std::string& name : nearest(typed.text, candidates)) args.push_back(std::move(name));
    return fail(code, typed.begin, std::move(args));
}

int Parser::column(std::size_t position) const { return characters(m_text.substr(0, position)) + 1; }

}  // namespace mazzo::model
