#!/usr/bin/env bash
# Creates the files to publish for a version in out/release, and checks them: the source, the Debian package, the program with
# the libraries that it loads, the formula for Homebrew, and checksums of all.
#
#   HOMEPAGE=https://… URL=https://…/hitpath-VERSION.tar.gz Scripts/release.sh
#
# URL is where the source will be published.
set -euo pipefail
cd -P "$(dirname "$0")/.."

: "${HOMEPAGE:?the address of the project}" "${URL:?where the source will be published}"
[ -z "$(git status --porcelain)" ] || { echo "release: there are changes that are not committed" >&2; exit 1; }
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
out=out/release
rm -rf "$out"
mkdir -p "$out"

Scripts/install-packages.sh build static
swift build -c release --static-swift-stdlib --product hitpath
program=$(swift build -c release --show-bin-path)/hitpath
version=$("$program" --version | cut -d, -f1)

git archive --format=tar --prefix="hitpath-$version/" HEAD | gzip -9n >"$out/hitpath-$version.tar.gz"
Scripts/deb.sh "$program" "$out"

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
Scripts/bundle.sh "$program" "$tree/hitpath-$version"
name=hitpath-$version-$(uname -s | tr A-Z a-z)-$(uname -m)
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$tree" -cJf "$out/$name.tar.xz" "hitpath-$version"

sum=$(sha256sum "$out/hitpath-$version.tar.gz" | cut -d' ' -f1)
sed -e "s|@HOMEPAGE@|$HOMEPAGE|" -e "s|@URL@|$URL|" -e "s|@SHA256@|$sum|" Packaging/hitpath.rb >"$out/hitpath.rb"
(cd "$out" && sha256sum -- * >SHA256SUMS)

# Check that the packed program is the one that was built.
mkdir "$tree/check"
tar -xJf "$out/$name.tar.xz" -C "$tree/check"
# Swift finds the arguments of a program in /proc.
said=$(unshare -m sh -c 'mkdir -p "$1/proc" && mount --bind /proc "$1/proc" && exec chroot "$@"' _ \
  "$tree/check/hitpath-$version" /usr/bin/hitpath --version)
[ "${said%%,*}" = "$version" ] || { echo "release: the packed program says '$said'" >&2; exit 1; }
(cd "$out" && sha256sum --check --quiet SHA256SUMS)
Scripts/test-deb.sh "$out"/hitpath_*.deb
ls -l "$out"
