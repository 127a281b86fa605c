#!/bin/sh
# Installs what HitPath needs and this machine lacks, by package name.
#
#   Scripts/install-packages.sh build          to build and run it
#   Scripts/install-packages.sh build static   also to install it with Swift's libraries linked statically
#   Scripts/install-packages.sh build test     also to test it
#   Scripts/install-packages.sh build site     also to make pictures for a web site
#   Scripts/install-packages.sh build bench    also to compare it with dot
#   Scripts/install-packages.sh build deb      also to make a Debian package of it and test that
#
# Uses apt-get (as root or with sudo) on Debian and brew on macOS. Does nothing if nothing is missing.
set -eu
scripts=$(dirname "$0")

say() { echo "install-packages: $*"; }
fail() { say "$*" >&2; exit 1; }

if command -v apt-get >/dev/null; then
  system=apt
elif command -v brew >/dev/null; then
  system=brew
else
  system=none
fi

# need APT-PACKAGES BREW-PACKAGES COMMAND...: adds the packages to the missing ones if the command fails.
# "-" stands for no package, a "cask:" before a name for an application.
need() {
  case $system in
    brew) packages=$2 ;;
    *) packages=$1 ;;
  esac
  shift 2
  if [ "$packages" = - ] || "$@" >/dev/null 2>&1; then return; fi
  missing="$missing $packages"
}

has_fonts_for() { fc-list ":lang=$1" family | grep -q .; }
has_font() { fc-list "$1" family | grep -q .; }

# Pictures and measured texts need fonts: Latin ones, and Chinese ones for the Chinese reports.
need_pictures() {
  need librsvg2-bin librsvg command -v rsvg-convert
  need "fontconfig fonts-liberation" - has_font "Liberation Sans"
  need "fontconfig fonts-noto-cjk" - has_fonts_for zh-cn
}

look_for() {
  missing=
  for purpose in "$@"; do
    case $purpose in
      build)
        need pkg-config pkg-config command -v pkg-config
        need libgraphviz-dev graphviz pkg-config --exists libgvc
        # macOS has it in its SDK.
        need libxml2-dev - pkg-config --exists libxml-2.0
        need libyaml-dev libyaml pkg-config --exists yaml-0.1
        need "libcmark-gfm-dev libcmark-gfm-extensions-dev" cmark-gfm pkg-config --exists libcmark-gfm
        ;;
      # The program needs nothing more; the purpose stays for callers.
      static) ;;
      deb)
        need dpkg-dev - command -v dpkg-shlibdeps
        need lintian - command -v lintian
        need debootstrap - command -v debootstrap
        ;;
      bench)
        need graphviz graphviz command -v dot
        ;;
      test)
        need "python3 python3-venv" python3 "$scripts/find-python.sh"
        need chromium-headless-shell cask:google-chrome "$scripts/find-browser.sh"
        need node-typescript typescript command -v tsc
        need_pictures
        ;;
      site)
        need_pictures
        ;;
      *) fail "unknown purpose '$purpose', expected build, static, site, test, bench or deb" ;;
    esac
  done
}

install_with_apt() {
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "run this as root: apt-get install$missing"
    as_root=sudo
  fi
  say "apt-get install$missing"
  $as_root apt-get -qq update
  # shellcheck disable=SC2086  # a list of names
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $missing
}

install_with_brew() {
  for name in $missing; do
    case $name in
      cask:*) say "brew install --cask ${name#cask:}"; brew install --quiet --cask "${name#cask:}" ;;
      *) say "brew install $name"; brew install --quiet "$name" ;;
    esac
  done
}

[ $# -gt 0 ] || fail "say what for: build, or build test"
command -v swift >/dev/null || fail "Swift 6 is needed first: https://www.swift.org/install"

look_for "$@"
[ -n "$missing" ] || exit 0
case $system in
  apt) install_with_apt ;;
  brew) install_with_brew ;;
  none) fail "neither apt-get nor brew is here; please install:$missing" ;;
esac

look_for "$@"
[ -z "$missing" ] || fail "installed, but still not usable:$missing"
