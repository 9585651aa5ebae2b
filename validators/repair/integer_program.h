// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/repair/search_time.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

struct glp_prob;

namespace mazzo::validators {

/// A sum of columns with factors, and a constant.
struct Linear {
    struct Term {
        int column = 0;
        double factor = 0;
    };

    std::vector<Term> terms;
    double constant = 0;

    Linear() = default;
    explicit Linear(double number) : constant(number) {}
    Linear(int column, double factor) : terms{{column, factor}} {}

    Linear& operator+=(const Linear& other);
    Linear& operator*=(double factor);
};

[[nodiscard]] Linear operator+(Linear a, const Linear& b);
[[nodiscard]] Linear operator-(const Linear& a, const Linear& b);
[[nodiscard]] Linear operator*(Linear a, double factor);

/// An integer linear program, solved by GLPK: bounded whole numbers (columns), sums that must not be positive (rows),
/// and a sum to minimise.
class IntegerProgram {
public:
    enum class Outcome : std::uint8_t { Solved, Infeasible, GaveUp };
    struct Answer {
        Outcome outcome = Outcome::GaveUp;
        std::vector<std::int64_t> values;
        bool optimal = true;  ///< false: the time was over, and these are the best values found
    };
    /// A state of the program to roll back to.
    struct Mark {
        std::size_t columns = 0;
        std::size_t rows = 0;
    };

    int addColumn(double lowest, double highest);
    void addAtMostZero(Linear sum)
    {
        m_terms += sum.terms.size();
        tighten(sum);
        m_rows.push_back(std::move(sum));
    }
    [[nodiscard]] double highest(const Linear& sum) const;
    [[nodiscard]] double lowest(const Linear& sum) const;

    [[nodiscard]] Mark mark() const { return {m_columns.size(), m_rows.size()}; }
    void rollBack(Mark mark);

    /// Ends shortly after the time is over, whatever the size of the program.
    [[nodiscard]] Answer minimise(const Linear& objective, const SearchTime& time = {}) const;
    /// The number of terms in all rows, a measure of how long the solver takes.
    [[nodiscard]] std::size_t terms() const { return m_terms; }

private:
    struct Column {
        double lowest = 0;
        double highest = 0;
    };
    /// A column that could be higher before a row was added.
    struct Tightened {
        std::size_t row = 0;
        std::size_t column = 0;
        double highest = 0;
    };

    /// Lowers the bounds of columns that a short row limits: with bounds near what is possible, a switch that allows
    /// copies of a card must be nearly on for one of them, and the solver finds whole numbers much sooner.
    void tighten(const Linear& sum);
    [[nodiscard]] Answer solve(const Linear& objective, const SearchTime& time,
                               const std::function<void(const Answer&)>& onBetter) const;
    [[nodiscard]] Answer solveInChild(const Linear& objective, const SearchTime& time) const;
    void fill(glp_prob* problem, const Linear& objective) const;

    std::vector<Column> m_columns;
    std::vector<Linear> m_rows;
    std::vector<Tightened> m_tightened;
    std::size_t m_terms = 0;
};

[[nodiscard]] std::int64_t valueOf(const Linear& sum, const std::vector<std::int64_t>& values);

}  // namespace mazzo::validators
