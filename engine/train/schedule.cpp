#include "engine/train/schedule.h"

#include <algorithm>
#include <cmath>

namespace formant {

double learning_rate_at(const ScheduleConfig& config, std::int64_t step, std::int64_t epoch) {
    if (step <= config.warmup_steps)
        return config.peak * static_cast<double>(step) / static_cast<double>(config.warmup_steps);
    if (config.exponential)
        return config.peak * std::pow(config.decay, static_cast<double>(epoch));
    const auto length =
        static_cast<double>(std::max<std::int64_t>(1, config.max_steps - config.warmup_steps));
    const double progress = std::min(1.0, static_cast<double>(step - config.warmup_steps) / length);
    const double cosine = 0.5 * (1 + std::cos(M_PI * progress));
    return config.peak * (config.final_share + (1 - config.final_share) * cosine);
}

} // namespace formant
