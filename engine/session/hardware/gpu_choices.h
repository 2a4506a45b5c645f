#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Stores a GPU that a user can choose by its name.
struct GpuChoice {
    std::string device; ///< value for RunRequest::device
    std::string name;
    std::int64_t memory_bytes = 0;
};

/// Stores the usable GPUs, or the reason why there are none.
struct GpuChoices {
    std::vector<GpuChoice> gpus;
    Message reason_for_none;
};

/// Lists the GPUs that a run can train on. The first call may take seconds: it loads the CUDA
/// libraries of LibTorch. May be called on any thread.
GpuChoices list_gpu_choices();

} // namespace formant
