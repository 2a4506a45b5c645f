# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: what a program needs on another machine.

# Every Linux has these, and they have to fit its kernel, loader and drivers.
system_libraries='^(ld-linux.*|linux-vdso|libc|libm|libdl|librt|libpthread|libutil|libresolv|libgcc_s|libstdc\+\+)\.so'

# Copies the libraries that the programs of FOLDER/bin and FOLDER/lib use to FOLDER/lib, all but the system's
# and LibTorch's, and strips everything.
pack_libraries() { # FOLDER LIBTORCH
    local file
    find "$1/bin" "$1/lib" -type f -print0 | LD_LIBRARY_PATH=$1/lib:$2/lib xargs -0 ldd |
        awk '$2 == "=>" && $3 ~ /^\// { print $1, $3 }' | sort -u | while read -r name file; do
        [[ $name =~ $system_libraries || $(realpath "$file") == "$(realpath "$2/..")"/* ]] && continue
        [ -e "$1/lib/$name" ] || cp --dereference "$file" "$1/lib/$name"
    done
    find "$1/bin" "$1/lib" -type f -exec strip --strip-unneeded {} +
}
