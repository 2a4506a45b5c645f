#pragma once

#include "engine/nn/noise.h"

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

/// Interface of models that convert a recording of one of their speakers to another.
class VoiceConversionModel {
  public:
    virtual ~VoiceConversionModel() = default;
    /// Converts the linear spectrum [1, n_fft / 2 + 1, T] of a recording to samples
    /// [T * hop_length], without gradients. `from` and `to` are indices in the speaker table.
    virtual at::Tensor convert_voice(const at::Tensor& spectrum, std::int64_t from, std::int64_t to,
                                     Noise& noise) = 0;
};

} // namespace formant
