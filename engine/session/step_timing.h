#pragma once

#include "engine/session/run_config.h"

#include <c10/core/Device.h>

namespace formant {

/// Length of the clips that step times are measured with.
constexpr double made_up_clip_s = 4;

/// Seconds of an optimiser step with this configuration on made-up clips, after a first step that
/// does not count. ErrorKind::training where memory does not suffice.
Result<double> seconds_of_a_step(const RunConfig& config, c10::Device device);

} // namespace formant
