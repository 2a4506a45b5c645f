#pragma once

#include <cstdint>

namespace formant {

/// Linear warmup, then a cosine decay to a share of the peak (Loshchilov and Hutter 2017, without
/// restarts), or an exponential decay per epoch.
struct ScheduleConfig {
    double peak = 1e-3;
    double final_share = 0.01;
    std::int64_t warmup_steps = 50;
    std::int64_t max_steps = 2300;
    bool exponential = false;
    double decay = 1; ///< factor of each epoch
};

/// Returns the learning rate of a step (the first is 1) in an epoch (the first is 0).
double learning_rate_at(const ScheduleConfig& config, std::int64_t step, std::int64_t epoch);

} // namespace formant
