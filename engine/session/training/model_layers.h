#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"
#include "engine/train/layer_selection.h"

#include <cstdint>
#include <set>
#include <string>

namespace formant {

/// Parameters and layer groups of the model that the request trains; it is made for that, for the
/// speakers of its corpus (one, where that cannot be read). How many symbols the texts have shows
/// only when they are read: the text encoder's table is of a usual size.
Result<ModelLayers> layers_of_request(const RunRequest& request, const Cancellation& cancellation);

/// What a choice of layers trains.
struct TrainedShare {
    std::set<std::string> names; ///< of parameters
    std::int64_t trained = 0;    ///< numbers in them
    std::int64_t all = 0;        ///< in the whole model
};

/// Errors as select_layers().
Result<TrainedShare> trained_share(const LayerChoice& choice, const ModelLayers& layers);

} // namespace formant
