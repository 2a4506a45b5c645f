#pragma once

#include "engine/session/runs/run.h"

#include <string>
#include <vector>

namespace formant {

/// What cards do, in few words: "GPU 97 %, 10.2 of 24.0 GiB", as far as it is known; nothing where
/// there is none.
std::string gpu_words(const std::vector<GpuSample>& gpus);

} // namespace formant
