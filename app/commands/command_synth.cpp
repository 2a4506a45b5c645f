#include "app/commands/command_synth.h"

#include "app/exit_code.h"
#include "app/speech_output.h"
#include "app/stop_on_signal.h"
#include "app/written_over.h"
#include "engine/session/speech/speech_stream_service.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

void print_summary(const SpeechReport& report) {
    if (report.audio_s > 0)
        fmt::print("{:.1f} s of sound in {:.1f} s: real-time factor {:.3f}\n", report.audio_s,
                   report.needed_s, report.needed_s / report.audio_s);
}

int report_faults(const std::vector<SpeechFault>& faults) {
    for (const SpeechFault& fault : faults)
        fmt::print(stderr, "formant: not spoken: {}: {}\n", fault.id, to_english(fault.what));
    return faults.empty() ? 0 : static_cast<int>(ErrorKind::data);
}

} // namespace

int synthesise(const SpeechRequest& request) {
    const StopOnSignal stop;
    if (is_stream(request))
        return speak_to_output(request, stop.asked());
    const auto report = speak_texts(request, stop.asked());
    if (!report)
        return formant::report(report.error());
    for (const std::string& file : report->files)
        fmt::print("{}\n", file);
    print_summary(*report);
    tell_of_written_over(report->written_over);
    return report_faults(report->faults);
}

} // namespace formant
