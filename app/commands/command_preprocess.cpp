#include "app/commands/command_preprocess.h"

#include "app/exit_code.h"
#include "app/speaker_counts.h"
#include "app/status_line.h"
#include "app/stop_on_signal.h"
#include "engine/base/time_text.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

void show(StatusLine& line, std::int64_t done, std::int64_t count) {
    const double share = static_cast<double>(done) / static_cast<double>(count);
    line.show(fmt::format("{} {}/{} recordings decoded", bar(share), done, count), done == count);
}

void print_summary(const PreprocessReport& report) {
    for (const Message& reason : report.left_out)
        std::printf("%s\n", to_english(reason).c_str());
    fmt::print("recordings ready: {}, {} of sound; decoded now: {}; left out: {}\n",
               report.recordings, to_english(time_text(report.sound_s)), report.decoded,
               report.left_out.size());
}

} // namespace

int preprocess_in_terminal(const PreprocessRequest& request) {
    const StopOnSignal stop;
    StatusLine line;
    const auto made = preprocess(request, stop.asked(), [&](std::int64_t done, std::int64_t count) {
        show(line, done, count);
    });
    line.end();
    if (!made)
        return report(made.error());
    print_summary(*made);
    print_speaker_counts(made->speakers);
    return made->left_out.empty() ? 0 : static_cast<int>(ErrorKind::data);
}

} // namespace formant
