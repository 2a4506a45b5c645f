#pragma once

#include <ATen/autocast_mode.h>
#include <ATen/core/Tensor.h>

namespace formant {

/// RAII guard that disables automatic mixed precision (autocast) on this thread, for sums that half
/// precision would make inaccurate.
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

/// Returns float32 for half-precision tensors; float32 and float64 stay as they are.
inline at::ScalarType full_precision_type(const at::Tensor& values) {
    return values.scalar_type() == at::kDouble ? at::kDouble : at::kFloat;
}

inline at::Tensor in_full_precision(const at::Tensor& values) {
    return values.to(full_precision_type(values));
}

} // namespace formant
