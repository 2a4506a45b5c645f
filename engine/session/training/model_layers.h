#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/result.h"
#include "engine/session/runs/run_request.h"
#include "engine/train/layer_selection.h"

#include <cstdint>
#include <set>
#include <string>

namespace formant {

/// Returns the parameters and layer groups of the model that the request trains. Creates the model
/// for the speakers of the corpus (one if the corpus cannot be read). The number of symbols is
/// known only after all texts are read, so the text embedding has a typical size.
Result<ModelLayers> layers_of_request(const RunRequest& request,
                                      const CancellationToken& cancellation);

/// The part of a model that a choice of layers trains.
struct TrainedShare {
    std::set<std::string> names; ///< of the trained parameters
    std::int64_t trained = 0;    ///< elements of the trained parameters
    std::int64_t all = 0;        ///< elements of all parameters
};

/// Computes what `choice` trains. Errors as select_layers().
Result<TrainedShare> trained_share(const TrainableLayerSpec& choice, const ModelLayers& layers);

} // namespace formant
