#pragma once

#include <ATen/core/Tensor.h>
#include <c10/core/DeviceType.h>

#include <string>

namespace formant {

/// In which numbers the forward pass computes; weights, losses and moments are float32 always.
enum class Precision { float32, bf16, fp16 };

/// "float32", "bf16" or "fp16", as in the configuration.
Precision precision_of(const std::string& name);

/// While it lives, operations that gain from it compute in that precision (automatic mixed
/// precision), on this thread.
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
