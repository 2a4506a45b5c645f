#include "app/speech_output.h"

#include "app/exit_code.h"
#include "engine/base/os/os_output.h"
#include "engine/base/os/os_terminal.h"
#include "engine/session/speech/speech_stream_service.h"

#include <fmt/format.h>

#include <cstdio>

namespace formant {
namespace {

Error would_fill_the_terminal() {
    return {
        ErrorKind::usage,
        message(FORMANT_TR("app", "standard output is this terminal, which shows no sound; "
                                  "send it to a program that plays it: {player}"),
                {{"player", "formant synth ... --out - | aplay -t raw -f S16_LE -c 1 -r RATE"}})};
}

void tell_how_to_listen(std::int64_t sample_rate_hz) {
    fmt::print(stderr,
               "raw sound at {0} Hz: 16 bits, little-endian, mono; it is played by\n"
               "  aplay -t raw -f S16_LE -c 1 -r {0} -\n"
               "and made another format by\n"
               "  ffmpeg -f s16le -ac 1 -ar {0} -i - spoken.mp3\n",
               sample_rate_hz);
}

void tell_of_fault(const SpeechFault& fault) {
    fmt::print(stderr, "formant: not spoken: {}: {}\n", fault.id, to_english(fault.what));
}

void tell_summary(const SpeechStreamReport& report) {
    if (report.audio_s > 0)
        fmt::print(stderr,
                   "{:.1f} s of sound in {:.1f} s: real-time factor {:.3f}; first sound after "
                   "{:.2f} s\n",
                   report.audio_s, report.needed_s, report.needed_s / report.audio_s,
                   report.first_sound_s);
}

} // namespace

int speak_to_output(const SpeechRequest& request, const Cancellation& cancellation) {
    if (output_is_a_terminal())
        return report(would_fill_the_terminal());
    const SpeechListener listener{
        .begins = tell_how_to_listen,
        .hears = [&](std::string_view pcm) { return write_output(pcm, cancellation); },
        .misses = tell_of_fault};
    const auto spoken = stream_texts(request, listener, cancellation);
    if (!spoken)
        return report(spoken.error());
    tell_summary(*spoken);
    return spoken->faults == 0 ? 0 : static_cast<int>(ErrorKind::data);
}

} // namespace formant
