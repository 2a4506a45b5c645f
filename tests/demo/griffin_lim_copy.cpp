// griffin_lim_copy IN.wav OUT.wav: a recording from its log-mel, by Griffin-Lim; sizes and rate are
// those of the default configuration, which are the demo's.
#include "engine/audio/audio_file.h"
#include "engine/audio/griffin_lim.h"
#include "engine/audio/log_mel.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <cstdio>

using namespace formant;

namespace {

AudioClip copy_of(const AudioClip& clip, const MelConfig& mel) {
    const at::Tensor frames = LogMel(mel)(clip.samples).unsqueeze(0);
    return {GriffinLim(mel, {}).waveform(frames).squeeze(0), clip.sample_rate_hz};
}

int refuse(const std::string& why) {
    fmt::print(stderr, "griffin_lim_copy: {}\n", why);
    return 2;
}

} // namespace

int main(int count, char** texts) {
    if (count != 3)
        return refuse("IN.wav OUT.wav are wanted");
    const MelConfig mel;
    const auto clip = read_audio(texts[1]);
    if (!clip)
        return refuse(to_english(clip.error().what));
    if (clip->sample_rate_hz != mel.sample_rate_hz)
        return refuse(fmt::format("{} is not of {} Hz", texts[1], mel.sample_rate_hz));
    const auto written = write_audio(texts[2], copy_of(*clip, mel));
    return written ? 0 : refuse(to_english(written.error().what));
}
