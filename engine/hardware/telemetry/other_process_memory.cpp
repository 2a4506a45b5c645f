#include "engine/hardware/telemetry/other_process_memory.h"

#include <algorithm>

namespace formant {

std::optional<double> OtherProcessMemory::growth(double bytes_of_all, double bytes_of_ours) {
    latest_.push_back(bytes_of_all - bytes_of_ours);
    if (latest_.size() < values_in_a_row)
        return std::nullopt;
    if (latest_.size() > values_in_a_row)
        latest_.pop_front();
    const auto [least, most] = std::minmax_element(latest_.begin(), latest_.end());
    lowest_ = std::min(lowest_, *most);
    return std::max(0.0, *least - lowest_);
}

} // namespace formant
