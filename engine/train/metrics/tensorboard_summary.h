#pragma once

#include "engine/base/result.h"
#include "engine/train/events.h"

#include <string>

#include "tensorboard.pb.h"

namespace formant {

/// Converts an event to a TensorBoard summary with the tags that tensorboard_log.h lists.
tensorboard::Summary summary_of(const StepReport& report);
tensorboard::Summary summary_of(const ValidationReport& report);
tensorboard::Summary summary_of(const HardwareSample& sample);
tensorboard::Summary summary_of(const RanksReport& report);
/// Reads the audio from the file of the sample.
Result<tensorboard::Summary> summary_of(const SampleReady& sample);

void add_scalar(tensorboard::Summary& summary, const std::string& tag, double value);

} // namespace formant
