#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Facts of a GPU as CUDA reports them to LibTorch; of a slice of a card (MIG) the slice's.
struct GpuFacts {
    int index = 0; ///< LibTorch's number
    std::string name;
    int capability_major = 0;
    int capability_minor = 0;
    std::int64_t total_memory_bytes = 0;
    std::string uuid;         ///< "GPU-..." ("MIG-..."); empty where the driver does not tell
    std::string pci_bus_id;   ///< "0000:65:00.0", lower case; empty where it does not tell
    std::string cuda_version; ///< the newest that the driver offers, "12.4"
    std::optional<bool> has_kernels; ///< in this LibTorch; absent: it does not say
    Message why_not_usable;          ///< empty: LibTorch can train on it

    bool usable() const { return why_not_usable.empty(); }
};

/// The GPUs that LibTorch lists, by the CUDA plug-in; the message says why there are none.
struct GpuList {
    std::vector<GpuFacts> gpus;
    Message reason_for_none;
};

/// Asked once. Nothing runs on a GPU for it; the first call may take seconds, because it opens
/// LibTorch's CUDA libraries.
const GpuList& list_gpus();

} // namespace formant
