#include "engine/models/hifigan/generator_config.h"

namespace formant {

std::int64_t GeneratorConfig::hop_length() const {
    std::int64_t hop = 1;
    for (const std::int64_t rate : upsample_rates)
        hop *= rate;
    return hop;
}

} // namespace formant
