# shellcheck shell=bash disable=SC2034,SC2154
# Sourced: formatting, tests, static analysis, sanitizers. Expects source_folder and jobs.

tracked_sources() { # PATHSPEC...: null-terminated
    git -c safe.directory="$source_folder" -C "$source_folder" ls-files -z -- "$@"
}

# Versions of clang-format differ in what they make of the same style; ours is Debian 12's.
check_formatting() {
    local tool version
    tracked_sources >/dev/null || fail "formatting is checked in a git clone; this folder is none"
    tool=$(command -v clang-format-14 || command -v clang-format) || fail "clang-format is missing"
    version=$("$tool" --version | sed --quiet 's/.*version \([0-9]*\).*/\1/p')
    if [ "$version" != 14 ]; then
        say "Not checked: the style is that of clang-format 14, here is $version."
        return
    fi
    (cd "$source_folder" && tracked_sources '*.h' '*.cpp' |
        xargs -0 --no-run-if-empty "$tool" --dry-run --Werror) || fail "run clang-format -i on these files"
    say "All sources are formatted."
}

# Names of the tests that only --full runs, as a regular expression: labeled slow, not demo.
slow_tests() { # BUILD_FOLDER
    ctest --test-dir "$1" --show-only=json-v1 | python3 -c '
import json, re, sys
names = []
for test in json.load(sys.stdin)["tests"]:
    labels = next((p["value"] for p in test.get("properties", []) if p["name"] == "LABELS"), [])
    if "slow" in labels and "demo" not in labels:
        names.append(re.escape(test["name"]).replace("\\-", "-"))
print("^(" + "|".join(names) + ")$" if names else "")'
}

# Sets tests_passed and closing_line. Runs everything with EXTENT full.
run_tests() { # BUILD_FOLDER EXTENT
    local excluded=() slow log=$1/check.log
    tests_passed=yes
    if [ "$2" != full ]; then
        slow=$(slow_tests "$1")
        [ -z "$slow" ] || excluded=(--exclude-regex "$slow")
    fi
    ctest --test-dir "$1" --output-on-failure --no-tests=error --parallel "$(nproc)" \
        "${excluded[@]}" 2>&1 | tee "$log" || tests_passed=no
    closing_line=$(grep -E '^[0-9]+% tests passed' "$log" || echo "ctest did not finish")
}

# Our files as a build folder compiles them, in groups or alone: null-terminated.
compiled_sources() { # BUILD_FOLDER
    python3 -c '
import json, os, sys
folder, source = os.path.realpath(sys.argv[1]), os.path.realpath(sys.argv[2])
groups = ["engine/CMakeFiles/formant_engine.dir/Unity", "ui/CMakeFiles/formant_window.dir/Unity"]
ours = [os.path.join(folder, group) for group in groups]
ours += [os.path.join(source, part) for part in ("app", "engine", "ui")]
with open(os.path.join(folder, "compile_commands.json")) as commands:
    files = sorted({command["file"] for command in json.load(commands)})
print(*(f for f in files if any(f.startswith(o + "/") for o in ours)), sep="\0", end="\0")' \
        "$1" "$source_folder"
}

# Without precompiled headers, because clang-tidy cannot read those of GCC; files in groups, because
# reading LibTorch's and Qt's headers takes most of the time. A group includes its files, as it must.
check_with_clang_tidy() { # LIBTORCH
    local folder=$source_folder/build/tidy
    (cd "$source_folder" && cmake --preset default -B "$folder" -DFORMANT_LIBTORCH="$1" \
        -DFORMANT_GUI=ON -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null &&
        cmake --build "$folder" --target formant_messages --target formant_window_autogen \
            >/dev/null) || # they write headers
        fail "configuring for clang-tidy failed"
    (cd "$source_folder" && compiled_sources "$folder" |
        xargs -0 --no-run-if-empty --max-args=1 --max-procs="$jobs" \
            clang-tidy --quiet --checks=-bugprone-suspicious-include -p "$folder") ||
        fail "clang-tidy found something"
    say "clang-tidy found nothing."
}

# LibTorch is not instrumented: its own leaks and its thread pool's locking are not ours to judge.
# What asks for too much memory is refused it, as it is without a sanitizer.
# The thread sanitizer takes the children that Qt starts while it shares their memory for a fork, after
# which it allows no more threads unless it is told to.
check_with_sanitizer() { # PRESET LIBTORCH PYTHON [TARGET [CTEST ARGUMENT...]]
    local preset=$1 libtorch=$2 python=$3 target=${4:-all}
    shift $(($# < 4 ? $# : 4))
    configure_preset "$preset" "$libtorch" -DFORMANT_PYTHON="$python"
    build_target "$preset" "$target"
    ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
        TSAN_OPTIONS=ignore_noninstrumented_modules=1:allocator_may_return_null=1:die_after_fork=0 \
        ctest --test-dir "$source_folder/build/$preset" --output-on-failure --no-tests=error \
        --parallel "$(nproc)" --label-exclude slow "$@" || fail "tests failed under the preset $preset"
}
