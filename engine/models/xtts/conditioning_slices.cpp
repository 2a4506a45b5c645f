#include "engine/models/xtts/conditioning_slices.h"

#include "engine/models/gpt/delimited_tokens.h"
#include "engine/nn/frame_mask.h"
#include "engine/nn/segments.h"

#include <ATen/ATen.h>

namespace formant::xtts {

ConditioningSlices::ConditioningSlices(const at::Tensor& draw, const at::Tensor& codes,
                                       std::int64_t frames_per_code, std::int64_t frames)
    : frames_per_code_(frames_per_code), frames_(frames),
      lengths_(at::div(codes, 2, "floor").clamp_max(frames / frames_per_code)) {
    const at::Tensor places =
        codes - lengths_.clamp_min(1) + 1; // a slice of none begins within, too
    starts_ = (draw.flatten() * places).to(at::kLong).minimum(places - 1);
}

at::Tensor ConditioningSlices::of(const at::Tensor& x) const {
    const FrameMask real(lengths_ * frames_per_code_, frames_);
    const at::Tensor padded = at::constant_pad_nd(x, {0, frames_}); // a slice may end behind x
    return slice_segments(padded, starts_ * frames_per_code_, frames_) * real.values();
}

at::Tensor ConditioningSlices::without(const at::Tensor& targets) const {
    const at::Tensor places = at::arange(targets.size(1), starts_.options()).unsqueeze(0);
    const at::Tensor starts = starts_.unsqueeze(1), ends = starts + lengths_.unsqueeze(1);
    return targets.masked_fill(places.ge(starts).logical_and(places.lt(ends)), gpt::ignored_target);
}

} // namespace formant::xtts
