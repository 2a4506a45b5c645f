#include "engine/session/decoded_sound.h"

#include "engine/audio/audio_file.h"

#include <ATen/ATen.h>

namespace formant {
namespace {

DecodedSound as_plain(const AudioClip& clip) {
    const at::Tensor samples = clip.samples.contiguous();
    const float* first = samples.const_data_ptr<float>();
    return {{first, first + samples.numel()}, clip.sample_rate_hz};
}

} // namespace

Result<DecodedSound> read_sound(const std::string& file) {
    const auto clip = read_audio(file);
    if (!clip)
        return fail(clip.error().kind,
                    message(FORMANT_TR("session", "cannot play {file}: {reason}"),
                            {{"file", file}, {"reason", clip.error().what}}));
    return as_plain(*clip);
}

} // namespace formant
