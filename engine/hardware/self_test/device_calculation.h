#pragma once

#include "engine/base/message.h"

#include <ATen/core/Tensor.h>
#include <c10/core/Device.h>

#include <functional>
#include <string>
#include <vector>

namespace formant {

using Tensors = std::vector<at::Tensor>;

/// Something that a training computes, to be done on a device and compared with the CPU.
struct DeviceCalculation {
    std::string id;
    Message what;
    Tensors inputs;                                ///< float64 on the CPU, representable in `type`
    c10::ScalarType type = c10::ScalarType::Float; ///< that the device computes in
    double unit_roundoff = 0;                      ///< of the numbers that it multiplies and keeps
    std::int64_t terms = 1;                        ///< of the longest sum
    /// The same operations whatever device and type the inputs have.
    std::function<Tensors(const Tensors& inputs)> compute;
    /// Whether a device has it at all; empty where every device must.
    std::function<bool(c10::Device device)> is_offered = {};
};

/// What rounding may add up to, relative to the largest result: 16 (u + sqrt(n) 2^-24). Numbers
/// that are multiplied or kept in the type are each off by up to u, some one way and some the
/// other; every device adds n of them in float32, and the errors of that grow with sqrt(n) (Higham
/// and Mary 2019). The 16 leaves room for the largest error in place of the usual one, for several
/// roundings in a row, and for transforms (Winograd's, FFT) in place of plain sums. A wrong kernel
/// is off by about 1.
double tolerance_of(const DeviceCalculation& calculation);

/// Largest difference of the device's results from those of the CPU in float64, relative to the
/// largest of each; infinite where one is not finite or has another shape. Throws what LibTorch
/// throws.
double error_of(const DeviceCalculation& calculation, c10::Device device);

} // namespace formant
