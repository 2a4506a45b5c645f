#include "engine/train/step/forward_buffers.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

namespace formant {

ForwardBuffers::ForwardBuffers(const torch::nn::Module& model) {
    for (const at::Tensor& buffer : model.buffers())
        if (buffer.is_floating_point())
            kept_.push_back({buffer, buffer.clone(), buffer._version()});
}

void ForwardBuffers::rewind() {
    const at::NoGradGuard no_gradients;
    for (const Kept& kept : kept_)
        if (kept.has_moved())
            kept.buffer.copy_(kept.before);
}

void ForwardBuffers::rewind_if(const at::Tensor& found_inf) {
    const at::NoGradGuard no_gradients;
    const at::Tensor is_skipped = found_inf > 0;
    for (const Kept& kept : kept_)
        if (kept.has_moved())
            kept.buffer.copy_(at::where(is_skipped, kept.before, kept.buffer));
}

} // namespace formant
