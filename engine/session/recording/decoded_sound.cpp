#include "engine/session/recording/decoded_sound.h"

#include "engine/audio/audio_file.h"
#include "engine/data/decoding/recording_decoding.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

constexpr std::int64_t recording_rate_hz = 48000; // supported by all devices

DecodedSound as_plain(const at::Tensor& samples, std::int64_t sample_rate_hz) {
    const at::Tensor flat = samples.contiguous();
    const float* first = flat.const_data_ptr<float>();
    return {{first, first + flat.numel()}, sample_rate_hz};
}

} // namespace

Result<DecodedSound> read_sound(const std::string& file) {
    const auto clip = read_audio(file);
    if (!clip)
        return fail(clip.error().kind,
                    message(FORMANT_TR("session", "cannot play {file}: {reason}"),
                            {{"file", file}, {"reason", clip.error().what}}));
    return as_plain(clip->samples, clip->sample_rate_hz);
}

Result<DecodedSound> read_recording(const std::string& file, const std::string& decode_program,
                                    const CancellationToken& cancellation) {
    return decode_recording(file, recording_rate_hz, decode_program, cancellation)
        .map([](const at::Tensor& samples) { return as_plain(samples, recording_rate_hz); });
}

} // namespace formant
