#pragma once

#include "engine/base/paths.h"
#include "engine/hardware/hardware_sample.h"
#include "engine/hardware/host/cpu_times.h"

#include <optional>

namespace formant {

/// What the machine around the GPUs does: the load between one look and the next, memory, and the
/// disk of a folder.
class HostLoad {
  public:
    /// `root` is where proc and sys are: "/", or a recorded tree.
    explicit HostLoad(Path folder, Path root = "/");
    /// The host's part of a sample. What cannot be read is absent.
    void look(HardwareSample& sample);

  private:
    Path folder_;
    Path root_;
    std::optional<CpuTimes> before_;
};

} // namespace formant
