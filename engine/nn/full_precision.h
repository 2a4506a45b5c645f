#pragma once

#include <ATen/autocast_mode.h>
#include <ATen/core/Tensor.h>

namespace formant {

/// While it lives, automatic mixed precision is off on this thread: for sums that half the digits
/// would spoil.
class FullPrecisionScope {
  public:
    explicit FullPrecisionScope(c10::DeviceType device)
        : device_(device), before_(at::autocast::is_autocast_enabled(device)) {
        at::autocast::set_autocast_enabled(device_, false);
    }
    ~FullPrecisionScope() { at::autocast::set_autocast_enabled(device_, before_); }
    FullPrecisionScope(const FullPrecisionScope&) = delete;
    FullPrecisionScope& operator=(const FullPrecisionScope&) = delete;

  private:
    c10::DeviceType device_;
    bool before_;
};

/// float32 for half precision; float32 and float64 stay what they are.
inline at::ScalarType full_type(const at::Tensor& values) {
    return values.scalar_type() == at::kDouble ? at::kDouble : at::kFloat;
}

inline at::Tensor in_full_precision(const at::Tensor& values) {
    return values.to(full_type(values));
}

} // namespace formant
