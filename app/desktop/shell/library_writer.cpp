// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/library_writer.h"

#include "carddata/library/data_folder.h"

namespace mazzo::desktop {

LibraryWriter::LibraryWriter(QObject* parent) : QObject(parent) {}

std::filesystem::path LibraryWriter::currentFolder() { return dataFolder(); }

Result<Library>& LibraryWriter::openLibrary(const std::filesystem::path& folder)
{
    std::error_code error;
    if (m_library && *m_library && !(*m_library)->isInPlace()) {
        // What is written to a file that was removed is lost, and a new library would hide that everything else is.
        if (!std::filesystem::exists(folder / "mazzo.db", error)) {
            m_gone.emplace(
                failure({Error::Kind::NotFound, "library.gone", {folder.string(), 0, 0}, {folder.string()}, {}}));
            return *m_gone;
        }
        m_library.reset();  // another program replaced it
    }
    if (!m_library || !*m_library || (*m_library)->readOnly()) {
        m_library.reset();
        m_library.emplace(Library::open(folder, FileCheck::Before));
    }
    return *m_library;
}

void LibraryWriter::release()
{
    flush();
    m_library.reset();
}

}  // namespace mazzo::desktop
