#pragma once

#include "engine/session/hardware/hardware_service.h"

#include <string>
#include <vector>

namespace formant {

/// Formats the report as the lines of text that `formant hardware` prints.
std::vector<Message> hardware_report_lines(const HardwareReport& report);

/// Formats the report as the JSON object of `formant hardware --json`, which has a schema version.
/// Unknown values are null.
std::string hardware_report_json(const HardwareReport& report);

/// Stores a row of a table about the hardware, like "Memory" and "24.0 GiB, 22.6 GiB of it free".
/// Unknown values are "not available".
struct HardwareFact {
    Message name;
    Message value;
};

/// Formats the properties of a GPU as table rows, except its name, the reason why it cannot be
/// used, and its notes.
std::vector<HardwareFact> gpu_facts(const GpuInfo& gpu);

/// Formats platform, CPU, memory and disk as table rows.
std::vector<HardwareFact> host_facts(const HostInfo& host);

/// Formats the software versions of the report as table rows.
std::vector<HardwareFact> version_facts(const HardwareReport& report);

} // namespace formant
