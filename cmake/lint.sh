#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What `./test --lint` runs, quickest first: every check runs, whatever the others find, and the last line says which
# failed. `cmake/lint.sh NAME...` runs only these.
source "$(dirname "${BASH_SOURCE[0]}")/bootstrap.sh"
use_preset lint
cd "$root"

sources() { git ls-files -- "$@"; }

lint_scripts() { sources run test .ci/run '*.sh' fuzz/run bench/run | xargs shellcheck --external-sources --source-path=SCRIPTDIR; }

lint_desktop_entry() { desktop-file-validate packaging/mazzo.desktop; }

lint_format() { sources '*.cpp' '*.h' | xargs -P "$(nproc)" -n 40 clang-format-19 --dry-run --Werror; }

# clang-format knows the limit for C++.
lint_qml_lines() { ! sources 'qml/*.qml' | LC_ALL=C.UTF-8 xargs grep -nE '^.{121,}'; }

# Qt 6.4 creates nothing, and says nothing, if a Loader or a list's header, footer or section title is a bound component.
lint_qml_bound() {
    ! sources 'qml/*.qml' | xargs grep -lx 'pragma ComponentBehavior: Bound' |
        xargs grep -nE '^ *(sourceComponent|header|footer|section\.delegate): [A-Z]'
}

# Every source belongs to a target, every header is included, every view is in a module.
lint_unused_files() {
    local file found=0 lists includes
    lists=$(sources '*CMakeLists.txt' | xargs cat)
    includes=$(sources '*.cpp' '*.h' | xargs grep -hoE '#include "[^"]+"')
    while read -r file; do
        case "$file" in
        *.h) grep -qF "\"$file\"" <<<"$includes" || grep -qF "\"${file##*/}\"" <<<"$includes" || { say "$file: included nowhere"; found=1; } ;;
        tests/qml/*.qml) ;;  # Qt Quick Test takes every file of its folder.
        *) grep -qwF "${file##*/}" <<<"$lists" || { say "$file: in no CMakeLists.txt"; found=1; } ;;
        esac
    done < <(sources '*.cpp' '*.h' '*.qml' | grep -v '^fuzz/fuzz_')
    return $found
}

# No text without a translation, no translation without a text: lupdate on a copy leaves nothing to do.
lint_translations() {
    local copy part language found=0
    copy=$(mktemp -d)
    cp i18n/*.ts "$copy"
    sources 'app/desktop/*.cpp' 'app/desktop/*.h' 'qml/*.qml' >"$copy/desktop"
    sources 'app/*.cpp' 'app/*.h' 'goldfish/*.cpp' 'goldfish/*.h' 'model/query/description_texts.cpp' | grep -v '^app/desktop/' >"$copy/cli"
    for part in desktop cli; do
        for language in en it; do
            local plural=()
            [ $language = en ] && plural=(-pluralonly)  # The English texts are in the code; only their plurals are here.
            /usr/lib/qt6/bin/lupdate -silent -locations none -tr-function-alias QT_TRANSLATE_NOOP+=MAZZO_TR_NOOP "${plural[@]}" -I . "@$copy/$part" -ts "$copy/${part}_$language.ts"
            if grep -qE 'type="(vanished|obsolete|unfinished)"' "$copy/${part}_$language.ts"; then
                say "i18n/${part}_$language.ts: texts without a translation, or translations without a text:"
                grep -B3 -E 'type="(vanished|obsolete|unfinished)"' "$copy/${part}_$language.ts" | grep -E '<(source|translation)' >&2
                found=1
            fi
        done
    done
    rm -r "$copy"
    return $found
}

# Warnings as errors with asserts on, and a link that compares the definitions of every type and function.
lint_build() { build_targets mazzo; }

# Reports the findings of all views, not only of the first, and of their tests. qml/.qmllint.ini has the settings.
lint_qml() {
    build_targets -k 0 all_qmllint
    sources 'tests/qml/*.qml' | xargs /usr/lib/qt6/bin/qmllint -I "$build/qml_modules" -I "$(qtpaths6 --query QT_INSTALL_QML)"
}

# The compiler's units are checked, not single files: their headers are read once. It needs what the build generates.
# A table of more than 256 errors is deeper than Clang nests expressions by default.
lint_tidy() {
    local units
    units=$(grep -oE '"file": "[^"]*/Unity/unity_(app|carddata|goldfish|import|model|validators)_[^"]*"' "$build/compile_commands.json" | cut -d'"' -f4)
    xargs -P "$(nproc)" -n 1 clang-tidy-19 --quiet -p "$build" --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-everything --extra-arg=-fbracket-depth=1024 <<<"$units" \
        2> >(grep -vE '^[0-9]+ warnings? (generated|treated as error)' >&2)
}

checks=("$@")
[ ${#checks[@]} -gt 0 ] || checks=(scripts desktop_entry format qml_lines qml_bound unused_files translations build qml tidy)
failed=()
for check in "${checks[@]}"; do
    say "lint: $check"
    # Not `(…) || …`, where the shell ignores `set -e`.
    set +e
    (set -e; "lint_$check")
    status=$?
    set -e
    [ $status -eq 0 ] || failed+=("$check")
done
if [ ${#failed[@]} -gt 0 ]; then
    say "lint: failed: ${failed[*]}"
    exit 1
fi
say "lint: all clean"
