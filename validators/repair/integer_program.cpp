// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repair/integer_program.h"

#include "validators/repair/child_process.h"

#include <glpk.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace mazzo::validators {

namespace {

using std::chrono::milliseconds;

/// The longest time for one call of the solver, if the search has no limit of its own.
constexpr milliseconds kMaxTime{5000};
/// GLPK looks at its time limit and at the callback only between the nodes of its search. With so few terms that takes
/// milliseconds; larger programs are solved in a process that can be ended.
constexpr std::size_t kMaxTermsHere = 10'000;
/// The presolver looks at no limit either, and its time grows faster than the program.
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

/// Where GLPK's search calls back.
struct Callback {
    const SearchTime& time;
    const std::function<void()>& onBetter;  ///< there is a better solution than before; may be empty
};

void onStep(glp_tree* tree, void* info)
{
    const auto& callback = *static_cast<const Callback*>(info);
    if (callback.time.isOver()) glp_ios_terminate(tree);
    if (glp_ios_reason(tree) == GLP_IBINGO && callback.onBetter) callback.onBetter();
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
    for (; !m_tightened.empty() && m_tightened.back().row >= mark.rows; m_tightened.pop_back())
        m_columns[m_tightened.back().column].highest = m_tightened.back().highest;
    m_columns.resize(mark.columns);
    for (std::size_t row = mark.rows; row < m_rows.size(); ++row) m_terms -= m_rows[row].terms.size();
    m_rows.resize(mark.rows);
}

void IntegerProgram::tighten(const Linear& sum)
{
    constexpr std::size_t kMaxTerms = 8;
    if (sum.terms.size() > kMaxTerms) return;
    const std::vector<Linear::Term> terms = merged(sum.terms);
    double least = sum.constant;
    for (const auto& [column, factor] : terms) {
        const Column& own = m_columns[static_cast<std::size_t>(column)];
        least += factor * (factor > 0 ? own.lowest : own.highest);
    }
    for (const auto& [column, factor] : terms) {
        Column& own = m_columns[static_cast<std::size_t>(column)];
        if (factor <= 0) continue;
        const double most = std::floor(own.lowest - least / factor + 1e-6);
        if (most >= own.highest || most < own.lowest) continue;
        m_tightened.push_back({m_rows.size(), static_cast<std::size_t>(column), own.highest});
        own.highest = most;
    }
}

IntegerProgram::Answer IntegerProgram::minimise(const Linear& objective, const SearchTime& time) const
{
    return m_terms <= kMaxTermsHere ? solve(objective, time, {}) : solveInChild(objective, time);
}

/// A report is the outcome, whether the values are the best, and the values.
IntegerProgram::Answer IntegerProgram::solveInChild(const Linear& objective, const SearchTime& time) const
{
    const SearchTime whole(SearchTime::Clock::now() + time.left(kMaxTime), time.token());
    // So that it can report what it has before it is ended.
    const SearchTime own = whole.share(0.9);
    const ChildReports reports = runInChild(
        [&](const auto& report) {
            const auto send = [&](const Answer& answer) {
                std::vector<std::int64_t> numbers{static_cast<std::int64_t>(answer.outcome), answer.optimal ? 1 : 0};
                numbers.insert(numbers.end(), answer.values.begin(), answer.values.end());
                report(numbers);
            };
            send(solve(objective, own, send));
        },
        whole);
    if (reports.last.size() < 2) return {};
    Answer answer{static_cast<Outcome>(reports.last[0]), {reports.last.begin() + 2, reports.last.end()}};
    answer.optimal = reports.isComplete && reports.last[1] == 1;
    return answer;
}

IntegerProgram::Answer IntegerProgram::solve(const Linear& objective, const SearchTime& time,
                                             const std::function<void(const Answer&)>& onBetter) const
{
    glp_term_out(GLP_OFF);
    const Problem problem(glp_create_prob(), glp_delete_prob);
    fill(problem.get(), objective);
    const bool presolve = m_terms <= kMaxTermsPresolved;
    if (!presolve)
        if (const auto failed = relaxationFailure(problem.get(), time)) return {*failed, {}};
    const auto found = [&](bool isBest) {
        Answer answer{Outcome::Solved, {}, isBest};
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            answer.values.push_back(std::llround(glp_mip_col_val(problem.get(), static_cast<int>(i) + 1)));
        return answer;
    };
    // With the presolver, what is found on the way are values of another program.
    std::function<void()> report;
    if (onBetter && !presolve) report = [&] { onBetter(found(false)); };
    const Callback callback{time, report};
    glp_iocp how;
    glp_init_iocp(&how);
    how.presolve = presolve ? GLP_ON : GLP_OFF;
    how.msg_lev = GLP_MSG_OFF;
    how.tm_lim = static_cast<int>(time.left(kMaxTime).count());
    how.cb_func = onStep;
    how.cb_info = const_cast<Callback*>(&callback);
    if (how.tm_lim <= 0 || time.isStopped()) return {};
    const int failed = glp_intopt(problem.get(), &how);
    if (failed == GLP_ENOPFS || failed == GLP_ENODFS) return {Outcome::Infeasible, {}};
    const bool interrupted = failed == GLP_ETMLIM || failed == GLP_ESTOP;
    const int status = failed == 0 || interrupted ? glp_mip_status(problem.get()) : GLP_UNDEF;
    if (status == GLP_NOFEAS) return {Outcome::Infeasible, {}};
    if (status != GLP_OPT && !(interrupted && status == GLP_FEAS)) return {};
    return found(status == GLP_OPT);
}

void IntegerProgram::fill(glp_prob* problem, const Linear& objective) const
{
    if (!m_columns.empty()) glp_add_cols(problem, static_cast<int>(m_columns.size()));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const auto [lowest, highest] = m_columns[i];
        glp_set_col_kind(problem, static_cast<int>(i) + 1, GLP_IV);
        glp_set_col_bnds(problem, static_cast<int>(i) + 1, lowest < highest ? GLP_DB : GLP_FX, lowest, highest);
    }
    for (const Linear::Term& term : merged(objective.terms)) glp_set_obj_coef(problem, term.column + 1, term.factor);
    if (!m_rows.empty()) glp_add_rows(problem, static_cast<int>(m_rows.size()));
    for (std::size_t i = 0; i < m_rows.size(); ++i) setRow(problem, static_cast<int>(i) + 1, m_rows[i]);
}

std::int64_t valueOf(const Linear& sum, const std::vector<std::int64_t>& values)
{
    double total = sum.constant;
    for (const Linear::Term& term : sum.terms)
        total += term.factor * static_cast<double>(values[static_cast<std::size_t>(term.column)]);
    return std::llround(total);
}

}  // namespace mazzo::validators
