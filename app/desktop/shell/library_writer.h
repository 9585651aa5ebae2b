// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "carddata/library/library.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <mutex>

namespace mazzo::desktop {

/// Writes into the library on a thread of its own and in the order asked for, so that a slow disk never holds up the
/// window. Each thing asked for is one transaction, begun at once; what still waits when the program ends is written
/// before it ends.
class LibraryWriter : public QObject {
    Q_OBJECT

public:
    explicit LibraryWriter(QObject* parent = nullptr);
    ~LibraryWriter() override;

    /// Asks for a change. `done` hears what became of it on the thread that asked, unless `who` is gone by then.
    template <class Change, class Done>
    void write(QObject* who, Change change, Done done)
    {
        start(who, [change = std::move(change), done = std::move(done)](Result<Library>& library) -> Outcome {
            using Written = decltype(change(*library));
            return [done, written = library ? change(*library) : Written(failure(library.error()))] { done(written); };
        });
    }

    void flush();  ///< waits until everything asked for is written, and tells those who asked
    void letGo();  ///< the same, and closes the file; the next change opens it again

private:
    using Outcome = std::function<void()>;
    using Work = std::function<Outcome(Result<Library>&)>;

    void start(QObject* who, Work work);
    void deliver();

    int m_waiting = 0;                         // outcomes that were not told yet
    std::optional<Result<Library>> m_library;  // of the pool's thread
    std::mutex m_mutex;
    std::vector<std::pair<QPointer<QObject>, Outcome>> m_outcomes;  // with m_mutex
    QThreadPool m_pool;
};

}  // namespace mazzo::desktop
