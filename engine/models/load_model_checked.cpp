#include "engine/models/load_model_checked.h"

#include "engine/models/model_weights.h"
#include "engine/models/size_determining_shapes.h"
#include "engine/models/weight_match.h"

namespace formant {
namespace {

Result<void> check_size_determining_shapes(const ModelConfig& config, const MelConfig& mel,
                                           std::int64_t n_symbols, std::int64_t n_speakers,
                                           const StateTree::Map& weights) {
    const auto mismatches =
        find_mismatches(size_determining_shapes(config, mel, n_symbols, n_speakers), weights);
    if (mismatches.empty())
        return {};
    return fail(mismatch_error(mismatches.front()));
}

} // namespace

Result<Model> load_model_checked(const ModelConfig& config, const MelConfig& mel,
                                 std::int64_t n_symbols, std::int64_t n_speakers,
                                 const StateTree::Map& weights) {
    return check_model_config(config, mel)
        .and_then([&] {
            return check_size_determining_shapes(config, mel, n_symbols, n_speakers, weights);
        })
        .and_then([&] { return create_model(config, mel, n_symbols, {}, n_speakers); })
        .and_then([&](Model model) {
            return load_weights(*model.trainable, weights).map([&] { return std::move(model); });
        });
}

} // namespace formant
