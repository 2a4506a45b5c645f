#pragma once

#include "engine/hardware/amd/amd_cards.h"
#include "engine/hardware/hardware_sample.h"

namespace formant {

/// Samples the card through its files in sysfs. A card in power saving answers few of them.
GpuSample amd_sample(const AmdCard& card);

/// Returns the power limit in watts.
std::optional<double> amd_power_limit_w(const AmdCard& card);

/// Returns the clock of the level marked with a star in a table like pp_dpm_sclk ("1: 2304Mhz *"),
/// in MHz.
std::optional<double> current_clock_mhz(const std::string& levels);

} // namespace formant
