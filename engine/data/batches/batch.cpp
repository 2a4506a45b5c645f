#include "engine/data/batches/batch.h"

#include <ATen/ATen.h>

namespace formant {

Batch Batch::to(const at::Device& device) const {
    const auto there = [&](const at::Tensor& tensor) {
        return tensor.defined() && tensor.device() != device ? tensor.to(device) : tensor;
    };
    return {there(tokens),      there(token_lengths), there(mel),
            there(mel_lengths), there(sample_ids),    there(speakers),
            there(spectrum),    there(audio),         lengths};
}

} // namespace formant
