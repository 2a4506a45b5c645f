# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: what a program needs on another machine.

# Every Linux has these, and they have to fit its kernel, loader and drivers.
system_libraries='^(ld-linux.*|linux-vdso|libc|libm|libdl|librt|libpthread|libutil|libresolv|libgcc_s|libstdc\+\+)\.so'

# Copies the libraries that the programs of FOLDER/bin and FOLDER/LIBRARIES use to FOLDER/LIBRARIES, all but the
# system's and LibTorch's, and strips everything.
pack_libraries() { # FOLDER LIBRARIES LIBTORCH
    local file name
    programs_in "$1/bin" "$1/$2" | LD_LIBRARY_PATH=$1/$2:$3/lib xargs -0 ldd |
        awk '$2 == "=>" && $3 ~ /^\// { print $1, $3 }' | sort -u | while read -r name file; do
        [[ $name =~ $system_libraries || $(realpath "$file") == "$(realpath "$3/..")"/* ]] && continue
        [ -e "$1/$2/$name" ] || cp --dereference "$file" "$1/$2/$name"
    done
    programs_in "$1/bin" "$1/$2" | xargs -0 strip --strip-unneeded
}

programs_in() { # FOLDER...: null-terminated
    find "$@" -type f \( -name '*.so*' -o -perm /111 \) -print0
}

# Libraries with a search path of their own do not take the program's, and find only what the system has.
drop_search_paths() { # FOLDER
    local file path
    find "$1" -type f -name '*.so*' -print0 | while IFS= read -r -d '' file; do
        path=$(readelf --dynamic "$file" | sed --quiet 's/.*R\(UN\)\?PATH.*\[\(.*\)\]/\2/p')
        [ -z "$path" ] || [[ $path == "\$ORIGIN"* ]] || patchelf --remove-rpath "$file"
    done
}
