#pragma once

#include "engine/base/paths.h"
#include "engine/hardware/host_info.h"

namespace formant {

/// The operating system of this process, as in HostInfo.
struct PlatformFacts {
    Platform platform = Platform::gnu_linux;
    std::string system;
    std::string container;
};

/// Reads the files below `root`: the kernel's name, etc/os-release, and the files that containers
/// leave.
PlatformFacts platform_facts(const Path& root);

} // namespace formant
