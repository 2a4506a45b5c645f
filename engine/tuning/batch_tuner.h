#pragma once

#include "engine/base/message.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace formant {

/// Result of a batch size that was tried with real steps.
struct TuneTrial {
    std::int64_t batch_size = 1;
    std::int64_t accumulation = 1; ///< keeps the samples of a step the same
    double samples_per_s = 0;
    std::int64_t peak_bytes = 0;     ///< of device memory; on the CPU of the process
    std::int64_t limit_bytes = 0;    ///< available memory; 0: unknown
    std::int64_t forecast_bytes = 0; ///< forecast of peak_bytes; 0: too few trials
    Message failure;                 ///< reason of the failure; empty: success
    bool timed_out = false;          ///< a failure: the steps took longer than allowed

    bool works() const { return failure.empty(); }
};

/// Share of memory that a run may use: longer samples than those tried, other programs and
/// allocator fragmentation need the rest.
constexpr double max_memory_share = 0.85;

/// Returns true if the trial succeeded within the memory share.
bool fits(const TuneTrial& trial);

/// Forecasts the peak memory of a size from the two largest successful trials; 0 if there are fewer
/// than two.
std::int64_t forecast_bytes(const std::vector<TuneTrial>& history, std::int64_t size);

/// Returns the next size to try, or std::nullopt when the search is over. Only sizes that divide
/// `effective` (the samples of a step) are tried, so that training results stay the same. Sizes
/// double from 1 until one does not fit, or would not by the forecast; then the neighbors of the
/// fastest follow. Pure.
std::optional<std::int64_t> next_size(const std::vector<TuneTrial>& history,
                                      std::int64_t effective);

/// Returns the fastest trial that fits, or std::nullopt if none does.
std::optional<TuneTrial> best_of(const std::vector<TuneTrial>& history);

} // namespace formant
