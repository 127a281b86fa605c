#!/usr/bin/env bash
# Installs a package of hitpath in an empty Debian, uses it, and removes it: `Scripts/test-deb.sh PACKAGE`.
# Needs root, debootstrap, and the packages of Debian.
set -euo pipefail
cd -P "$(dirname "$0")/.."

package=$(readlink -f "$1")
root=$(mktemp -d /var/tmp/hitpath-deb.XXXX)
# Packages are downloaded as another user.
chmod 755 "$root"
trap 'rm -rf --one-file-system "$root"' EXIT

if command -v lintian >/dev/null; then
  lintian --fail-on error,warning "$package"
fi

release=$(. /etc/os-release && echo "$VERSION_CODENAME")
debootstrap --variant=minbase "$release" "$root" >"$root.log" 2>&1 || { cat "$root.log"; exit 1; }
rm -f "$root.log"
# Swift finds the arguments of a program in /proc.
# Files in a user's home are not part of a package: `list` does not look there.
inside() {
  DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/home \
    unshare -m sh -c 'mount --bind /proc "$1/proc" && exec chroot "$@"' _ "$root" "$@"
}

list() { (cd "$root" && find . -path ./proc -prune -o -path ./var -prune -o -path ./home -prune -o -type f -print | LC_ALL=C sort); }
dpkg_before=$(inside dpkg-query -W -f '${Package}\n')
cp "$package" "$root/hitpath.deb"
SECONDS=0
inside apt-get -qq install -y --no-install-recommends /hitpath.deb >/dev/null
echo "installed in $SECONDS s: $(comm -13 <(echo "$dpkg_before") <(inside dpkg-query -W -f '${Package}\n') | wc -l) packages"
rm "$root/hitpath.deb"

# A screen with its answer.
cat >"$root/card.yml" <<'TEXT'
title: A card
window:
  subviews:
    - {id: Buy, class: UIButton, frame: [20, 100, 200, 44]}
    - {id: Cover, frame: [0, 0, 390, 844]}
touches:
  - tap: [50, 120]
TEXT
inside hitpath --version
inside hitpath explain card.yml | grep -q "Cover"
inside hitpath render card.yml -o /card.svg
grep -q "<svg" "$root/card.svg"
inside hitpath report card.yml -o /report >/dev/null
grep -rq "Cover" "$root/report"
cp Tests/Fixtures/ScreenImport/sign-in.storyboard "$root/"
inside hitpath report sign-in.storyboard --tap 100,100 -o /board >/dev/null
for file in usr/share/man/man1/hitpath.1.gz usr/share/man/man1/hitpath-explain.1.gz \
  usr/share/bash-completion/completions/hitpath usr/share/zsh/vendor-completions/_hitpath \
  usr/share/fish/vendor_completions.d/hitpath.fish; do
  # minbase leaves out documentation only with this setting.
  [ -e "$root/$file" ] || { echo "$file is missing"; exit 1; }
done

inside apt-get -qq purge -y hitpath >/dev/null
left=$(list | grep -i hitpath || true)
left=$(printf '%s\n' "$left" | grep -v '^./report\|^./board\|^./card' || true)
[ -z "$left" ] || { printf 'left behind:\n%s\n' "$left"; exit 1; }
echo "installed, run and removed"
