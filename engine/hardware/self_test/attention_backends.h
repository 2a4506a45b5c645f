#pragma once

#include "engine/hardware/self_test/device_calculation.h"

#include <string>
#include <vector>

namespace formant {

/// Returns LibTorch's backends of scaled dot-product attention: "flash" (Dao et al. 2022),
/// "efficient" (Rabe and Staats 2021), "math" (plain matrix products, on every device).
const std::vector<std::string>& attention_backends();

/// Returns a calculation of attention that uses only this backend, in `type`. Not every device
/// supports backends other than "math".
DeviceCalculation attention_by(const std::string& backend, c10::ScalarType type);

/// Returns the backends whose results on the device match the CPU: GpuInfo::attention_backends.
std::vector<std::string> working_attention_backends(c10::Device device, c10::ScalarType type);

} // namespace formant
