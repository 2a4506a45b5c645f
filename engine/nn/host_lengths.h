#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

namespace formant {

/// Copies lengths int64 [B] from any device to the host. Synchronizes with the device.
inline std::vector<std::int64_t> to_host(const at::Tensor& lengths) {
    const at::Tensor host = lengths.to(at::kCPU).contiguous();
    const auto* first = host.const_data_ptr<std::int64_t>();
    return {first, first + host.numel()};
}

} // namespace formant
