#pragma once

#include "engine/audio/mel_config.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Mel bands of the magnitude spectrogram on the CPU, without gradients: some frames at a time from
/// the samples to the bands, so that nothing in between leaves a core's cache. The same as a filter
/// bank times magnitude_spectrogram(), in less than half the time.
class BlockedMel {
  public:
    /// filter_bank: [n_mels, n_fft / 2 + 1].
    BlockedMel(const MelConfig& config, const at::Tensor& filter_bank);

    /// [n_mels, T] of samples [N], float32.
    at::Tensor operator()(const at::Tensor& samples) const;

  private:
    /// A row of the filter bank; the bins in which it is not 0 lie side by side.
    struct Band {
        std::int64_t first_bin;
        std::vector<float> weights;
    };
    /// What is made of the frames one after the other, in memory that is used again.
    struct Block;

    void add_up(const at::Tensor& magnitudes, const at::Tensor& mel) const;

    std::int64_t n_fft_, hop_length_;
    at::Tensor window_;
    std::vector<Band> bands_;
};

} // namespace formant
