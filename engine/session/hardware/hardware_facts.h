#pragma once

#include "engine/session/hardware/hardware_service.h"

#include <vector>

namespace formant {

/// One thing that is known of the machine, for a card or a table: "Memory", "24.0 GiB, 22.6 GiB of
/// it free". What a driver does not say is "not available".
struct HardwareFact {
    Message name;
    Message value;
};

/// All but the card's name, why it cannot be used, and its notes.
std::vector<HardwareFact> gpu_facts(const GpuInfo& gpu);

/// Platform, CPU, memory, disk.
std::vector<HardwareFact> host_facts(const HostInfo& host);

/// The report's versions.
std::vector<HardwareFact> version_facts(const HardwareReport& report);

} // namespace formant
