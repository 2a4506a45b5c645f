#pragma once

#include "engine/base/paths.h"
#include "engine/hardware/hardware_sample.h"
#include "engine/hardware/host/cpu_times.h"

#include <optional>

namespace formant {

/// Measures the load of the machine apart from its GPUs: CPU load since the previous measurement,
/// memory, and free disk space of a folder.
class HostLoad {
  public:
    /// `root` is the folder of proc and sys: "/", or a recorded tree.
    explicit HostLoad(Path folder, Path root = "/");
    /// Fills in the host's part of a sample. Values that cannot be read stay absent.
    void measure(HardwareSample& sample);

  private:
    Path folder_;
    Path root_;
    std::optional<CpuTimes> before_;
};

} // namespace formant
