#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"

#include <vector>

namespace formant {

/// Creates the model of the request on its device, trains one step on synthetic data, and
/// synthesizes speech with it. Returns one line for each result: the number of parameters in total
/// and in each layer group, the loss, the number of frames spoken.
Result<std::vector<Message>> check_model(const RunRequest& request);

} // namespace formant
