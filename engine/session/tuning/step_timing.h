#pragma once

#include "engine/session/config/run_config.h"

#include <c10/core/Device.h>

namespace formant {

/// Seconds of an optimiser step with this configuration on made-up samples of `sample_s` seconds,
/// after a first step that does not count. ErrorKind::training where memory does not suffice.
Result<double> seconds_of_a_step(const RunConfig& config, c10::Device device,
                                 std::int64_t n_speakers, double sample_s);

} // namespace formant
