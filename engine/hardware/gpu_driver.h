#pragma once

#include "engine/base/result.h"
#include "engine/hardware/gpu_info.h"
#include "engine/hardware/hardware_sample.h"

#include <memory>

namespace formant {

/// Interface to a vendor's driver, queried without LibTorch. Each value is queried separately: one
/// that cannot be read is absent from the result.
class GpuDriver {
  public:
    virtual ~GpuDriver() = default;
    /// Lists all cards that the driver knows, regardless of CUDA_VISIBLE_DEVICES; `index` is
    /// absent.
    virtual std::vector<GpuInfo> list() = 0;
    /// Returns no sample if the card is gone.
    virtual std::optional<GpuSample> sample(const std::string& uuid) = 0;
};

/// Opens NVIDIA's driver through NVML, loaded at run time: libnvidia-ml.so.1, the one of
/// /usr/lib/wsl/lib under WSL2, or the file that FORMANT_NVML names. The message says why there is
/// none.
tl::expected<std::unique_ptr<GpuDriver>, Message> open_nvml();

/// Opens AMD's driver through the kernel's files below `root` ("/": sys/class/drm, sys/class/kfd,
/// proc). Its list is empty without an AMD card.
std::unique_ptr<GpuDriver> open_amd_sysfs(const std::string& root = "/");

} // namespace formant
