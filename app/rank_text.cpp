#include "app/rank_text.h"

#include <fmt/format.h>

namespace formant {

std::string rank_text(std::size_t number, const RankReport& rank) {
    return fmt::format("rank {}: {} samples a step, {:.0f} ms computing, {:.0f} ms waiting for "
                       "data, {:.0f} ms for other ranks; on {}",
                       number, rank.samples, rank.times.compute_ms, rank.times.data_ms,
                       rank.times.wait_ms, rank.host);
}

} // namespace formant
