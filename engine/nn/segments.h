#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

/// Where a segment of each sample begins, int64 [B]: any place at which it fits, drawn evenly by
/// `draw` (uniform in [0, 1), [B] or [B, 1, 1]); 0 where the sample is no longer than the segment.
at::Tensor segment_starts(const at::Tensor& draw, const at::Tensor& lengths, std::int64_t length);

/// x [B, C, T], starts int64 [B] -> [B, C, length]; 0 beyond T.
at::Tensor slice_segments(const at::Tensor& x, const at::Tensor& starts, std::int64_t length);

} // namespace formant
