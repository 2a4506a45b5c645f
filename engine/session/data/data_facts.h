#pragma once

#include "engine/base/cancellation.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/run_config.h"

namespace formant {

/// Estimates properties of the configured corpus from its metadata and file sizes, without decoding
/// audio. All are unknown where no corpus is set, it cannot be read, or the call was canceled.
DataFacts estimate_data_facts(const RunConfig& config, const CancellationToken& cancellation = {});

} // namespace formant
