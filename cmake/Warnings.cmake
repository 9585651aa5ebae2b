# Strict warnings for our own sources; generated code (moc, QML cache) is compiled without them because it trips over them.
add_library(mazzo_warnings INTERFACE)
target_compile_options(mazzo_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 reports false positives inside std::string's operator+ and std::optional.
    target_compile_options(mazzo_warnings INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
else()
    # Clang looks into libstdc++'s own use of what C++20 deprecates.
    target_compile_options(mazzo_warnings INTERFACE -Wno-deprecated-declarations)
endif()
