#include "app/commands/command_preprocess.h"

#include "app/exit_code.h"
#include "app/options/run_options.h"
#include "app/options/setting_options.h"
#include "app/speaker_counts.h"
#include "app/status_line.h"
#include "app/stop_on_signal.h"
#include "app/terminal_lines.h"
#include "engine/base/text/time_text.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

void show(StatusLine& line, std::int64_t done, std::int64_t count) {
    const double share = static_cast<double>(done) / static_cast<double>(count);
    line.show(fmt::format("{} {}/{} recordings decoded", bar(share), done, count), done == count);
}

void print_summary(const PreprocessReport& report) {
    for (const Message& reason : report.excluded)
        print_line(to_english(reason));
    print_line(fmt::format("recordings ready: {}, {} of audio; decoded now: {}; skipped: {}",
                           report.recordings, to_english(time_text(report.sound_s)), report.decoded,
                           report.excluded.size()));
}

} // namespace

CLI::App* add_preprocess_options(CLI::App& app, PreprocessRequest& request) {
    CLI::App* preprocess = app.add_subcommand(
        "preprocess",
        "Decode the recordings of a configuration into the cache without training, so that "
        "training starts immediately. The exit code is 3 if recordings were skipped");
    preprocess->add_option("-c,--config,file", request.config_file, config_file_help);
    add_setting_options(*preprocess, request.settings);
    preprocess
        ->add_option(
            "--workers", request.workers,
            "Number of decoding processes, overrides data.preprocess_workers; 0: automatic")
        ->check(CLI::Range(0, 256));
    return preprocess;
}

int preprocess_in_terminal(const PreprocessRequest& request) {
    const StopOnSignal stop;
    StatusLine line;
    const auto made = preprocess(request, stop.token(), [&](std::int64_t done, std::int64_t count) {
        show(line, done, count);
    });
    line.end();
    if (!made)
        return report(made.error());
    print_summary(*made);
    print_speaker_counts(made->speakers);
    return made->excluded.empty() ? 0 : static_cast<int>(ErrorKind::data);
}

} // namespace formant
