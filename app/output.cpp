// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output.h"

#include "app/text/value_text.h"
#include "carddata/output_device.h"

#include <QSaveFile>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

namespace mazzo::app {

namespace {

/// Writes into a device or a pipe, which must never be replaced by a file.
bool writeInto(const std::string& path, const std::string& text)
{
    const int opened = openOutputDevice(path);
    if (opened < 0) return false;
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t more = ::write(opened, text.data() + written, text.size() - written);
        if (more < 0 && errno == EINTR) continue;
        if (more <= 0) break;
        written += static_cast<std::size_t>(more);
    }
    return ::close(opened) == 0 && written == text.size();
}

}  // namespace

bool writeOutput(const std::string& path, const std::string& text)
{
    namespace fs = std::filesystem;
    if (isOutputDevice(path)) return writeInto(path, text);
    std::error_code error;
    const fs::file_type type = fs::status(path, error).type();
    if (type != fs::file_type::regular && type != fs::file_type::not_found) return false;
    QSaveFile file(fromUtf8(path));
    const auto size = static_cast<qint64>(text.size());
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.commit();
}

bool canWriteOutput(const std::string& path)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::file_type type = fs::status(path, error).type();
    if (type == fs::file_type::character || type == fs::file_type::fifo) return ::access(path.c_str(), W_OK) == 0;
    if (type != fs::file_type::regular && type != fs::file_type::not_found) return false;
    const fs::path folder = fs::absolute(path, error).parent_path();
    return !error && fs::is_directory(folder, error) && ::access(folder.c_str(), W_OK) == 0;
}

}  // namespace mazzo::app
