#include "engine/session/sample_resynthesis.h"

#include "engine/session/sample_file.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

constexpr std::size_t most_samples = 3;

TrainingClips first_of(const TrainingClips& clips) {
    const auto count = static_cast<std::ptrdiff_t>(std::min(clips.size(), most_samples));
    return {clips.begin(), clips.begin() + count};
}

const std::string& label_of(const TrainingClip& clip) {
    return clip.text.empty() ? clip.id : clip.text;
}

} // namespace

SampleResynthesis::SampleResynthesis(const Vocoder& vocoder, const MelConfig& mel,
                                     const TrainingClips& clips, const c10::Device& device,
                                     const RunFolder& folder, TrainObserver& observer)
    : vocoder_(vocoder), log_mel_(mel), clips_(first_of(clips)), device_(device), folder_(folder),
      observer_(observer) {}

at::Tensor SampleResynthesis::resynthesised(const TrainingClip& clip) const {
    const at::Tensor mel = log_mel_(clip.samples).unsqueeze(0).to(device_);
    return vocoder_.waveform(mel).squeeze(0).to(at::kCPU);
}

Result<void> SampleResynthesis::speak(std::int64_t step, SampleWeights weights) {
    for (std::size_t i = 0; i < clips_.size(); ++i) {
        const AudioClip sound{resynthesised(clips_[i]), log_mel_.config().sample_rate_hz};
        if (auto written =
                write_sample({step, i, label_of(clips_[i]), weights}, sound, folder_, observer_);
            !written)
            return written;
    }
    return {};
}

} // namespace formant
