// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/integer_program.h"

#include <glpk.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace mazzo::validators {

namespace {

using std::chrono::milliseconds;

/// The longest time for one call of the solver, if the search has no limit of its own.
constexpr milliseconds kMaxTime{5000};
/// GLPK checks neither its time limit nor anything else while it presolves, so only programs of which that takes
/// milliseconds are presolved.
constexpr std::size_t kMaxTermsPresolved = 60'000;
/// The first relaxation is solved in slices of this length, because a stop request is only seen between them.
constexpr milliseconds kSlice{100};

using Problem = std::unique_ptr<glp_prob, void (*)(glp_prob*)>;

/// Equal columns become one term; GLPK refuses a row that names a column twice.
std::vector<Linear::Term> merged(std::vector<Linear::Term> terms)
{
    std::ranges::sort(terms, {}, &Linear::Term::column);
    std::vector<Linear::Term> result;
    for (const Linear::Term& term : terms) {
        if (!result.empty() && result.back().column == term.column) result.back().factor += term.factor;
        else result.push_back(term);
    }
    std::erase_if(result, [](const Linear::Term& term) { return term.factor == 0; });
    return result;
}

void setRow(glp_prob* problem, int row, const Linear& sum)
{
    std::vector<int> columns{0};
    std::vector<double> factors{0};
    for (const Linear::Term& term : merged(sum.terms)) {
        columns.push_back(term.column + 1);
        factors.push_back(term.factor);
    }
    glp_set_row_bnds(problem, row, GLP_UP, 0, -sum.constant);
    glp_set_mat_row(problem, row, static_cast<int>(columns.size()) - 1, columns.data(), factors.data());
}

void stopIfRequested(glp_tree* tree, void* time)
{
    if (static_cast<const SearchTime*>(time)->isOver()) glp_ios_terminate(tree);
}

/// Solves the program without whole numbers, which the search for whole numbers starts from. Nothing if that worked.
std::optional<IntegerProgram::Outcome> relaxationFailure(glp_prob* problem, const SearchTime& time)
{
    using Outcome = IntegerProgram::Outcome;
    glp_adv_basis(problem, 0);
    glp_smcp how;
    glp_init_smcp(&how);
    how.msg_lev = GLP_MSG_OFF;
    how.meth = GLP_DUALP;
    while (!time.isOver()) {
        how.tm_lim = std::max(1, static_cast<int>(time.left(kSlice).count()));
        const int failed = glp_simplex(problem, &how);
        if (failed == GLP_ETMLIM) continue;
        if (failed != 0) return Outcome::GaveUp;
        const int status = glp_get_status(problem);
        if (status == GLP_OPT) return std::nullopt;
        return status == GLP_NOFEAS ? Outcome::Infeasible : Outcome::GaveUp;
    }
    return Outcome::GaveUp;
}

}  // namespace

Linear& Linear::operator+=(const Linear& other)
{
    terms.insert(terms.end(), other.terms.begin(), other.terms.end());
    constant += other.constant;
    return *this;
}

Linear& Linear::operator*=(double factor)
{
    for (Term& term : terms) term.factor *= factor;
    constant *= factor;
    return *this;
}

Linear operator+(Linear a, const Linear& b) { return a += b; }
Linear operator-(const Linear& a, const Linear& b) { return a + b * -1; }
Linear operator*(Linear a, double factor) { return a *= factor; }

int IntegerProgram::addColumn(double lowest, double highest)
{
    m_columns.push_back({lowest, highest});
    return static_cast<int>(m_columns.size()) - 1;
}

double IntegerProgram::highest(const Linear& sum) const
{
    double total = sum.constant;
    for (const Linear::Term& term : merged(sum.terms)) {
        const Column& column = m_columns[static_cast<std::size_t>(term.column)];
        total += term.factor * (term.factor > 0 ? column.highest : column.lowest);
    }
    return total;
}

double IntegerProgram::lowest(const Linear& sum) const { return -highest(sum * -1); }

void IntegerProgram::rollBack(Mark mark)
{
    m_columns.resize(mark.columns);
    for (std::size_t row = mark.rows; row < m_rows.size(); ++row) m_terms -= m_rows[row].terms.size();
    m_rows.resize(mark.rows);
}

IntegerProgram::Answer IntegerProgram::minimise(const Linear& objective, const SearchTime& time) const
{
    glp_term_out(GLP_OFF);
    const Problem problem(glp_create_prob(), glp_delete_prob);
    if (!m_columns.empty()) glp_add_cols(problem.get(), static_cast<int>(m_columns.size()));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto [lowest, highest] = m_columns[i];
        glp_set_col_kind(problem.get(), static_cast<int>(i) + 1, GLP_IV);
        glp_set_col_bnds(problem.get(), static_cast<int>(i) + 1, lowest < highest ? GLP_DB : GLP_FX, lowest, highest);
    }
    for (const Linear::Term& term : merged(objective.terms))
        glp_set_obj_coef(problem.get(), term.column + 1, term.factor);
    if (!m_rows.empty()) glp_add_rows(problem.get(), static_cast<int>(m_rows.size()));
    for (std::size_t i = 0; i < m_rows.size(); ++i) setRow(problem.get(), static_cast<int>(i) + 1, m_rows[i]);

    const bool presolve = m_terms <= kMaxTermsPresolved;
    if (!presolve)
        if (const auto failed = relaxationFailure(problem.get(), time)) return {*failed, {}};
    glp_iocp how;
    glp_init_iocp(&how);
    how.presolve = presolve ? GLP_ON : GLP_OFF;
    how.msg_lev = GLP_MSG_OFF;
    how.tm_lim = static_cast<int>(time.left(kMaxTime).count());
    how.cb_func = stopIfRequested;
    how.cb_info = const_cast<SearchTime*>(&time);
    if (how.tm_lim <= 0 || time.isStopped()) return {};
    const int failed = glp_intopt(problem.get(), &how);
    if (failed == GLP_ENOPFS || failed == GLP_ENODFS) return {Outcome::Infeasible, {}};
    const bool interrupted = failed == GLP_ETMLIM || failed == GLP_ESTOP;
    const int status = failed == 0 || interrupted ? glp_mip_status(problem.get()) : GLP_UNDEF;
    if (status == GLP_NOFEAS) return {Outcome::Infeasible, {}};
    if (status != GLP_OPT && !(interrupted && status == GLP_FEAS)) return {};
    Answer answer{Outcome::Solved, {}, status == GLP_OPT};
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        answer.values.push_back(std::llround(glp_mip_col_val(problem.get(), static_cast<int>(i) + 1)));
    return answer;
}

std::int64_t valueOf(const Linear& sum, const std::vector<std::int64_t>& values)
{
    double total = sum.constant;
    for (const Linear::Term& term : sum.terms)
        total += term.factor * static_cast<double>(values[static_cast<std::size_t>(term.column)]);
    return std::llround(total);
}

}  // namespace mazzo::validators
