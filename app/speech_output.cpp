#include "app/speech_output.h"

#include "app/exit_code.h"
#include "app/terminal_lines.h"
#include "engine/base/os/os_output.h"
#include "engine/base/os/os_terminal.h"
#include "engine/session/speech/speech_stream_service.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

Error terminal_output_error() {
    return {
        ErrorKind::usage,
        message(FORMANT_TR("app", "standard output is a terminal and cannot play audio; pipe "
                                  "it to a player: {player}"),
                {{"player", "formant synth ... --out - | aplay -t raw -f S16_LE -c 1 -r RATE"}})};
}

void print_playback_hint(std::int64_t sample_rate_hz) {
    print_error_line(fmt::format("raw audio at {0} Hz: 16 bits, little-endian, mono; to play it:",
                                 sample_rate_hz));
    print_error_line(fmt::format("  aplay -t raw -f S16_LE -c 1 -r {} -", sample_rate_hz));
    print_error_line("to convert it:");
    print_error_line(
        fmt::format("  ffmpeg -f s16le -ac 1 -ar {0} -i - spoken.mp3", sample_rate_hz));
}

void print_fault(const SpeechFault& fault) {
    print_error_line(fmt::format(
        "formant: {}: {}: {}", fault.is_partly_spoken ? "not fully synthesized" : "not synthesized",
        fault.id, to_english(fault.what)));
}

void print_summary(const SpeechStreamReport& report) {
    if (report.audio_s > 0)
        print_error_line(
            fmt::format("{:.1f} s of audio in {:.1f} s: real-time factor {:.3f}; first audio after "
                        "{:.2f} s",
                        report.audio_s, report.needed_s, report.needed_s / report.audio_s,
                        report.first_sound_s));
}

} // namespace

int speak_to_output(const SpeechRequest& request, const CancellationToken& cancellation) {
    if (output_is_a_terminal())
        return report(terminal_output_error());
    const SpeechListener listener{
        .on_start = print_playback_hint,
        .on_audio = [&](std::string_view pcm) { return write_output(pcm, cancellation); },
        .on_fault = print_fault};
    const auto spoken = stream_texts(request, listener, cancellation);
    if (!spoken)
        return report(spoken.error());
    print_summary(*spoken);
    return spoken->faults == 0 ? 0 : static_cast<int>(ErrorKind::data);
}

} // namespace formant
