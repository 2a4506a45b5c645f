#include "engine/models/model_with_weights.h"

#include "engine/models/model_weights.h"
#include "engine/models/telling_shapes.h"
#include "engine/models/weight_fit.h"

namespace formant {
namespace {

Result<void> check_telling_shapes(const ModelConfig& config, const MelConfig& mel,
                                  std::int64_t n_symbols, std::int64_t n_speakers,
                                  const StateTree::Map& weights) {
    const auto misfits = misfits_among(telling_shapes(config, mel, n_symbols, n_speakers), weights);
    if (misfits.empty())
        return {};
    return fail(no_fit(misfits.front()));
}

} // namespace

Result<Model> model_with_weights(const ModelConfig& config, const MelConfig& mel,
                                 std::int64_t n_symbols, std::int64_t n_speakers,
                                 const StateTree::Map& weights) {
    return check_model_config(config, mel)
        .and_then([&] { return check_telling_shapes(config, mel, n_symbols, n_speakers, weights); })
        .and_then([&] { return create_model(config, mel, n_symbols, {}, n_speakers); })
        .and_then([&](Model model) {
            return load_weights(*model.trainable, weights).map([&] { return std::move(model); });
        });
}

} // namespace formant
