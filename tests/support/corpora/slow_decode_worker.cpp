#include "tests/support/corpora/slow_decode_worker.h"

#include "engine/base/atomic_file.h"
#include "tests/support/throw_on_error.h"

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

Path make_program(const Path& file, const std::string& text) {
    throw_on_error(write_file_atomically(file, text));
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    return file;
}

} // namespace

Path slow_decode_worker(const Path& folder, SlowWorkers which, double delay_s) {
    return make_program(folder / "slow_decode_worker.sh",
                        fmt::format(fmt::runtime(script), fmt::arg("delay", delay_s),
                                    fmt::arg("only_first", which == SlowWorkers::the_first ? 1 : 0),
                                    fmt::arg("mark", (folder / "one_is_slow").string()),
                                    fmt::arg("program", FORMANT_PROGRAM)));
}

Path slow_disk_worker(const Path& folder, int delay_ms) {
    return make_program(folder / "slow_disk_worker.sh",
                        fmt::format("#!/bin/sh\n"
                                    "FORMANT_SLOW_READS_MS={} LD_PRELOAD='{}' exec '{}' \"$@\"\n",
                                    delay_ms, FORMANT_SLOW_READS, FORMANT_PROGRAM));
}

} // namespace formant::test
