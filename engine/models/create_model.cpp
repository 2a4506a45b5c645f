#include "engine/models/create_model.h"

#include "engine/models/model_kinds.h"

namespace formant {

Result<Model> create_model(const ModelConfig& config, const MelConfig& mel, std::int64_t n_symbols,
                           const FeatureStatistics& statistics, std::int64_t n_speakers) {
    return check_model_config(config, mel).map([&] {
        return kind_of(config).create(config.kinds, {mel, n_symbols, n_speakers, statistics});
    });
}

} // namespace formant
