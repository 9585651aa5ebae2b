// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/job_queue.h"
#include "carddata/library/library.h"

namespace mazzo::desktop {

/// Writes to the library on a worker thread, in order, so that a slow disk never blocks the window. Each change is one
/// transaction; queued changes are written before the program ends.
class LibraryWriter : public QObject {
    Q_OBJECT

public:
    explicit LibraryWriter(QObject* parent = nullptr);

    /// Queues a change. `done` gets its result on the calling thread, unless `receiver` is destroyed by then.
    template <class Change, class Done>
    void write(QObject* receiver, Change change, Done done)
    {
        m_jobs.run(
            receiver,
            [this, change = std::move(change), folder = currentFolder()] {
                Result<Library>& library = openLibrary(folder);
                using Written = decltype(change(*library));
                return library ? change(*library) : Written(failure(library.error()));
            },
            std::move(done));
    }

    /// The same for a change that must also know if the library cannot be opened.
    template <class Change, class Done>
    void writeOrFail(QObject* receiver, Change change, Done done)
    {
        m_jobs.run(
            receiver,
            [this, change = std::move(change), folder = currentFolder()]() mutable {
                return change(openLibrary(folder));
            },
            std::move(done));
    }

    void flush() { m_jobs.flush(); }  ///< waits until every change is written and its result delivered
    void release();                   ///< the same, and closes the file; the next change opens it again

private:
    [[nodiscard]] static std::filesystem::path currentFolder();
    [[nodiscard]] Result<Library>& openLibrary(const std::filesystem::path& folder);

    std::optional<Result<Library>> m_library;  // used by jobs only, or while none runs
    std::optional<Result<Library>> m_gone;     // the error while the library's file is missing
    JobQueue m_jobs;
};

}  // namespace mazzo::desktop
