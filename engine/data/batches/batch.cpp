#include "engine/data/batches/batch.h"

#include <ATen/ATen.h>

namespace formant {

Batch Batch::to(const at::Device& device) const {
    const auto there = [&](const at::Tensor& tensor) {
        return tensor.defined() ? tensor.to(device) : tensor;
    };
    return {tokens.to(device),
            token_lengths.to(device),
            there(mel),
            mel_lengths.to(device),
            sample_ids.to(device),
            speakers.to(device),
            there(spectrum),
            there(audio),
            lengths};
}

} // namespace formant
