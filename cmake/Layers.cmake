# SPDX-License-Identifier: GPL-3.0-or-later
# mazzo_layer(NAME [files...]): a folder of the program as a static library whose includes start at the project's root.
function(mazzo_layer name)
    add_library(mazzo_${name} STATIC ${ARGN})
    target_include_directories(mazzo_${name} PUBLIC ${CMAKE_SOURCE_DIR})
    target_link_libraries(mazzo_${name} PRIVATE mazzo_warnings)
endfunction()
