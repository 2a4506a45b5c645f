#pragma once

#include "engine/base/result.h"
#include "engine/hardware/gpu_info.h"
#include "engine/hardware/gpu_list.h"

#include <c10/core/Device.h>

#include <string>
#include <vector>

namespace formant {

/// `--gpu`: "cpu", the number of a GPU, the beginning of a UUID ("GPU-1a2b"), or "auto" (the first
/// GPU that LibTorch can train on, else the CPU). ErrorKind::device when that GPU cannot be used,
/// with what is there and why.
Result<at::Device> open_device(const std::string& choice);

/// The same where `list` is what LibTorch lists, and `seen` are all cards that are there, for
/// saying why one of them cannot be used.
Result<at::Device> choose_device(const std::string& choice, const GpuList& list,
                                 const std::vector<GpuInfo>& seen = {});

} // namespace formant
