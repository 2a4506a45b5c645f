#pragma once

#include "engine/session/hardware/gpu_choices.h"

#include <QtWidgets/QComboBox>

#include <string>
#include <vector>

namespace formant {

/// Makes a box that chooses the device of a job; its data is QueuedJob::device. `chosen` is offered
/// even if it is missing: it may return.
QComboBox* make_device_box(const std::vector<GpuChoice>& gpus, const std::string& chosen);

} // namespace formant
