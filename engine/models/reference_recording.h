#pragma once

#include "engine/data/batches/batch.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// A recording whose style or voice a model is to speak with.
struct ReferenceRecording {
    at::Tensor samples; ///< [N], at the sample rate of the model's mels
    at::Tensor log_mel; ///< of these samples, [n_mels, T]
};

/// Returns the first recording of a batch; without samples if the model needs none.
inline ReferenceRecording first_recording_of(const Batch& batch) {
    return {batch.has(Feature::audio) ? batch[Feature::audio][0] : at::Tensor(),
            batch[Feature::mel][0]};
}

} // namespace formant
