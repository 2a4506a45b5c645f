#include "tests/support/slow_decode_worker.h"

#include "engine/base/atomic_file.h"
#include "tests/support/must.h"

#include <fmt/format.h>

#include <filesystem>

namespace formant::test {
namespace {

constexpr const char* script = R"(#!/bin/sh
delay={delay}
exec 9>'{mark}'
if [ {only_first} = 1 ] && ! flock -n 9; then delay=0; fi
{{ while read -r line; do sleep $delay; printf '%s\n' "$line"; done; }} 9>&- | '{program}' "$@" 9>&-
)";

} // namespace

Path slow_decode_worker(const Path& folder, SlowWorkers which, double delay_s) {
    const Path file = folder / "slow_decode_worker.sh";
    must(write_file_atomically(
        file, fmt::format(fmt::runtime(script), fmt::arg("delay", delay_s),
                          fmt::arg("only_first", which == SlowWorkers::the_first ? 1 : 0),
                          fmt::arg("mark", (folder / "one_is_slow").string()),
                          fmt::arg("program", FORMANT_PROGRAM))));
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    return file;
}

} // namespace formant::test
