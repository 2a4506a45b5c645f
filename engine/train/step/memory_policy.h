#pragma once

#include <cstdint>
#include <optional>

namespace formant {

/// Settings that trade memory for time. They may change during a run: the result of a step stays
/// the same.
struct MemoryUse {
    std::int64_t micro_batch = 1; ///< samples at a time; the rest of the batch is accumulated
    bool gradient_checkpointing = false;

    bool operator==(const MemoryUse&) const = default;
};

/// Returns the lower memory use of `a` and `b` in each setting.
MemoryUse min_memory_use(const MemoryUse& a, const MemoryUse& b);

/// Returns the next settings to try after an out-of-memory error: half the micro-batch, down to one
/// sample, then gradient checkpointing, which takes a third more time, if the model supports it.
/// Returns std::nullopt if both are exhausted.
std::optional<MemoryUse> with_less_memory(const MemoryUse& use,
                                          bool supports_gradient_checkpointing);

} // namespace formant
