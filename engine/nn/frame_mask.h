#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace formant {

/// Which places along the time axis are real; the rest is padding and must change nothing.
class FrameMask {
  public:
    /// lengths int64 [B], each at most `time`.
    FrameMask(at::Tensor lengths, std::int64_t time);

    const at::Tensor& lengths() const { return lengths_; } ///< int64 [B]
    const at::Tensor& values() const { return values_; }   ///< float 0/1 [B, 1, T]
    std::int64_t time() const { return values_.size(2); }

    /// After a convolution of stride 2: lengths and time halved, rounded up.
    FrameMask halved() const;

  private:
    at::Tensor lengths_;
    at::Tensor values_;
};

} // namespace formant
