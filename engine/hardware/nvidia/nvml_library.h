#pragma once

#include "engine/base/message.h"
#include "engine/hardware/nvidia/nvml_api.h"

#include <tl/expected.hpp>

namespace formant::nvml {

/// Opens and initializes NVML (each call needs a `shutdown`): the file that FORMANT_NVML names,
/// else the driver's libnvidia-ml.so.1, else the one of WSL2. The message says why there is none.
tl::expected<Api, Message> open_library();

} // namespace formant::nvml
