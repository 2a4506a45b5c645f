#pragma once

#include "engine/train/events.h"

#include <string>

namespace formant {

/// An event as one line of JSON (schema 1): what `--log-format json` prints.
std::string event_as_json(const TrainEvent& event);

} // namespace formant
