// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddata/library/private_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mazzo::carddata {

namespace {

void syncPath(const std::filesystem::path& path, int flags)
{
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) return;
    (void)::fsync(file);
    ::close(file);
}

}  // namespace

bool createPrivate(const std::filesystem::path& file)
{
    const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (made >= 0) ::close(made);
    return made >= 0;
}

void makePrivate(const std::filesystem::path& path)
{
    struct stat about{};
    if (::stat(path.c_str(), &about) != 0 || about.st_uid != ::geteuid()) return;
    if ((about.st_mode & (S_IRWXG | S_IRWXO)) == 0 || (about.st_mode & S_ISVTX) != 0) return;
    (void)::chmod(path.c_str(), about.st_mode & static_cast<mode_t>(S_IRWXU));
}

void syncFile(const std::filesystem::path& file) { syncPath(file, O_RDONLY); }

void syncFolderOf(const std::filesystem::path& file) { syncPath(file.parent_path(), O_RDONLY | O_DIRECTORY); }

}  // namespace mazzo::carddata
