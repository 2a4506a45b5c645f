#include "engine/hardware/self_test/device_copy.h"

#include <ATen/ATen.h>
#include <ATen/DeviceAccelerator.h>

#include <algorithm>
#include <chrono>
#include <limits>

namespace formant {
namespace {

constexpr std::int64_t bytes = 64 << 20; // large enough that the start of the copy does not matter
constexpr int repeats = 4;               // the first one also allocates memory

void wait_for(c10::Device device) {
    if (!device.is_cpu())
        at::accelerator::synchronizeDevice(device.index());
}

double seconds_of_copy(const at::Tensor& to, const at::Tensor& from, c10::Device device) {
    double shortest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < repeats; ++i) {
        wait_for(device);
        const auto begin = std::chrono::steady_clock::now();
        to.copy_(from);
        wait_for(device);
        const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
        shortest = std::min(shortest, passed.count());
    }
    return shortest;
}

double gb_per_s(double seconds) {
    return static_cast<double>(bytes) / 1e9 / seconds;
}

} // namespace

CopyTest test_copies(c10::Device device) {
    const at::Tensor sent = at::arange(bytes / 4, at::kInt);
    const at::Tensor there = at::zeros_like(sent, at::TensorOptions(device));
    const at::Tensor back = at::zeros_like(sent);
    CopyTest test;
    test.to_device_gb_per_s = gb_per_s(seconds_of_copy(there, sent, device));
    test.to_cpu_gb_per_s = gb_per_s(seconds_of_copy(back, there, device));
    test.arrived = there.sum().item<std::int64_t>() == sent.sum().item<std::int64_t>();
    test.came_back = at::equal(back, sent);
    return test;
}

} // namespace formant
