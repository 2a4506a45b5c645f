#pragma once

#include "engine/base/paths.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A GPU as listed by AMD's compute driver (KFD).
struct KfdGpu {
    std::string gfx;        ///< "gfx1100": compile target of kernels
    std::string pci_bus_id; ///< as GpuInfo
    std::optional<int> render_minor;
    std::string chip; ///< "navi22"; empty if the kernel does not report it
};

/// Reads the GPUs below `root`; skips CPUs, and GPUs without a known target.
std::vector<KfdGpu> read_kfd_topology(const Path& root);

/// Returns the name of a target: KFD writes its parts as decimal digits, two for each but the
/// first; the name has the last two in hexadecimal. 90010 is gfx90a, 110001 is gfx1101. Empty if it
/// is invalid.
std::string gfx_name(std::int64_t target_version);

} // namespace formant
