#pragma once

#include "engine/base/result.h"

#include <c10/core/Device.h>

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Facts of a GPU as its driver reports them; a value a driver does not give is absent, never 0.
struct GpuFacts {
    int index = 0;
    std::string name;
    int capability_major = 0;
    int capability_minor = 0;
    std::int64_t total_memory_bytes = 0;
};

/// The GPUs that LibTorch can open, by the CUDA plug-in; the message says why there are none.
struct GpuList {
    std::vector<GpuFacts> gpus;
    Message reason_for_none;
};
const GpuList& list_gpus();

/// `--gpu`: "cpu", the number of a GPU, or "auto" (GPU 0 where there is one, else the CPU).
/// ErrorKind::device when that GPU cannot be used, with what is there and why.
Result<at::Device> open_device(const std::string& choice);

/// The same where `list` is what there is.
Result<at::Device> choose_device(const std::string& choice, const GpuList& list);

} // namespace formant
