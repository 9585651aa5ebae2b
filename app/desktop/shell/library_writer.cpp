// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/library_writer.h"

#include "carddata/library/data_folder.h"

namespace mazzo::desktop {

LibraryWriter::LibraryWriter(QObject* parent) : QObject(parent) {}

std::filesystem::path LibraryWriter::currentFolder() { return dataFolder(); }

Result<Library>& LibraryWriter::openLibrary(const std::filesystem::path& folder)
{
    if (!m_library || !*m_library) m_library.emplace(Library::open(folder, FileCheck::Before));
    return *m_library;
}

void LibraryWriter::release()
{
    flush();
    m_library.reset();
}

}  // namespace mazzo::desktop
