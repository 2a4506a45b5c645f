#pragma once

#include "engine/hardware/gpu_config.h"
#include "engine/session/hardware/device_selection.h"
#include "engine/session/tuning/tuning_service.h"

namespace formant {

/// Keeps a measured batch size in gpu_config.json, where automatic settings find it. `device` is
/// the one that it was measured on, as `--gpu` names it. The message says so.
Result<Message> remember_tuning(const DeviceOffers& offers, const std::string& device,
                                const TunedResult& measured);

/// What gpu_config.json remembers, the newest last.
std::vector<TunedBatch> remembered_tunings();

} // namespace formant
