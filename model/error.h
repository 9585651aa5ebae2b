// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/namespaces.h"

#include <tl/expected.hpp>

#include <string>
#include <utility>
#include <vector>

namespace mazzo::model {

/// A place in a text; lines and columns count from 1 (columns in characters), 0 means "no such place".
struct Place {
    std::string file;
    int line = 0;
    int column = 0;

    bool operator==(const Place&) const = default;
};

/// Why an operation could not be done. The view turns `code` and `args` into a sentence; `detail` is for the log.
struct Error {
    enum class Kind { NotFound, Corrupt, Io, Sql, Parse, Limit, Refused };

    Kind kind = Kind::Parse;
    std::string code;  ///< what went wrong, as a stable id such as "query.unknown-field"
    Place where;
    std::vector<std::string> args;
    std::string detail;

    bool operator==(const Error&) const = default;
};

template <class T>
using Result = tl::expected<T, Error>;

using Errors = std::vector<Error>;

/// For readers that report every mistake, not just the first.
template <class T>
using Checked = tl::expected<T, Errors>;

[[nodiscard]] inline tl::unexpected<Error> failure(Error error) { return tl::unexpected<Error>(std::move(error)); }

/// For readers: what a text does wrong, and where.
[[nodiscard]] inline tl::unexpected<Error> parseFailure(std::string code, Place where = {},
                                                        std::vector<std::string> args = {})
{
    return failure({Error::Kind::Parse, std::move(code), std::move(where), std::move(args), {}});
}

}  // namespace mazzo::model
