#pragma once

#include "engine/distributed/device_backend.h"

namespace formant {

/// Sets variables that NCCL's backend reads: RankWatch names a rank that fails, whereas c10d's own
/// threads would end the process without a word. Call it before other threads start.
void disable_watchdog_of_c10d();

/// Connects the GPUs of all ranks with NCCL. Throws c10::Error.
DeviceBackend make_nccl_backend(const DeviceBackendRequest& request);

} // namespace formant
