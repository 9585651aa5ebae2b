# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the numbered .sql files into one source: cmake -DOUTPUT=file.cpp -DFILES="a.sql|b.sql" -P embed_migrations.cmake
string(REPLACE "|" ";" FILES "${FILES}")
set(rows "")
set(expected 1)
foreach(path IN LISTS FILES)
    get_filename_component(name ${path} NAME)
    string(REGEX MATCH "^0*([0-9]+)_" number "${name}")
    if(NOT CMAKE_MATCH_1 EQUAL expected)
        message(FATAL_ERROR "${name}: migrations are numbered without gaps, and number ${expected} comes next")
    endif()
    file(READ ${path} sql)
    string(APPEND rows "    Migration{${CMAKE_MATCH_1}, R\"--sql--(${sql})--sql--\"},\n")
    math(EXPR expected "${expected} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"carddata/library/migrations.h\"

namespace mazzo::carddata {

namespace {

constexpr Migration kMigrations[] = {
${rows}};

} // namespace

std::span<const Migration> migrations() { return kMigrations; }

} // namespace mazzo::carddata
")
