#pragma once

#include "engine/data/batches/batch.h"
#include "engine/nn/noise.h"

#include <ATen/core/Tensor.h>

namespace formant {

/// Interface of acoustic models that regenerate the mels of recordings, on which a vocoder is
/// fine-tuned (teacher-forced mels; Kong et al. 2020, section 4.4).
class MelRegenerator {
  public:
    virtual ~MelRegenerator() = default;
    /// Regenerates the log-mel [B, n_mels, T] of the recordings of `batch` (its tokens, mel and
    /// speakers): ground-truth-aligned mels, 0 beyond the lengths, with the alignment and the style
    /// of each recording. At `from` 1 the result is the recording itself; at 0 only its alignment
    /// and style remain. A model that has one result for a recording, such as that of its codec,
    /// gives it for any `from`. Runs without gradients.
    virtual at::Tensor regenerate_mel(const Batch& batch, Noise& noise, double from) = 0;
};

} // namespace formant
