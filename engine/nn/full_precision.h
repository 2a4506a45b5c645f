#pragma once

#include <ATen/autocast_mode.h>

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

} // namespace formant
