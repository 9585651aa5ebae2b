// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/syntax_builder.h"

#include "model/nearest.h"
#include "model/text.h"

#include <array>

namespace mazzo::model {

namespace {

constexpr std::size_t kMaxBytes = 8192;
constexpr int kMaxLevels = 64;
constexpr int kMaxTerms = 1024;

constexpr std::array<std::string_view, 3> kSortNames{"condition", "number", "list"};

}  // namespace

SyntaxBuilder::Level::Level(SyntaxBuilder& builder) : m_builder(builder)
{
    if (++builder.m_depth > kMaxLevels)
        builder.fail("query.too-deep", builder.m_scanner.position(), {std::to_string(kMaxLevels)});
}

bool SyntaxBuilder::checkText()
{
    if (const auto broken = brokenUtf8(m_text.substr(0, kMaxBytes + 4)); broken && *broken < kMaxBytes)
        fail("query.broken-text", *broken);
    if (!failed() && m_text.size() > kMaxBytes) fail("query.too-long", kMaxBytes, {std::to_string(kMaxBytes)});
    return !failed();
}

bool SyntaxBuilder::countTerm(std::size_t position)
{
    if (++m_terms > kMaxTerms) fail("query.too-many-terms", position, {std::to_string(kMaxTerms)});
    return !failed();
}

bool SyntaxBuilder::closeBracket()
{
    if (m_scanner.accept(')')) return true;
    if (m_scanner.atEnd()) fail("query.missing", m_scanner.position(), {")"});
    failUnexpected();
    return false;
}

SyntaxBuilder::Parsed SyntaxBuilder::expect(Sort sort, Parsed parsed)
{
    if (!parsed || failed()) return std::nullopt;
    const Node& node = m_syntax[*parsed];
    if (sortOf(node.kind) == sort) return parsed;
    fail("query.wrong-type", 0, {std::string(kSortNames[static_cast<std::size_t>(sort)])});
    m_error->where.column = node.column;
    return std::nullopt;
}

Result<Syntax> SyntaxBuilder::finish(Parsed root)
{
    m_scanner.skipBlanks();
    if (!m_scanner.atEnd()) failUnexpected();
    if (m_error) return failure(std::move(*m_error));
    m_syntax.root = root ? *root : add(Node::Kind::Everything, 0);
    return std::move(m_syntax);
}

NodeIndex SyntaxBuilder::add(Node node, std::span<const NodeIndex> children)
{
    node.firstChild = static_cast<std::uint32_t>(m_syntax.childLists.size());
    node.childCount = static_cast<std::uint32_t>(children.size());
    m_syntax.childLists.insert(m_syntax.childLists.end(), children.begin(), children.end());
    m_syntax.nodes.push_back(node);
    return static_cast<NodeIndex>(m_syntax.nodes.size() - 1);
}

NodeIndex SyntaxBuilder::add(Node::Kind kind, std::size_t position, std::span<const NodeIndex> children)
{
    Node node;
    node.kind = kind;
    node.column = column(position);
    return add(node, children);
}

SyntaxBuilder::Parsed SyntaxBuilder::join(Node::Kind kind, const Parts& parts)
{
    if (parts.empty()) return std::nullopt;
    if (parts.size() == 1) return parts.front();
    Node node;
    node.kind = kind;
    node.column = m_syntax[parts.front()].column;
    return add(node, parts);
}

SyntaxBuilder::Parsed SyntaxBuilder::negateIf(bool negate, Parsed parsed, std::size_t position)
{
    if (!negate || !parsed) return parsed;
    return add(Node::Kind::Not, position, std::span(&*parsed, 1));
}

std::uint32_t SyntaxBuilder::addText(std::string_view typed) { return addText(typed, folded(typed)); }

std::uint32_t SyntaxBuilder::addText(std::string_view typed, std::string meaning)
{
    m_syntax.texts.push_back({std::string(typed), std::move(meaning)});
    return static_cast<std::uint32_t>(m_syntax.texts.size() - 1);
}

void SyntaxBuilder::setColumn(NodeIndex node, std::size_t position)
{
    m_syntax.nodes[at(node)].column = column(position);
}

int SyntaxBuilder::column(std::size_t position) const { return characters(m_text.substr(0, position)) + 1; }

std::nullopt_t SyntaxBuilder::fail(std::string_view code, std::size_t position, std::vector<std::string> args)
{
    if (!m_error)
        m_error = Error{Error::Kind::Parse, std::string(code), {"", 1, column(position)}, std::move(args), {}};
    m_scanner.moveTo(m_text.size());
    return std::nullopt;
}

std::nullopt_t SyntaxBuilder::failUnknown(std::string_view code, const Lexeme& typed,
                                          const std::vector<std::string_view>& candidates)
{
    std::vector<std::string> args{typed.text};
    for (std::string& name : nearest(typed.text, candidates)) args.push_back(std::move(name));
    return fail(code, typed.begin, std::move(args));
}

std::nullopt_t SyntaxBuilder::failUnexpected()
{
    return fail("query.unexpected", m_scanner.position(), {std::string(1, m_scanner.peek())});
}

}  // namespace mazzo::model
