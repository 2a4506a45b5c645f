#include "engine/hardware/self_test/device_calculation.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace formant {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

double difference(const at::Tensor& found, const at::Tensor& expected) {
    const at::Tensor result = found.to(at::kCPU, at::kDouble);
    if (result.sizes() != expected.sizes() || !at::isfinite(result).all().item<bool>())
        return infinity;
    const double largest = expected.abs().max().item<double>();
    return (result - expected).abs().max().item<double>() / largest;
}

} // namespace

double tolerance_of(const DeviceCalculation& calculation) {
    constexpr double safety_factor = 16, roundoff_of_sums = 0x1p-24;
    const double of_sums = std::sqrt(static_cast<double>(calculation.terms)) * roundoff_of_sums;
    return safety_factor * (calculation.unit_roundoff + of_sums);
}

double error_of(const DeviceCalculation& calculation, c10::Device device) {
    Tensors inputs;
    for (const at::Tensor& input : calculation.inputs)
        inputs.push_back(input.to(device, calculation.type, /*non_blocking=*/false, /*copy=*/true));
    const Tensors found = calculation.compute(inputs);
    const Tensors expected = calculation.compute(calculation.inputs);
    if (found.size() != expected.size())
        return infinity;
    double largest = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
        largest = std::max(largest, difference(found[i], expected[i]));
    return largest;
}

} // namespace formant
