#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

/// One batch size that was tried with real steps.
struct TuneTrial {
    std::int64_t batch_size = 1;
    std::int64_t accumulation = 1; ///< the step's samples stay as many
    double samples_per_s = 0;
    std::int64_t peak_bytes = 0;     ///< of the device's memory; on the CPU of the process
    std::int64_t limit_bytes = 0;    ///< of what there is of it; 0: not known
    std::int64_t forecast_bytes = 0; ///< peak_bytes by the sizes before; 0: too few to tell
    Message failure;                 ///< why it did not work; empty: it did

    bool works() const { return failure.empty(); }
};

/// Most of the memory that a training may take: longer samples than were tried, other programs and
/// what the allocator cannot give back need the rest.
constexpr double most_of_memory = 0.85;

bool fits(const TuneTrial& trial);

/// The peak that a size will have, by the line through the two largest that worked; 0 where there
/// are not two.
std::int64_t forecast_bytes(const std::vector<TuneTrial>& history, std::int64_t size);

/// The size to try next, or nothing when the search is over. Only sizes that divide `effective`
/// (the samples of a step), so that what is learned stays the same. From 1 on each about twice the
/// last, until one does not fit or would not by the last two; then those beside the fastest. Pure.
std::optional<std::int64_t> next_size(const std::vector<TuneTrial>& history,
                                      std::int64_t effective);

/// The fastest that fits; nothing where none does.
std::optional<TuneTrial> best_of(const std::vector<TuneTrial>& history);

} // namespace formant
