#include "engine/models/load_model_checked.h"

#include "engine/models/create_model.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/models/weight_match.h"

namespace formant {

Result<Model> load_model_checked(const ModelConfig& config, const MelConfig& mel,
                                 std::int64_t n_symbols, std::int64_t n_speakers,
                                 const StateTree::Map& weights) {
    const ModelInputs inputs{mel, n_symbols, n_speakers};
    return check_model_config(config, mel)
        .and_then([&]() -> Result<void> {
            const auto mismatches = find_mismatches(
                kind_of(config).size_determining_shapes(config.kinds, inputs), weights);
            return mismatches.empty() ? Result<void>() : fail(mismatch_error(mismatches.front()));
        })
        .and_then([&] {
            Model model = create_checked_model(config, inputs);
            return load_weights(*model.trainable, weights).map([&] { return std::move(model); });
        });
}

} // namespace formant
