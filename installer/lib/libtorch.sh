# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: LibTorch from the wheels of wheels.txt, unpacked side by side in the user's cache.
# Expects installer_folder and cache_folder.

# The mark of a complete folder lists its wheels, of which an update of formant may need more.
libtorch_is_complete() { # SET
    [ -f "$cache_folder/libtorch/$1/.complete" ] && [ -z "$(missing_wheels_of "$1")" ]
}

wheels_of() { # SET: lines "requirement file bytes sha256"
    awk -v set="$1" '$1 !~ /^#/ && ("," $1 ",") ~ ("," set ",") { print $2, $3, $4, $5 }' \
        "$installer_folder/wheels.txt"
}

# All of them if there is no complete folder, or one with a wheel that is no longer wanted.
missing_wheels_of() { # SET
    local mark=$cache_folder/libtorch/$1/.complete
    if [ -f "$mark" ] && ! wheels_of "$1" | grep --invert-match --quiet --fixed-strings \
        --line-regexp --file=- "$mark"; then
        wheels_of "$1" | grep --invert-match --fixed-strings --line-regexp --file="$mark" || true
    else
        wheels_of "$1"
    fi
}

say_download() { # SET
    if libtorch_is_complete "$1"; then
        say "LibTorch $1 is in the cache already."
        return
    fi
    local megabytes
    megabytes=$(missing_wheels_of "$1" | awk '{ bytes += $3 } END { printf "%d", bytes / 1e6 }')
    say "LibTorch $1 will be downloaded: $megabytes MB, to $cache_folder/libtorch/$1."
}

# A folder without its mark was not finished (or not made here) and is made again.
ensure_libtorch() { # SET
    local folder=$cache_folder/libtorch/$1
    mkdir -p "$cache_folder/libtorch" "$cache_folder/downloads"
    exec 9>"$cache_folder/libtorch/.lock"
    flock --nonblock 9 || { say "Another download is running; waiting for it." && flock 9; }
    if libtorch_is_complete "$1"; then
        say "LibTorch $1 is in the cache already."
    else
        expect_room_for "$1"
        download_wheels "$1"
        unpack_wheels "$1" "$folder"
    fi
    exec 9>&-
}

# The wheels and what is in them, which is about twice as large.
expect_room_for() { # SET
    local needed free
    needed=$(missing_wheels_of "$1" | awk '{ bytes += $3 } END { printf "%d", 3 * bytes / 1e6 }')
    free=$(($(df --output=avail --block-size=1MB "$cache_folder" | tail --lines=1)))
    [ "$free" -ge "$needed" ] ||
        fail "$cache_folder has $free MB free, LibTorch $1 needs $needed; XDG_CACHE_HOME moves the cache"
}

download_wheels() { # SET
    local requirement file bytes hash
    while read -r requirement file bytes hash <&3; do
        download_wheel "$requirement" "$file" "$bytes" "$hash"
    done 3< <(missing_wheels_of "$1")
}

download_wheel() { # REQUIREMENT FILE BYTES SHA256
    local target=$cache_folder/downloads/$2
    [ -f "$target" ] && return
    say "$2 ($(($3 / 1000000)) MB)"
    resume_download "$1" "$2" "$3" "$target.part"
    if ! printf '%s  %s\n' "$4" "$target.part" | sha256sum --check --status; then
        rm -f "$target.part"
        fail "$2 is not the file that is pinned in wheels.txt (SHA-256 differs); it was deleted"
    fi
    mv "$target.part" "$target"
}

resume_download() { # REQUIREMENT FILE BYTES PART
    local address quiet=(--progress-bar)
    [ -t 2 ] || quiet=(--silent --show-error)
    [ "$(size_of "$4")" -lt "$3" ] || return 0
    address=$(wheel_address "${1%%==*}" "$2")
    [ -n "$address" ] || fail "the package index has no $2; is the network there? (PIP_INDEX_URL chooses another index)"
    curl --fail --location --retry 10 --retry-all-errors --continue-at - "${quiet[@]}" \
        --output "$4" "$address" || fail "$2 could not be downloaded; start again to resume the download"
}

size_of() { # FILE
    if [ -f "$1" ]; then stat --format=%s "$1"; else echo 0; fi
}

# The user's own pip knows where the wheels come from: index, mirror, proxy. Without pip, PyPI's index is read.
wheel_address() { # PACKAGE FILE
    if python3 -m pip --version >/dev/null 2>&1; then
        address_by_pip "$@"
    else
        address_in_index "$@"
    fi
}

address_by_pip() { # PACKAGE FILE
    python3 -m pip index versions "$1" -vvv --disable-pip-version-check 2>&1 |
        awk -v file="/$2" '!found { for (i = 1; i <= NF; ++i) {
            address = $i; sub(/#.*/, "", address)
            if (substr(address, length(address) - length(file) + 1) == file) { found = address }
        } } END { print found }' || true
}

# An index is a page of links (PEP 503), which may be relative.
address_in_index() { # PACKAGE FILE
    local page=${PIP_INDEX_URL:-https://pypi.org/simple} link
    page=${page%/}/$1/
    link=$(curl --fail --silent --show-error --location --retry 5 "$page" |
        grep --only-matching "href=\"[^\"#]*/$2" | head --lines=1 | cut --delimiter='"' --fields=2) || true
    case $link in
    '' | *://*) echo "$link" ;;
    /*) echo "$(grep --only-matching '^[a-z]*://[^/]*' <<<"$page")$link" ;;
    *) echo "$page$link" ;;
    esac
}

# Adds to a complete folder in place, or makes it beside the one that is there.
unpack_wheels() { # SET FOLDER
    local requirement file bytes hash wheels target=$2
    say "Unpacking."
    wheels=$(missing_wheels_of "$1")
    if [ "$wheels" = "$(wheels_of "$1")" ]; then
        target=$2.part
        rm -rf "$target" && mkdir -p "$target"
    fi
    while read -r requirement file bytes hash <&3; do
        unzip -q -o "$cache_folder/downloads/$file" -d "$target" || fail "$file could not be unpacked"
    done 3<<<"$wheels"
    wheels_of "$1" >"$target/.complete"
    [ "$target" = "$2" ] || { rm -rf "$2" && mv "$target" "$2"; }
    while read -r requirement file bytes hash <&3; do
        rm -f "$cache_folder/downloads/$file"
    done 3<<<"$wheels"
}
