#include "engine/nn/frame_mask.h"

#include <ATen/ATen.h>

namespace formant {

FrameMask::FrameMask(at::Tensor lengths, std::int64_t time)
    : lengths_(std::move(lengths)),
      values_((at::arange(time, lengths_.options()).view({1, 1, -1}) < lengths_.view({-1, 1, 1}))
                  .to(at::kFloat)) {}

FrameMask FrameMask::halved() const {
    return {lengths_.add(1).__rshift__(1), (time() + 1) / 2};
}

} // namespace formant
