# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: packages of the program. Expects source_folder, installer_folder, libtorch, out, work, version, epoch.

package_build=build/package

# The commit that is built, with a mark if the folder holds other changes; empty outside of a clone.
source_commit() {
    git -c safe.directory="$source_folder" -C "$source_folder" describe --always --abbrev=12 --dirty=+changes \
        --exclude='*' 2>/dev/null || true
}

# Packages made of the same commit are the same: their files have its time.
source_time() {
    git -c safe.directory="$source_folder" -C "$source_folder" log -1 --format=%ct 2>/dev/null || echo 0
}

# Without a path of this folder in it: an installed program finds its files next to itself.
build_for_packages() {
    configure_preset package "$libtorch" -DFORMANT_COMMIT="$(source_commit)"
    build_target package all
}

# The release of Debian (12, 13) whose libraries a DEB depends on.
debian_release() {
    sed --quiet 's/^VERSION_ID="\([0-9]*\)"/\1/p' /etc/os-release
}

make_deb() {
    command -v dpkg-shlibdeps >/dev/null || fail "dpkg-shlibdeps is missing; install the package dpkg-dev"
    rm -rf "$work/deb"
    (cd "$source_folder/$package_build" && FORMANT_DEB_RELEASE="1~deb$(debian_release)" cmake . \
        -Dformant_zsh_completions=share/zsh/vendor-completions >/dev/null &&
        SOURCE_DATE_EPOCH=$epoch cpack -B "$work/deb" >"$work/cpack.log") ||
        { cat "$work/cpack.log" && fail "CPack failed"; }
    # shellcheck disable=SC2012 # names without blanks
    for deb in "$work"/deb/*.deb; do deliver "$deb"; done
}

deliver() { # FILE
    mv "$1" "$out/"
    say "$out/$(basename "$1"): $(($(stat --format=%s "$out/$(basename "$1")") / 1000000)) MB"
}

# Fills FOLDER with the program and all that it needs but LibTorch, the driver, and the C and C++ libraries.
fill_tree() { # FOLDER
    (cd "$source_folder/$package_build" && cmake . -Dformant_zsh_completions=share/zsh/site-functions >/dev/null &&
        cmake --install . --prefix "$1" >/dev/null) || fail "the program could not be installed to $1"
    local libraries=$1/lib/formant plugins folder
    plugins=$(qmake6 -query QT_INSTALL_PLUGINS)
    # Without the plugins for OpenGL, which would load the system's drivers next to our libraries.
    for folder in platforms imageformats platforminputcontexts; do
        mkdir -p "$libraries/plugins/$folder"
        cp "$plugins/$folder"/*.so "$libraries/plugins/$folder/"
    done
    find "$libraries/plugins/platforms" -type f ! -name libqxcb.so ! -name libqoffscreen.so -delete
    printf '[Paths]\nPrefix = ../lib/formant\nPlugins = plugins\n' >"$1/bin/qt.conf"
    cp --recursive "$(pkg-config --variable=libdir espeak-ng)/espeak-ng-data" "$libraries/" ||
        fail "espeak-ng-data is missing; install the package espeak-ng-data"
    pack_libraries "$1" lib/formant "$libtorch"
    drop_search_paths "$libraries"
    collect_licenses "$libraries" "$1/share/doc/formant/licenses"
}

# The license texts of the packed libraries, and the versions of the packages whose sources they are built from.
collect_licenses() { # LIBRARIES FOLDER
    local package
    mkdir -p "$2"
    cp --recursive /usr/share/common-licenses "$2/texts"
    find "$1" -type f -name '*.so*' ! -name 'libformant_*' -printf '*/%f\0' |
        xargs -0 dpkg-query --search >"$work/owners" || fail "no package owns a library in $1"
    cut --delimiter=: --fields=1 "$work/owners" | sort -u >"$work/packages"
    echo espeak-ng-data >>"$work/packages"
    while read -r package; do
        cp "/usr/share/doc/$package/copyright" "$2/$package"
        # shellcheck disable=SC2016 # dpkg's own variables
        dpkg-query --show --showformat='${source:Package} ${source:Version}\n' "$package"
    done <"$work/packages" | sort -u >"$2/SOURCES"
}

make_archive() {
    local name=formant-$version-linux-x86_64
    fill_tree "$work/$name"
    tar --directory "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$epoch" \
        --create "$name" | gzip -9n >"$work/$name.tar.gz"
    deliver "$work/$name.tar.gz"
}

# The files of the archive in a wheel. Its tag says what they run on: manylinux_2_36 is glibc 2.36.
make_wheel() {
    local folder=$work/wheel
    ensure_venv "$installer_folder/wheel-tools.txt" "1 MB" 'import hatchling'
    cp --recursive "$installer_folder/wheel" "$folder"
    cp "$source_folder/README.md" "$source_folder/LICENSE" "$folder/"
    sed --in-place "s/@version@/$version/" "$folder/pyproject.toml"
    fill_tree "$folder/formant/tree"
    (cd "$folder" && SOURCE_DATE_EPOCH=$epoch "$venv_folder/bin/python3" -m hatchling build --target wheel \
        --directory "$work" >"$work/hatchling.log") || { cat "$work/hatchling.log" && fail "hatchling failed"; }
    deliver "$work"/formant-*.whl
}

container_engine() {
    command -v podman || command -v docker || fail "no container engine; install podman"
}

# Images for the CPU and for CUDA from the archive.
make_images() { # KIND...
    local engine kind context=$work/image
    engine=$(container_engine)
    mkdir -p "$context"
    cp "$installer_folder/image/Containerfile" "$context/"
    cp "$out/formant-$version-linux-x86_64.tar.gz" "$context/formant.tar.gz"
    for kind in "$@"; do
        "$engine" build --file "$context/Containerfile" --build-arg LIBTORCH="$kind" \
            ${base_image:+--build-arg BASE="$base_image"} --tag "formant:$version-$kind" "$context" ||
            fail "the image for $kind could not be built"
        say "formant:$version-$kind"
    done
}
