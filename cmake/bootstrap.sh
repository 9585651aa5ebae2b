# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034 # the lists of packages are for the scripts that source this file
# Sourced by ./run, ./test and bench/run: installs what is missing, configures and builds. Everything it says goes to standard error.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
preset=release
build="$root/build/$preset"

# What the program needs to be built and to run; docs/dependencies.md says why each is there.
packages=(
    g++ cmake ninja-build pkg-config
    qt6-base-dev qt6-declarative-dev qt6-tools-dev qt6-l10n-tools libgl-dev libxkbcommon-dev
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-templates qml6-module-qtquick-controls qml6-module-qtquick-layouts
    qml6-module-qtquick-dialogs qml6-module-qt-labs-folderlistmodel
    libsqlite3-dev nlohmann-json3-dev libexpected-dev libutf8proc-dev libxxhash-dev libglpk-dev libarchive-dev libexpat1-dev libpugixml-dev libqrcodegencpp-dev libzxing-dev fonts-dejavu-core fonts-inter
)
test_packages=(qml6-module-qttest git sqlite3 util-linux xvfb xdotool)
bench_packages=(libbenchmark-dev)
fuzz_packages=(clang-19 libclang-rt-19-dev)
package_packages=(dpkg-dev fakeroot file lintian appstream desktop-file-utils libxml2-utils shellcheck zsh fish groff debootstrap)
lint_packages=(clang-format-19 clang-tidy-19 shellcheck desktop-file-utils)

# use_preset NAME: builds go there instead of to the release.
use_preset() {
    preset=$1
    build="$root/build/$preset"
}

say() { printf '%s\n' "$*" >&2; }

install_missing() {
    local missing=() package
    local installed
    installed=$(dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^ii *//p' || true)
    for package in "$@"; do
        grep -qx -- "$package" <<<"$installed" || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    say "Installing: ${missing[*]}"
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { say "These packages are needed, and there is no sudo to install them with."; exit 1; }
        as_root=(sudo)
    fi
    # Another package tool may hold the lock for a while.
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 -qq)
    "${as_root[@]}" "${apt[@]}" update >&2
    "${as_root[@]}" "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2
}

# build_targets TARGET...: `all` for everything. Shows how far it is while it builds.
build_targets() {
    if command -v ccache >/dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=ccache
        # Without these ccache does not keep files that use a precompiled header.
        export CCACHE_SLOPPINESS=pch_defines,time_macros
    fi
    if [ ! -f "$build/build.ninja" ]; then
        say "Configuring $build"
        mkdir -p "$root/build"
        (cd "$root" && cmake --preset "$preset") >"$root/build/configure-$preset.log" 2>&1 || {
            cat "$root/build/configure-$preset.log" >&2
            exit 1
        }
    fi
    if [ -t 2 ]; then
        # On a terminal ninja counts the steps on one line.
        NINJA_STATUS='Building: step %f of %t, %e s  ' ninja -C "$build" "$@" >&2
    else
        # In a log: one line for every twentieth step, and everything a compiler says.
        NINJA_STATUS='Building: step %f of %t, %e s ' ninja -C "$build" "$@" 2>&1 | show_progress >&2
    fi
}

show_progress() {
    awk '
        /^ninja: (Entering|no work)/ { next }
        /^Building: step / {
            percent = int(20 * $3 / $5) * 5
            if (percent != shown) { shown = percent; printf "%s %s of %s steps (%d %%), %s s\n", $1, $3, $5, percent, $6; fflush() }
            next
        }
        { print; fflush() }'
}
