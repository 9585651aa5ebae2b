// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/job_queue.h"
#include "carddata/library/library.h"

namespace mazzo::desktop {

/// Writes into the library on a thread of its own and in the order asked for, so that a slow disk never holds up the
/// window. Each thing asked for is one transaction, begun at once; what still waits when the program ends is written
/// before it ends.
class LibraryWriter : public QObject {
    Q_OBJECT

public:
    explicit LibraryWriter(QObject* parent = nullptr);

    /// Asks for a change. `done` hears what became of it on the thread that asked, unless `who` is gone by then.
    template <class Change, class Done>
    void write(QObject* who, Change change, Done done)
    {
        m_jobs.run(
            who,
            [this, change = std::move(change), folder = currentFolder()] {
                Result<Library>& library = openLibrary(folder);
                using Written = decltype(change(*library));
                return library ? change(*library) : Written(failure(library.error()));
            },
            std::move(done));
    }

    void flush() { m_jobs.flush(); }  ///< waits until everything asked for is written, and tells those who asked
    void release();                   ///< the same, and closes the file; the next change opens it again

private:
    [[nodiscard]] static std::filesystem::path currentFolder();
    [[nodiscard]] Result<Library>& openLibrary(const std::filesystem::path& folder);

    std::optional<Result<Library>> m_library;  // used by jobs only, or while none runs
    JobQueue m_jobs;
};

}  // namespace mazzo::desktop
