#include "app/commands/command_convert_voice.h"

#include "app/exit_code.h"
#include "app/stop_on_signal.h"
#include "app/written_over.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

void print_summary(const VoiceConversionReport& report) {
    for (const std::string& file : report.files)
        fmt::print("{}\n", file);
    if (report.audio_s > 0)
        fmt::print("{:.1f} s of sound in {:.1f} s: real-time factor {:.3f}\n", report.audio_s,
                   report.needed_s, report.needed_s / report.audio_s);
}

} // namespace

int convert_recordings(const VoiceConversionRequest& request) {
    const StopOnSignal stop;
    const auto report = convert_voices(request, stop.asked());
    if (!report)
        return formant::report(report.error());
    print_summary(*report);
    tell_of_written_over(report->written_over);
    for (const VoiceConversionFault& fault : report->faults)
        fmt::print(stderr, "formant: not converted: {}: {}\n", fault.recording,
                   to_english(fault.what));
    return report->faults.empty() ? 0 : static_cast<int>(ErrorKind::data);
}

} // namespace formant
