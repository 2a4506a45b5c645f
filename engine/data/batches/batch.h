#pragma once

#include "engine/data/batches/sample_length.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <map>
#include <vector>

namespace formant {

/// Stores a padded micro-batch. All tensors are on one device.
struct Batch {
    /// Features as in Feature, with B samples first, padded with zeros to `shape`: [B, ...,
    /// length].
    std::map<Feature, at::Tensor> features;
    std::map<Axis, at::Tensor> axis_lengths; ///< int64 [B], of the axes of the features
    at::Tensor sample_ids; ///< int64 [B]: index of the sample in its global batch, key of Noise
    at::Tensor speakers;   ///< int64 [B]: indices in the speaker table
    BatchLengths lengths;  ///< on the host
    SampleLength shape;    ///< length of the padded features along each axis

    bool has(Feature feature) const { return features.contains(feature); }
    /// Returns a feature, which the batch must have.
    const at::Tensor& operator[](Feature feature) const;
    /// Returns the lengths of the samples along an axis of its features, int64 [B].
    const at::Tensor& operator[](Axis axis) const;
    /// Sets the lengths of the samples and the padded length. Sets axis_lengths, on the CPU, for
    /// the axes of the features that the batch has now.
    void set_lengths(BatchLengths of_samples, const SampleLength& padded);

    /// Shares the tensors that are on the device already.
    Batch to(const at::Device& device) const;
    Batch copied_to(const at::Device& device) const;
    /// Returns all tensors, always in the same order.
    std::vector<at::Tensor> tensors() const;
};

/// Returns how many elements a feature [..., length] has per step of its axis, along which it is
/// `steps` long: hop_length for audio, 1 for the others.
std::int64_t elements_per_step(const at::Tensor& feature, std::int64_t steps);

/// Returns the lengths of the samples of all batches.
BatchLengths lengths_of(const std::vector<Batch>& batches);

/// Stores the data of one optimizer step: micro-batches are consecutive slices of the global batch,
/// or of the share of it that this rank computes.
struct GlobalBatch {
    std::int64_t epoch = 0;
    std::int64_t index = 0;           ///< within the epoch
    std::vector<Batch> micro_batches; ///< those of this rank; none if others compute all samples
    BatchLengths lengths_on_other_ranks{}; ///< of the samples that other ranks compute

    /// Returns the lengths of all samples, also those of other ranks.
    BatchLengths lengths() const;
};

} // namespace formant
