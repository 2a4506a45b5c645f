#pragma once

#include <c10/core/Device.h>

#include <string>
#include <vector>

namespace formant {

/// The backends of scaled-dot-product attention whose results and gradients on the device are those
/// of the CPU: "flash", "efficient", "math". What a card, or this LibTorch, has not is left out.
std::vector<std::string> working_attention_backends(c10::Device device);

} // namespace formant
