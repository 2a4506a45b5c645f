#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A GPU as AMD's compute driver (KFD) knows it.
struct KfdGpu {
    std::string gfx;        ///< "gfx1100": what kernels are compiled for
    std::string pci_bus_id; ///< as GpuInfo
    std::optional<int> render_minor;
    std::string chip; ///< "navi22"; empty where the kernel does not say
};

/// Those below `root`; processors, and GPUs that do not say what they are, are left out.
std::vector<KfdGpu> read_kfd_topology(const Path& root);

/// KFD writes a target's parts as decimal digits, two for each but the first; the name has the last
/// two in hexadecimal: 90010 is gfx90a, 110001 is gfx1101. Empty where it is none.
std::string gfx_name(std::int64_t target_version);

} // namespace formant
