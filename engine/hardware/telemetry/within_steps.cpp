#include "engine/hardware/telemetry/within_steps.h"

#include <algorithm>
#include <utility>

namespace formant {

std::vector<TimedValue> WithinSteps::add(const TimedValue& value, std::int64_t step) {
    if (step == 0)
        return {};
    held_back_.push_back(value);
    const std::int64_t before = std::exchange(step_, step);
    if (step == before) {
        if (value.at_s - ended_at_s_ > std::max(always_a_step_s, 3 * took_s_))
            held_back_.clear(); // a pause may last for days
        return {};
    }
    const double began_at_s = std::exchange(ended_at_s_, value.at_s);
    took_s_ = before == 0 ? 0 : value.at_s - began_at_s;
    return std::exchange(held_back_, {});
}

} // namespace formant
