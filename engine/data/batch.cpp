#include "engine/data/batch.h"

#include <ATen/ATen.h>

namespace formant {

Batch Batch::to(const at::Device& device) const {
    return {tokens.to(device),     token_lengths.to(device), mel.to(device), mel_lengths.to(device),
            sample_ids.to(device), speakers.to(device),      lengths};
}

} // namespace formant
