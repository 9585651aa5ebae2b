#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What `./test --package` runs: builds the Debian package, checks it and its parts with their own tools, and installs
# and runs it on a clean Debian 12 in a folder of its own. Needs root for that last part.
source "$(dirname "${BASH_SOURCE[0]}")/../cmake/bootstrap.sh"
[ "$(id -u)" -eq 0 ] || { say "Installing into a clean Debian needs root: sudo ./test --package"; exit 1; }
generated="$build/packaging/generated"

build_targets mazzo mazzo_package_files
(cd "$build" && cpack -G DEB) >&2
package=$(ls "$build"/mazzo_*.deb)

check() {
    say "package: $*"
    "$@"
}
check desktop-file-validate "$root/packaging/mazzo.desktop"
check appstreamcli validate --no-net "$root/packaging/mazzo.metainfo.xml"
check xmllint --noout "$root/packaging/mazzo-mime.xml"
check bash -n "$generated/mazzo.bash"
check shellcheck --shell=bash "$generated/mazzo.bash"
check zsh -n "$generated/mazzo.zsh"
check fish --no-execute "$generated/mazzo.fish"
# Both tools say what is wrong and still exit with 0.
for page in mazzo.1 mazzo.it.1; do
    warnings=$(groff -ww -man -Kutf8 -Tutf8 "$generated/$page" 2>&1 >/dev/null)
    [ -z "$warnings" ] || { say "$page: $warnings"; exit 1; }
done
findings=$(lintian --allow-root "$package")
[ -z "$findings" ] || { say "$findings"; exit 1; }

clean=$(mktemp -d)
remove_clean() {
    umount "$clean/proc" 2>/dev/null || true
    rm -rf --one-file-system "$clean"
}
trap remove_clean EXIT
say "package: a clean Debian 12"
debootstrap --variant=minbase bookworm "$clean" >"$build/debootstrap.log" 2>&1 || { tail "$build/debootstrap.log" >&2; exit 1; }
cp "$package" "$clean/tmp/mazzo.deb"
cp "$root/carddata/games/everzone/decks/adam-finn.deck" "$clean/tmp/"
mount --bind /proc "$clean/proc"
chroot "$clean" /bin/sh -e <<'SCRIPT'
export DEBIAN_FRONTEND=noninteractive HOME=/tmp LC_ALL=C.UTF-8
apt-get -qq update
apt-get install -y -qq --no-install-recommends /tmp/mazzo.deb >/tmp/install.log 2>&1 || { tail /tmp/install.log; exit 1; }
cd /tmp
mazzo --version
mazzo games >games.txt
grep -q everzone games.txt
mazzo validate adam-finn.deck
mazzo goldfish adam-finn.deck --seed 7 --do keep >goldfish.txt
mazzo share adam-finn.deck --image list.png --pdf list.pdf >share.txt
test -s list.png
test -s list.pdf
mazzo --self-test
test -s /usr/share/man/man1/mazzo.1.gz
apt-get remove -y -qq mazzo >/dev/null 2>&1
test ! -e /usr/share/mazzo
SCRIPT
say "package: installs, runs and goes away again"
printf '1 passed, 0 failed\n'
