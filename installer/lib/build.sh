# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: configuring and building. Expects source_folder and jobs.

# One compiler of a file with LibTorch's headers takes up to 2 GiB.
default_jobs() {
    local by_memory processors
    by_memory=$(awk '/^MemAvailable:/ { print int($2 / 2097152) }' /proc/meminfo)
    processors=$(nproc)
    if [ "${by_memory:-1}" -lt "$processors" ]; then
        echo $((by_memory > 0 ? by_memory : 1))
    else
        echo "$processors"
    fi
}

build_preset() { # PRESET LIBTORCH [CMAKE ARGUMENT]...
    configure_preset "$@"
    build_target "$1" all
}

configure_preset() { # PRESET LIBTORCH [CMAKE ARGUMENT]...
    local preset=$1 libtorch=$2
    shift 2
    (cd "$source_folder" && cmake --preset "$preset" -DFORMANT_LIBTORCH="$libtorch" "$@") ||
        fail "configuring failed; CMake says above what is missing"
}

build_target() { # PRESET TARGET
    cmake --build "$source_folder/build/$1" --parallel "$jobs" --target "$2" || fail "the build failed"
}
