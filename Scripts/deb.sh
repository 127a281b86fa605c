#!/usr/bin/env bash
# Makes a Debian package of a program that was built to run without Swift: `Scripts/deb.sh PROGRAM [FOLDER]`.
# The package goes to FOLDER (out), as hitpath_VERSION_ARCHITECTURE.deb. `make deb` calls this. MAINTAINER is the name and the
# address in it; else it is the author of the last commit.
set -euo pipefail
cd -P "$(dirname "$0")/.."

program=$(readlink -f "$1")
out=${2:-out}
mkdir -p "$out"
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
chmod 755 "$tree"

version=$("$program" --version | cut -d, -f1)
architecture=$(dpkg --print-architecture)
# The time of the last commit, so that the same program makes the same package.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

put() { install -D -m 644 /dev/stdin "$tree/$1"; }

install -D -s -m 755 "$program" "$tree/usr/bin/hitpath"

# Debian wants no interpreter named in a file that a shell reads.
"$program" --generate-completion-script bash | sed '1{/^#!/d}' | put usr/share/bash-completion/completions/hitpath
"$program" --generate-completion-script zsh | put usr/share/zsh/vendor-completions/_hitpath
"$program" --generate-completion-script fish | put usr/share/fish/vendor_completions.d/hitpath.fish

# The argument parser's own tool writes a page for each subcommand.
Scripts/build.sh --product generate-manual >&2
manual=$(mktemp -d "$tree/manual.XXXX")
"$(swift build --show-bin-path)/generate-manual" "$program" --multi-page \
  --date "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)" --output-directory "$manual"
for page in "$manual"/*.1; do
  command=$(basename "$page" .1 | tr . ' ')
  name=${command// /-}
  # Pages must not contain empty lines, and `man -k` only finds a page whose name has no blank.
  sed -e 's/^$/.Pp/' -e "s/^\.Dt .*/.Dt ${name^^} 1/" \
    -e "s/^\.Nm \".*\"/.Nm $name/" -e "s/^\.Nm$/.Nm \"$command\"/" "$page" |
    gzip -9n | put "usr/share/man/man1/$name.1.gz"
done
rm -rf "$manual"

maintainer=${MAINTAINER:-$(git log -1 --format='%an <%ae>')}
gzip -9nc CHANGELOG.md | put usr/share/doc/hitpath/CHANGELOG.md.gz
gzip -9n <<TEXT | put usr/share/doc/hitpath/changelog.gz
hitpath ($version) unstable; urgency=medium

  * What changed stands in CHANGELOG.md.gz beside this file.

 -- $maintainer  $(LC_ALL=C date -u -d "@$SOURCE_DATE_EPOCH" -R)
TEXT
put usr/share/doc/hitpath/copyright <<TEXT
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: HitPath

Files: *
Copyright: $(date -u -d "@$SOURCE_DATE_EPOCH" +%Y) the authors of HitPath
License: Apache-2.0
 On Debian systems, the text of this license is in /usr/share/common-licenses/Apache-2.0.
TEXT

# shlibdeps needs the folder of a source package.
mkdir "$tree/debian"
printf 'Source: hitpath\n\nPackage: hitpath\nArchitecture: any\n' >"$tree/debian/control"
needs=$(cd "$tree" && dpkg-shlibdeps -O usr/bin/hitpath | sed -n 's/^shlibs:Depends=//p')
rm -rf "$tree/debian"

size=$(du -k -s "$tree/usr" | cut -f1)
mkdir "$tree/DEBIAN"
(cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
cat >"$tree/DEBIAN/control" <<TEXT
Package: hitpath
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $size
Depends: $needs
Recommends: librsvg2-bin
Section: devel
Priority: optional
Description: explains who gets a touch on an iOS screen, and why
 Reads a screen (a storyboard, a debugger's view dump, or a scenario in YAML),
 runs touches on it in a simulated UIKit, and tells in answers, pictures and
 pages who got each touch and why the others did not. No device and no
 simulator is needed.
TEXT
chmod 644 "$tree/DEBIAN/control" "$tree/DEBIAN/md5sums"

package=$out/hitpath_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$tree" "$package" >/dev/null
echo "$package"
