# SPDX-License-Identifier: GPL-3.0-or-later
# mazzo_qml_module(URI files...): the QML files of a folder as a module that is compiled into the program. The target is
# named after the URI: Mazzo.Cards is mazzo_views_cards. Whatever links mazzo_views has all of them.
function(mazzo_qml_module uri)
    string(REPLACE "." "/" path ${uri})
    string(REGEX REPLACE "^Mazzo\\.?" "" name ${uri})
    string(TOLOWER "mazzo_views_${name}" target)
    string(REGEX REPLACE "_$" "_main" target ${target})

    qt_add_library(${target} STATIC)
    # Bytecode only: the C++ that qmlcachegen makes differs from run to run, so that no compiler cache helps, and takes
    # most of the build's time.
    set_target_properties(${target} PROPERTIES AUTOMOC ON QT_QMLCACHEGEN_ARGUMENTS --only-bytecode)
    # The modules hold no C++ types, so there is nothing for a plugin to register.
    qt_add_qml_module(${target}
        URI ${uri}
        VERSION 1.0
        RESOURCE_PREFIX /qt/qml
        OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml_modules/${path}
        IMPORT_PATH ${CMAKE_BINARY_DIR}/qml_modules
        NO_PLUGIN
        QML_FILES ${ARGN}
    )
    # The generated files are small and read the same headers. Compiled together, with headers that are precompiled once
    # for all modules, they take a tenth of the time.
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${MAZZO_UNITY} UNITY_BUILD_BATCH_SIZE 45)
    foreach(part ${target} ${target}_qmlcache)
        target_precompile_headers(${part} REUSE_FROM mazzo_views_headers)
    endforeach()
    set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp
        PROPERTIES SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
    target_link_libraries(${target} PUBLIC Qt6::Quick)
    target_link_libraries(mazzo_views INTERFACE ${target})
endfunction()
