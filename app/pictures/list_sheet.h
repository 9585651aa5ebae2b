// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/pictures/paper.h"

#include <QStringList>

#include <string>
#include <vector>

namespace mazzo::app {

/// A printed list of cards in two columns to a page.
struct ListSheet {
    struct Line {
        std::int64_t copies = 1;
        QString name;

        bool operator==(const Line&) const = default;
    };
    struct Section {
        QString heading;
        std::int64_t cards = 0;
        std::vector<Line> lines;

        bool operator==(const Section&) const = default;
    };

    QString name;
    QString subtitle;
    QString total;
    QStringList blanks;  ///< lines to fill in by hand
    std::string code;    ///< drawn as a QR code if one can hold it; may be empty
    std::vector<Section> sections;
};

[[nodiscard]] Paper printed(const ListSheet& sheet);

}  // namespace mazzo::app
