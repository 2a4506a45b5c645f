#include "engine/train/step/memory_policy.h"

#include <algorithm>

namespace formant {

MemoryUse min_memory_use(const MemoryUse& a, const MemoryUse& b) {
    return {std::min(a.micro_batch, b.micro_batch),
            a.gradient_checkpointing || b.gradient_checkpointing};
}

std::optional<MemoryUse> with_less_memory(const MemoryUse& use,
                                          bool supports_gradient_checkpointing) {
    if (use.micro_batch > 1)
        return MemoryUse{use.micro_batch / 2, use.gradient_checkpointing};
    if (supports_gradient_checkpointing && !use.gradient_checkpointing)
        return MemoryUse{use.micro_batch, true};
    return std::nullopt;
}

} // namespace formant
