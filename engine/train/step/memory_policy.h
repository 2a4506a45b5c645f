#pragma once

#include <cstdint>
#include <optional>

namespace formant {

/// What decides how much memory a step takes and may be changed while a training runs: its result
/// stays the same, only its time does not.
struct MemoryUse {
    std::int64_t micro_batch = 1; ///< samples at a time; the rest of the batch is accumulated
    bool gradient_checkpointing = false;

    bool operator==(const MemoryUse&) const = default;
};

/// What both allow.
MemoryUse least_of(const MemoryUse& a, const MemoryUse& b);

/// What to try next where memory did not suffice: half the micro-batch, down to one sample, then
/// gradient checkpointing, which costs a third more time, of a model that can recompute. Nothing
/// where both are used up.
std::optional<MemoryUse> with_less_memory(const MemoryUse& use, bool can_recompute);

} // namespace formant
