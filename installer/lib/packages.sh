# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: the Debian/Ubuntu packages, installed where they are missing and rights allow it.

build_packages=(
    g++ cmake ninja-build ccache pkg-config ca-certificates
    libexpected-dev libspdlog-dev libfmt-dev libcli11-dev nlohmann-json3-dev libyaml-cpp-dev
    libsndfile1-dev libebur128-dev libsoxr-dev libespeak-ng-dev espeak-ng-data libicu-dev libsqlite3-dev
    libssl-dev libcsv-dev libzip-dev libsimdjson-dev libboost-dev libgloo-dev libprotobuf-dev protobuf-compiler
)
window_packages=(qt6-base-dev qt6-multimedia-dev libqcustomplot-dev libgl-dev qt6-l10n-tools)
download_packages=(curl unzip python3 python3-pip)
demo_packages=(ffmpeg asterisk-core-sounds-en-g722)
plot_packages=(gnuplot-nox)
packaging_packages=(dpkg-dev file patchelf binutils python3-venv)
test_packages=(git espeak-ng python3-venv clang-format xvfb xauth)
full_check_packages=(clang-tidy chromium)
fuzz_packages=(clang)
# Where the demo's package puts its recordings.
demo_sounds=/usr/share/asterisk/sounds/en_US_f_Allison/digits

ensure_packages() { # PACKAGE...
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        name_what_is_missing "$@"
        return
    fi
    local missing=() package
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    if [ ${#missing[@]} -eq 0 ]; then
        say "All packages are there."
        return
    fi
    say "Missing: ${missing[*]}"
    install_with_apt "${missing[@]}"
}

is_installed() { # PACKAGE
    [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

install_with_apt() { # PACKAGE...
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "no rights to install packages. Ask an administrator for: apt-get install $*"
        say "Installing them with sudo, which may ask for your password."
        as_root=(sudo)
    fi
    "${as_root[@]}" apt-get update --quiet ||
        say "The package lists could not be refreshed; trying with those that are there."
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install --yes --quiet --no-install-recommends "$@" ||
        fail "these packages could not be installed: $*"
}

has_header() { # HEADER
    echo "#include <$1>" | g++ -std=c++20 -fsyntax-only -x c++ - 2>/dev/null
}

# Without apt we cannot install, and packages have other names: look for what they would bring.
name_what_is_missing() { # PACKAGE... (their Debian names, for the message)
    local missing=() what
    for what in g++ cmake ninja pkg-config protoc curl unzip python3 ffmpeg gnuplot; do
        command -v "$what" >/dev/null || missing+=("$what")
    done
    python3 -m pip --version >/dev/null 2>&1 || missing+=("pip for python3")
    for what in fmt spdlog yaml-cpp sndfile libebur128 soxr espeak-ng icu-i18n sqlite3 libcrypto simdjson libzip \
        protobuf-lite; do
        pkg-config --exists "$what" 2>/dev/null || missing+=("$what (development files)")
    done
    for what in tl/expected.hpp CLI/CLI.hpp nlohmann/json.hpp csv.h boost/crc.hpp gloo/config.h; do
        has_header "$what" || missing+=("the header $what")
    done
    [ -d "$demo_sounds" ] || missing+=("$demo_sounds (asterisk-core-sounds-en-g722)")
    say "This is not Debian or Ubuntu, so nothing is installed. Needed, by Debian's names: $*"
    [ ${#missing[@]} -eq 0 ] && return
    say "Missing here:"
    printf '  %s\n' "${missing[@]}"
    fail "install what is missing and start again"
}
