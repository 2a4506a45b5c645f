#include "engine/models/model_with_weights.h"

#include "engine/models/model_weights.h"
#include "engine/models/telling_shapes.h"
#include "engine/models/weight_fit.h"

namespace formant {

Result<Model> model_with_weights(const ModelConfig& config, const MelConfig& mel,
                                 std::int64_t n_symbols, std::int64_t n_speakers,
                                 const StateTree::Map& weights) {
    if (const auto misfits = misfits_among(telling_shapes(config, mel), weights); !misfits.empty())
        return fail(no_fit(misfits.front()));
    return create_model(config, mel, n_symbols, {}, n_speakers).and_then([&](Model model) {
        return load_weights(*model.trainable, weights).map([&] { return std::move(model); });
    });
}

} // namespace formant
