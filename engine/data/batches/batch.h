#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace formant {

/// Stores the lengths of a batch on the host, which loss normalization needs before the step.
struct BatchLengths {
    std::vector<std::int64_t> tokens; ///< [B]
    std::vector<std::int64_t> frames; ///< [B]

    std::int64_t size() const { return static_cast<std::int64_t>(tokens.size()); }
};

/// Stores a padded micro-batch. All tensors are on one device.
struct Batch {
    at::Tensor tokens;        ///< int64 [B, L], zero-padded
    at::Tensor token_lengths; ///< int64 [B]
    at::Tensor mel;           ///< float32 log-mel [B, n_mels, T], zero-padded; if requested
    at::Tensor mel_lengths;   ///< int64 [B], in frames
    at::Tensor sample_ids;    ///< int64 [B]: index of the sample in its global batch, key of Noise
    at::Tensor speakers;      ///< int64 [B]: indices in the speaker table
    at::Tensor spectrum;      ///< float32 magnitudes [B, n_fft / 2 + 1, T]; if requested
    at::Tensor audio;         ///< float32 samples [B, T * hop_length]; if requested
    BatchLengths lengths;

    /// Shares the tensors that are on the device already.
    Batch to(const at::Device& device) const;
    Batch copied_to(const at::Device& device) const;
    /// Returns all tensors that are present, always in the same order.
    std::vector<at::Tensor> tensors() const;
};

/// Stores the data of one optimizer step: micro-batches are consecutive slices of the global batch.
struct GlobalBatch {
    std::int64_t epoch = 0;
    std::int64_t index = 0; ///< within the epoch
    std::vector<Batch> micro_batches;
};

} // namespace formant
