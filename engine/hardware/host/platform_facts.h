#pragma once

#include "engine/base/paths.h"
#include "engine/hardware/host_info.h"

namespace formant {

/// Whose system it is that we run on, as in HostInfo.
struct PlatformFacts {
    Platform platform = Platform::gnu_linux;
    std::string system;
    std::string container;
};

/// By the files below `root`: the kernel's name, etc/os-release, and the marks that containers
/// leave.
PlatformFacts platform_facts(const Path& root);

} // namespace formant
