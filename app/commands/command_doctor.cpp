#include "app/commands/command_doctor.h"

#include "app/exit_code.h"
#include "app/finding_lines.h"
#include "app/speaker_counts.h"
#include "app/stop_on_signal.h"
#include "engine/base/os/os_terminal.h"
#include "engine/base/time_text.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

/// In a terminal, the rest would push everything else out of sight.
constexpr std::int64_t most_of_a_kind = 20;

void print(const std::string& line) {
    std::printf("%s\n", line.c_str());
}

std::string summary(const DatasetReport& report) {
    return fmt::format("{} ({}): recordings: {}, fit to train on: {}, {} of sound; findings: {}, "
                       "harmful: {}",
                       report.metadata, report.format, report.named, report.kept,
                       to_english(time_text(report.sound_s)), report.findings.size(),
                       report.harmful);
}

int say_what_to_do(const DatasetReport& report) {
    if (!report.cleaned.empty()) {
        print(fmt::format("recordings left: {}; train on them with data.corpus: {}\n"
                          "left out, with the reasons: {}",
                          report.kept, report.cleaned, report.left_out));
        for (const std::string& file : report.older)
            print(fmt::format("what was there before is kept: {}", file));
        return 0;
    }
    if (report.harmful == 0)
        return 0;
    print("--fix writes a copy of the metadata without the harmful ones");
    return static_cast<int>(ErrorKind::data);
}

} // namespace

int examine_in_terminal(const DatasetRequest& request) {
    const StopOnSignal stop;
    const auto report = examine_dataset(request, stop.asked());
    if (!report)
        return formant::report(report.error());
    for (const std::string& line :
         finding_lines(report->findings, output_is_a_terminal() ? most_of_a_kind : 0))
        print(line);
    print(summary(*report));
    print_speaker_counts(report->speakers);
    return say_what_to_do(*report);
}

} // namespace formant
