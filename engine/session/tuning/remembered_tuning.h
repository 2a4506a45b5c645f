#pragma once

#include "engine/hardware/gpu_config.h"
#include "engine/session/hardware/device_selection.h"
#include "engine/session/tuning/tuning_service.h"

namespace formant {

/// Saves a measured batch size in gpu_config.json, where automatic settings find it. `device`: the
/// argument of `--gpu` for the device that was measured. Returns a message that says so.
Result<Message> remember_tuning(const DeviceOffers& offers, const std::string& device,
                                const TunedResult& measured);

/// Returns the measurements saved in gpu_config.json, newest last.
std::vector<TunedBatch> remembered_tunings();

} // namespace formant
