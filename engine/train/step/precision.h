#pragma once

#include <ATen/core/Tensor.h>
#include <c10/core/DeviceType.h>

#include <string>

namespace formant {

/// Compute precision of the forward pass; weights, losses and moments are always float32.
enum class Precision { float32, bf16, fp16 };

/// Parses the configuration value "float32", "bf16" or "fp16".
Precision precision_of(const std::string& name);

/// Enables autocast (automatic mixed precision) on this thread for the lifetime of the object.
class AutocastScope {
  public:
    AutocastScope(c10::DeviceType device, Precision precision);
    ~AutocastScope();
    AutocastScope(const AutocastScope&) = delete;
    AutocastScope& operator=(const AutocastScope&) = delete;

  private:
    c10::DeviceType device_;
    bool enabled_before_;
    at::ScalarType type_before_;
};

} // namespace formant
