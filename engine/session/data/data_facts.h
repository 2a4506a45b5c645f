#pragma once

#include "engine/base/cancellation.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/run_config.h"

namespace formant {

/// What the files of a configuration's corpus tell without being read: their number, and about how
/// much sound they are. Nothing is known where the corpus cannot be read or none is named, and
/// where the look at it was cancelled.
DataFacts data_facts_of(const RunConfig& config, const Cancellation& cancellation = {});

} // namespace formant
