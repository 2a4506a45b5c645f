#pragma once

#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"

#include <vector>

namespace formant {

/// Builds the request's model on its device, trains one step on made-up data and speaks with it.
/// What was found, a line each: parameters in all and of each layer group, loss, frames spoken.
Result<std::vector<Message>> check_model(const RunRequest& request);

} // namespace formant
