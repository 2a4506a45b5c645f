#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Properties of a GPU as CUDA reports them to LibTorch; for a slice of a card (MIG) those of the
/// slice.
struct GpuFacts {
    int index = 0; ///< LibTorch's number
    std::string name;
    int capability_major = 0;
    int capability_minor = 0;
    std::int64_t total_memory_bytes = 0;
    std::string uuid;         ///< "GPU-..." ("MIG-..."); empty if the driver does not report it
    std::string pci_bus_id;   ///< "0000:65:00.0", lower case; empty if not reported
    std::string cuda_version; ///< newest that the driver supports, "12.4"
    std::optional<bool> has_kernels; ///< in this LibTorch; absent: unknown
    Message why_not_usable;          ///< empty: LibTorch can train on it

    bool usable() const { return why_not_usable.empty(); }
};

/// The GPUs that LibTorch lists through the CUDA plug-in; the message says why there are none.
struct GpuList {
    std::vector<GpuFacts> gpus;
    Message reason_for_none;
};

/// Lists the GPUs once per process, without running anything on them. The first call may take
/// seconds, because it opens LibTorch's CUDA libraries.
const GpuList& list_gpus();

} // namespace formant
