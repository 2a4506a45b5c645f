#include "engine/nn/segments.h"

#include <ATen/ATen.h>

namespace formant {

at::Tensor segment_starts(const at::Tensor& draw, const at::Tensor& lengths, std::int64_t length) {
    const at::Tensor start_counts = (lengths - length + 1).clamp_min(1);
    return (draw.view({-1}) * start_counts).to(at::kLong);
}

at::Tensor slice_segments(const at::Tensor& x, const at::Tensor& starts, std::int64_t length) {
    const std::int64_t missing = length - x.size(2);
    const at::Tensor padded = missing > 0 ? at::constant_pad_nd(x, {0, missing}) : x;
    const at::Tensor positions = starts.unsqueeze(1) + at::arange(length, starts.options());
    return padded.gather(2, positions.unsqueeze(1).expand({-1, x.size(1), -1}));
}

} // namespace formant
