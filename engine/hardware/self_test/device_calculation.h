#pragma once

#include "engine/base/message.h"

#include <ATen/core/Tensor.h>
#include <c10/core/Device.h>

#include <functional>
#include <string>
#include <vector>

namespace formant {

using Tensors = std::vector<at::Tensor>;

/// A computation of training to run on a device and compare with the CPU.
struct DeviceCalculation {
    std::string id;
    Message what;
    Tensors inputs;                                ///< float64 on the CPU, representable in `type`
    c10::ScalarType type = c10::ScalarType::Float; ///< type on the device
    double unit_roundoff = 0;                      ///< of the numbers multiplied and stored
    std::int64_t terms = 1;                        ///< of the longest sum
    /// Computes the results; the operations do not depend on the inputs' device and type.
    std::function<Tensors(const Tensors& inputs)> compute;
    /// Returns true if the device supports the computation; empty if every device must.
    std::function<bool(c10::Device device)> is_offered = {};
};

/// Returns the largest plausible rounding error relative to the largest result: 16 (u + sqrt(n)
/// 2^-24). Numbers that are multiplied or stored in the type are each off by up to u, in either
/// direction; every device adds n of them in float32, with an error that grows with sqrt(n) (Higham
/// and Mary 2019). The factor 16 allows for the largest error in place of the typical one, for
/// several consecutive roundings, and for transforms (FFT) in place of plain sums. A wrong kernel
/// is off by about 1.
double tolerance_of(const DeviceCalculation& calculation);

/// Returns the largest difference between the device's results and those of the CPU in float64,
/// relative to the largest value of each; infinite if one is not finite or has another shape.
/// Throws what LibTorch throws.
double error_of(const DeviceCalculation& calculation, c10::Device device);

} // namespace formant
