#pragma once

#include "engine/train/events.h"

#include <optional>
#include <string>
#include <string_view>

namespace formant {

/// Returns the name of a phase in the records: "preparing", "training", ...
const char* phase_name(RunPhase phase);
std::optional<RunPhase> phase_of_name(std::string_view name);

/// Serializes an event as JSON lines, the format of metrics.jsonl and `--log-format json`: one
/// record per line, with its line end. A step gives two records: `train`, which is equal in every
/// run of the same seed, and `time`. A HardwareSample gives a record `gpu` with the names of its
/// members; absent values are omitted, and so is an empty `gpus`.
std::string event_as_json_lines(const TrainEvent& event);

} // namespace formant
