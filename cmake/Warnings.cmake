# SPDX-License-Identifier: GPL-3.0-or-later
# Strict warnings for our own sources; generated code (moc, QML cache) is compiled without them because it trips over them.
add_library(mazzo_warnings INTERFACE)
target_compile_options(mazzo_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion)
if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    # Developers stop at a warning; who only builds the program is not stopped by what a newer compiler may say.
    target_compile_options(mazzo_warnings INTERFACE -Werror)
endif()
if(MAZZO_ODR)
    # Only our own sources: generated code has one definition of everything, and takes most of the time of such a link.
    set(odr_options -flto=auto -Wodr -Werror=odr -Werror=lto-type-mismatch)
    target_compile_options(mazzo_warnings INTERFACE ${odr_options})
    target_link_options(mazzo_warnings INTERFACE ${odr_options})
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 reports false positives inside std::string's operator+ and std::optional.
    target_compile_options(mazzo_warnings INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
    if(MAZZO_UNITY)
        # Compiled together with others, a source file looks like a header to this warning.
        target_compile_options(mazzo_warnings INTERFACE -Wno-subobject-linkage)
    endif()
else()
    # Clang looks into libstdc++'s own use of what C++20 deprecates.
    target_compile_options(mazzo_warnings INTERFACE -Wno-deprecated-declarations)
endif()
