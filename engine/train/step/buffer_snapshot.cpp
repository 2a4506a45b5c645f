#include "engine/train/step/buffer_snapshot.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

namespace formant {

BufferSnapshot::BufferSnapshot(const torch::nn::Module& model) {
    for (const at::Tensor& buffer : model.buffers())
        if (buffer.is_floating_point())
            buffers_.push_back({buffer.variable_data(), buffer.clone()});
}

std::vector<at::Tensor> BufferSnapshot::buffers() const {
    std::vector<at::Tensor> all;
    for (const SavedBuffer& entry : buffers_)
        all.push_back(entry.buffer);
    return all;
}

void BufferSnapshot::restore() {
    const at::NoGradGuard no_gradients;
    for (const SavedBuffer& entry : buffers_)
        entry.buffer.copy_(entry.saved);
}

void BufferSnapshot::restore_if(const at::Tensor& found_inf) {
    const at::NoGradGuard no_gradients;
    const at::Tensor is_skipped = found_inf > 0;
    for (const SavedBuffer& entry : buffers_)
        entry.buffer.copy_(at::where(is_skipped, entry.saved, entry.buffer));
}

} // namespace formant
