#include "engine/train/step/precision.h"

#include <ATen/autocast_mode.h>

namespace formant {

Precision precision_of(const std::string& name) {
    if (name == "bf16")
        return Precision::bf16;
    return name == "fp16" ? Precision::fp16 : Precision::float32;
}

AutocastScope::AutocastScope(c10::DeviceType device, Precision precision)
    : device_(device), enabled_before_(at::autocast::is_autocast_enabled(device)),
      type_before_(at::autocast::get_autocast_dtype(device)) {
    at::autocast::increment_nesting();
    at::autocast::set_autocast_enabled(device, precision != Precision::float32);
    if (precision != Precision::float32)
        at::autocast::set_autocast_dtype(device,
                                         precision == Precision::bf16 ? at::kBFloat16 : at::kHalf);
}

AutocastScope::~AutocastScope() {
    if (at::autocast::decrement_nesting() == 0)
        at::autocast::clear_cache(); // its cast weights are outdated after the update
    at::autocast::set_autocast_enabled(device_, enabled_before_);
    at::autocast::set_autocast_dtype(device_, type_before_);
}

} // namespace formant
