#pragma once

#include "engine/base/result.h"
#include "engine/hardware/gpu_info.h"
#include "engine/hardware/hardware_sample.h"

#include <memory>

namespace formant {

/// A vendor's driver, asked without LibTorch. Its calls fail one by one: what one does not give is
/// absent in the answer.
class GpuDriver {
  public:
    virtual ~GpuDriver() = default;
    /// All cards that the driver knows, whatever CUDA_VISIBLE_DEVICES says; `index` is absent.
    virtual std::vector<GpuInfo> list() = 0;
    /// Nothing where the card is gone.
    virtual std::optional<GpuSample> sample(const std::string& uuid) = 0;
};

/// NVIDIA's, through NVML, loaded at run time: libnvidia-ml.so.1, under WSL2 that of
/// /usr/lib/wsl/lib, or the file that FORMANT_NVML names. The message says why there is none.
tl::expected<std::unique_ptr<GpuDriver>, Message> open_nvml();

/// AMD's, through the files of the kernel below `root` ("/": sys/class/drm, sys/class/kfd, proc).
/// No card is an empty list.
std::unique_ptr<GpuDriver> open_amd_sysfs(const std::string& root = "/");

} // namespace formant
