#pragma once

#include "engine/hardware/self_test/device_calculation.h"

#include <string>
#include <vector>

namespace formant {

/// Ways in which LibTorch computes scaled dot-product attention: "flash" (Dao et al. 2022),
/// "efficient" (Rabe and Staats 2021), "math" (plain matrix products, on every device).
const std::vector<std::string>& attention_backends();

/// Attention by that way and no other, in `type`; all but "math" are not offered everywhere.
DeviceCalculation attention_by(const std::string& backend, c10::ScalarType type);

/// Those that compute on the device what the CPU does: GpuInfo::attention_backends.
std::vector<std::string> working_attention_backends(c10::Device device, c10::ScalarType type);

} // namespace formant
