#pragma once

#include "engine/audio/mel_config.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Computes mel bands of the magnitude spectrogram on the CPU, without gradients. It processes some
/// frames at a time from samples to bands, so that intermediate results stay in the core's cache.
/// Equals the filter bank times magnitude_spectrogram(), in less than half the time.
class BlockedMel {
  public:
    /// Takes the filter bank [n_mels, n_fft / 2 + 1].
    BlockedMel(const MelConfig& config, const at::Tensor& filter_bank);

    /// Returns the mel bands [n_mels, T] of float32 samples [N].
    at::Tensor operator()(const at::Tensor& samples) const;

  private:
    /// Stores a row of the filter bank; its nonzero bins are contiguous.
    struct Band {
        std::int64_t first_bin;
        std::vector<float> weights;
    };
    /// Stores the intermediate results of a block of frames, in memory that is reused.
    struct Block;

    void apply_filter_bank(const at::Tensor& magnitudes, const at::Tensor& mel) const;

    std::int64_t n_fft_, hop_length_;
    at::Tensor window_;
    std::vector<Band> bands_;
};

} // namespace formant
