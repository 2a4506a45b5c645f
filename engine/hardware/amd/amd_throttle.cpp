#include "engine/hardware/amd/amd_throttle.h"

#include <cstdint>
#include <cstring>

namespace formant {
namespace {

constexpr std::size_t reasons_at = 112;    ///< indep_throttle_status of version 1.3
constexpr std::uint64_t not_given = ~0ULL; ///< the driver's value for unknown fields
constexpr std::uint64_t power = 0xff'00ff; ///< bits 0 to 7 power limits, 16 to 23 currents
constexpr std::uint64_t thermal = 0xffffULL << 32;

bool is_version_1_3(std::string_view metrics) {
    return metrics.size() >= reasons_at + sizeof(std::uint64_t) && metrics[2] == 1 &&
           metrics[3] == 3;
}

} // namespace

AmdThrottle amd_throttle(std::string_view gpu_metrics) {
    if (!is_version_1_3(gpu_metrics))
        return {};
    std::uint64_t reasons = 0;
    std::memcpy(&reasons, gpu_metrics.data() + reasons_at, sizeof reasons);
    if (reasons == not_given)
        return {};
    return {(reasons & thermal) != 0, (reasons & power) != 0};
}

} // namespace formant
