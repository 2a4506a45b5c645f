#pragma once

#include "engine/train/events.h"

#include <string>

namespace formant {

/// An event as lines of JSON, one record each with its line end: what metrics.jsonl and
/// `--log-format json` consist of. A step is two records: `train`, the same in every run of the
/// same seed, and `time`.
std::string event_as_json_lines(const TrainEvent& event);

} // namespace formant
