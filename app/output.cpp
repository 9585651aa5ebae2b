// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output.h"

#include "app/text/value_text.h"

#include <QSaveFile>

namespace mazzo::app {

bool writeOutput(const std::string& path, const std::string& text)
{
    QSaveFile file(fromUtf8(path));
    const auto size = static_cast<qint64>(text.size());
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit();
}

}  // namespace mazzo::app
