#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

enum class GpuVendor { nvidia, amd };

/// Architecture families that differ in their native formats. `legacy`: before Volta, RDNA2 and
/// CDNA.
enum class GpuArchitecture {
    unknown,
    legacy,
    volta,
    turing,
    ampere,
    ada,
    hopper,
    blackwell,
    rdna2,
    rdna3,
    rdna4,
    cdna
};

/// Formats that a family's matrix units support natively.
struct GpuAbilities {
    bool bf16 = false;
    bool fp16 = false;
    bool tf32 = false;
};

/// Properties of a GPU. A value that its driver does not report is absent (or an empty text), never
/// 0.
struct GpuInfo {
    std::optional<int> index;        ///< LibTorch's number; absent if LibTorch cannot open it
    std::optional<int> driver_index; ///< the number shown by the driver's own tools
    /// "GPU-..." (NVIDIA); the hexadecimal unique ID (AMD), or "pci-0000:03:00.0" if the card has
    /// none.
    std::string uuid;
    std::string pci_bus_id; ///< "0000:65:00.0", lower case
    std::string name;
    GpuVendor vendor = GpuVendor::nvidia;
    GpuArchitecture architecture = GpuArchitecture::unknown;
    std::string compute_target; ///< "sm_89", "gfx1100"
    GpuAbilities abilities;
    std::optional<std::int64_t> total_memory_bytes;
    std::optional<std::int64_t> free_memory_bytes;
    std::string driver_version;
    std::string runtime_version; ///< newest CUDA or ROCm that the driver supports
    std::optional<double> power_limit_w;
    std::optional<bool> has_kernels; ///< in this LibTorch; absent: not checked
    std::optional<std::vector<std::string>> attention_backends; ///< "flash", "efficient", "math"
    Message why_not_usable;                                     ///< empty: LibTorch can train on it
    std::vector<Message> notes;                                 ///< hints for the owner

    bool usable() const { return why_not_usable.empty(); }
};

} // namespace formant
