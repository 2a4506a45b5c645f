#pragma once

#include "engine/hardware/amd/amd_cards.h"
#include "engine/hardware/hardware_sample.h"

namespace formant {

/// What the card does now, by its files in sysfs. A card that sleeps answers few of them.
GpuSample amd_sample(const AmdCard& card);

/// The limit that its power is kept to, in watts.
std::optional<double> amd_power_limit_w(const AmdCard& card);

/// The level with the star in a table like pp_dpm_sclk ("1: 2304Mhz *"), in MHz.
std::optional<double> current_clock_mhz(const std::string& levels);

} // namespace formant
