#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

/// Returns the start of a random segment of each sample, int64 [B], chosen uniformly by `draw`
/// (uniform in [0, 1), [B] or [B, 1, 1]) among the starts at which the segment fits; 0 where the
/// sample is not longer than the segment.
at::Tensor segment_starts(const at::Tensor& draw, const at::Tensor& lengths, std::int64_t length);

/// Slices a segment from each sample: x [B, C, T], starts int64 [B] -> [B, C, length]. The segments
/// lie within x; if x is shorter than they are, they start at 0 and end with 0.
at::Tensor slice_segments(const at::Tensor& x, const at::Tensor& starts, std::int64_t length);

} // namespace formant
