#pragma once

namespace mazzo {

/// Opens the desktop app and returns its exit status when the last window closes.
[[nodiscard]] int runDesktop(int& argc, char** argv);

} // namespace mazzo
