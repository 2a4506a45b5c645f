#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

enum class GpuVendor { nvidia, amd };

/// Families that differ in what they compute with. `older`: before Volta, RDNA2 and CDNA.
enum class GpuArchitecture {
    unknown,
    older,
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

/// What a family's matrix units compute with natively.
struct GpuAbilities {
    bool bf16 = false;
    bool fp16 = false;
    bool tf32 = false;
};

/// One GPU. A value that its driver does not give is absent (or an empty text), never 0.
struct GpuInfo {
    std::optional<int> index;        ///< LibTorch's number; absent where LibTorch cannot open it
    std::optional<int> driver_index; ///< the number that the driver's own tools show
    /// "GPU-..."; of AMD cards the hexadecimal unique id, "pci-0000:03:00.0" where one has none.
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
    std::string runtime_version; ///< of CUDA or ROCm, the newest that the driver offers
    std::optional<double> power_limit_w;
    std::optional<bool> has_kernels; ///< in this LibTorch; absent: not asked
    std::optional<std::vector<std::string>> attention_backends; ///< "flash", "efficient", "math"
    Message why_not_usable;                                     ///< empty: LibTorch can train on it
    std::vector<Message> notes; ///< what its owner should know or set

    bool usable() const { return why_not_usable.empty(); }
};

} // namespace formant
