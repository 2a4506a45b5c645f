#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace formant {

/// The lengths of a batch on the host: what normalising a loss needs to know before the step.
struct BatchLengths {
    std::vector<std::int64_t> tokens; ///< [B]
    std::vector<std::int64_t> frames; ///< [B]

    std::int64_t size() const { return static_cast<std::int64_t>(tokens.size()); }
};

/// A micro-batch, padded. All tensors lie on one device.
struct Batch {
    at::Tensor tokens;        ///< int64 [B, L], 0 beyond the length
    at::Tensor token_lengths; ///< int64 [B]
    at::Tensor mel; ///< float32 log-mel [B, n_mels, T], 0 beyond the length; where asked for
    at::Tensor mel_lengths; ///< int64 [B], in frames
    at::Tensor sample_ids;  ///< int64 [B]: place of the sample in its global batch, key of Noise
    at::Tensor speakers;    ///< int64 [B]: places in the speaker table
    at::Tensor spectrum;    ///< float32 magnitudes [B, n_fft / 2 + 1, T]; only where asked for
    at::Tensor audio;       ///< float32 samples [B, T * hop_length]; only where asked for
    BatchLengths lengths;

    Batch to(const at::Device& device) const;
};

/// What one optimiser step sees: micro-batches are consecutive slices of one global batch.
struct GlobalBatch {
    std::int64_t epoch = 0;
    std::int64_t index = 0; ///< within the epoch
    std::vector<Batch> micro_batches;
};

} // namespace formant
