#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

/// A padding mask along the time axis: marks the real frames of each sample. Padding must have no
/// effect on any result.
class FrameMask {
  public:
    /// Builds the mask from lengths int64 [B], each at most `time`.
    FrameMask(at::Tensor lengths, std::int64_t time);

    const at::Tensor& lengths() const { return lengths_; } ///< int64 [B]
    const at::Tensor& values() const { return values_; }   ///< float 0/1 [B, 1, T]
    std::int64_t time() const { return values_.size(2); }

    /// Returns the mask after a convolution of stride 2: lengths and time halved, rounded up.
    FrameMask halved() const;

  private:
    at::Tensor lengths_;
    at::Tensor values_;
};

} // namespace formant
