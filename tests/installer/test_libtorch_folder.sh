#!/usr/bin/env bash
# test_libtorch_folder.sh FOLDER: what the installer downloads for a LibTorch, with wheels of a few bytes.
# shellcheck disable=SC1091,SC2034 # the sourced file reads the folders
set -euo pipefail
scratch=$(mktemp --directory)
trap 'rm -rf "$scratch"' EXIT
cache_folder=$scratch/cache installer_folder=$scratch/installer
mkdir "$cache_folder" "$installer_folder" "$scratch/index"
said='' libtorch=$cache_folder/libtorch/set
say() { said+="$*;"; }
fail() { echo "FAILED: $*" && exit 1; }
. "$1/installer/lib/libtorch.sh"
wheel_address() { echo "file://$scratch/index/$2"; }

wheel() { # NAME: makes it and prints its line
    echo "$1" >"$scratch/$1.txt"
    [ -f "$scratch/index/$1.whl" ] ||
        (cd "$scratch" && python3 -m zipfile -c "index/$1.whl" "$1.txt")
    echo "set,other package-$1==1 $1.whl $(stat --format=%s "$scratch/index/$1.whl")" \
        "$(sha256sum "$scratch/index/$1.whl" | cut --delimiter=' ' --fields=1)"
}
pin() { # NAME...
    local name
    for name in "$@"; do wheel "$name"; done >"$installer_folder/wheels.txt"
}
expect() { # FILES DOWNLOADS: of ensure_libtorch
    said=''
    ensure_libtorch set
    local files downloads
    files=$(cd "$libtorch" && echo *)
    downloads=$(grep --only-matching '[a-z]*\.whl' <<<"$said" | tr '\n' ' ' || true)
    [ "$files" = "$1" ] || fail "the folder holds '$files' instead of '$1'"
    [ "$downloads" = "$2" ] || fail "downloaded '$downloads' instead of '$2'"
}

pin a b
expect "a.txt b.txt" "a.whl b.whl "
expect "a.txt b.txt" ""
pin a b c # an update needs one more: only that is downloaded
expect "a.txt b.txt c.txt" "c.whl "
expect "a.txt b.txt c.txt" ""
pin a c # an update replaces one: nothing of it is to remain
expect "a.txt c.txt" "a.whl c.whl "
rm "$libtorch/.complete" # as after an interruption
expect "a.txt c.txt" "a.whl c.whl "
echo "all as expected"
