#pragma once

#include "engine/session/config/run_config.h"

#include <c10/core/Device.h>

namespace formant {

/// Returns the seconds of one optimizer step on synthetic samples of `sample_s` seconds, measured
/// after a warm-up step. ErrorKind::training if memory runs out.
Result<double> measure_step_seconds(const RunConfig& config, c10::Device device,
                                    std::int64_t n_speakers, double sample_s);

} // namespace formant
