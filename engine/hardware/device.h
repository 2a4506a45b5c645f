#pragma once

#include "engine/base/result.h"
#include "engine/hardware/gpu_info.h"
#include "engine/hardware/gpu_list.h"

#include <c10/core/Device.h>

#include <string>
#include <vector>

namespace formant {

/// Opens the device that `--gpu` names: "cpu", the number of a GPU, the first characters of a UUID
/// ("GPU-1a2b"), or "auto" (the first GPU that LibTorch can train on, else the CPU). Returns
/// ErrorKind::device if that GPU cannot be used, with the reason and the available GPUs.
Result<at::Device> open_device(const std::string& choice);

/// Chooses among the GPUs in `list`, which LibTorch can open. `seen` holds all cards of the machine
/// and explains why one of them cannot be used.
Result<at::Device> choose_device(const std::string& choice, const GpuList& list,
                                 const std::vector<GpuInfo>& seen = {});

} // namespace formant
