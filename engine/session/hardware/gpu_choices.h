#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// A GPU as people choose it: by its name.
struct GpuChoice {
    std::string device; ///< for RunRequest::device
    std::string name;
    std::int64_t memory_bytes = 0;
};

struct GpuChoices {
    std::vector<GpuChoice> gpus;
    Message reason_for_none;
};

/// The GPUs that a run can train on. The first call may take seconds: it opens LibTorch's CUDA
/// libraries. May be called on any thread.
GpuChoices list_gpu_choices();

} // namespace formant
