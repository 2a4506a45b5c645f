#pragma once

#include "engine/train/events.h"

#include <optional>
#include <string>
#include <string_view>

namespace formant {

/// "preparing", "training", ...: how records call the phases of a run.
const char* phase_name(RunPhase phase);
std::optional<RunPhase> phase_of_name(std::string_view name);

/// An event as lines of JSON, one record each with its line end: what metrics.jsonl and
/// `--log-format json` consist of. A step is two records: `train`, the same in every run of the
/// same seed, and `time`. A HardwareSample is a record `gpu`, with its members' names; what is
/// absent is left out, `gpus` where there is none.
std::string event_as_json_lines(const TrainEvent& event);

} // namespace formant
