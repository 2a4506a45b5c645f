#include "engine/session/training/sample_resynthesis.h"

#include "engine/session/training/sample_file.h"

#include <ATen/ATen.h>

namespace formant {

Result<void> SampleResynthesis::speak(std::int64_t step, SampleWeights weights) {
    for (std::size_t i = 0; i < frames_.size(); ++i) {
        const at::Tensor samples = vocoder_.waveform(frames_[i].mel).squeeze(0).to(at::kCPU);
        const AudioClip sound{samples, sample_rate_hz_};
        if (auto written =
                write_sample({step, i, frames_[i].label, weights}, sound, folder_, observer_);
            !written)
            return written;
    }
    return {};
}

} // namespace formant
