#pragma once

#include "engine/base/cancellation.h"
#include "engine/session/config/run_config.h"
#include "engine/session/data/training_data.h"
#include "engine/train/step/memory_policy.h"

#include <optional>

namespace formant {

/// Stores what the memory of the first steps depends on.
struct InitialMemoryFacts {
    const RunConfig& config; ///< with automatic settings resolved
    std::int64_t parameters = 0;
    const TrainingData& data;
    Path program; ///< started with --tune-step
};

/// Returns true if the estimated memory of training on the CPU comes near the limit of the machine,
/// of the control group or of the address space. Near it, allocations inside of libraries fail too,
/// which some of them do not survive.
bool is_near_memory_limit(const InitialMemoryFacts& facts);

/// Tries steps with the longest samples in child processes, each with less memory than the one
/// before, until one leaves a margin. Returns the memory use to start with; nothing if the
/// configured one leaves a margin, or if no step could be measured in time.
std::optional<MemoryUse> probe_initial_memory(const InitialMemoryFacts& facts,
                                              const CancellationToken& cancellation);

} // namespace formant
