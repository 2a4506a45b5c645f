#include "engine/hardware/telemetry/within_steps.h"

#include <algorithm>
#include <utility>

namespace formant {

std::vector<TimedValue> WithinSteps::add(const TimedValue& value, std::int64_t step) {
    if (step == 0)
        return {};
    pending_.push_back(value);
    const std::int64_t before = std::exchange(step_, step);
    if (step == before) {
        if (value.at_s - ended_at_s_ > std::max(min_step_limit_s, 3 * took_s_))
            pending_.clear(); // a pause may last for days: do not accumulate
        return {};
    }
    const double began_at_s = std::exchange(ended_at_s_, value.at_s);
    took_s_ = before == 0 ? 0 : value.at_s - began_at_s;
    return std::exchange(pending_, {});
}

} // namespace formant
