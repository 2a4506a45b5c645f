#include "engine/tuning/batch_tuner.h"

#include "engine/tuning/memory_forecast.h"

#include <algorithm>

namespace formant {
namespace {

using Sizes = std::vector<std::int64_t>;

Sizes divisors_of(std::int64_t effective) {
    Sizes sizes;
    for (std::int64_t size = 1; size <= effective; ++size)
        if (effective % size == 0)
            sizes.push_back(size);
    return sizes;
}

bool was_tried(const std::vector<TuneTrial>& history, std::int64_t size) {
    return std::any_of(history.begin(), history.end(),
                       [&](const TuneTrial& trial) { return trial.batch_size == size; });
}

bool would_fit(const std::vector<TuneTrial>& history, std::int64_t size) {
    TuneTrial expected = history.front();
    expected.failure = {};
    expected.peak_bytes = forecast_bytes(history, size);
    return fits(expected);
}

/// Returns the smallest size that is at least twice `last`, else the largest.
std::optional<std::int64_t> doubled(const Sizes& sizes, std::int64_t last) {
    for (const std::int64_t size : sizes)
        if (size >= 2 * last)
            return size;
    return sizes.back() > last ? std::optional(sizes.back()) : std::nullopt;
}

std::int64_t largest(const std::vector<TuneTrial>& history) {
    std::int64_t size = 0;
    for (const TuneTrial& trial : history)
        size = std::max(size, trial.batch_size);
    return size;
}

/// Growth ends at the memory limit and not at the first slower size: on a CPU, two samples at a
/// time can be slower than one, and eight faster. Neighbors of the fastest size do not restart
/// growth.
bool should_keep_growing(const std::vector<TuneTrial>& history) {
    return fits(history.back()) && history.back().batch_size == largest(history);
}

/// Returns an untried neighbor of the fastest size.
std::optional<std::int64_t> neighbor_size(const std::vector<TuneTrial>& history, const Sizes& sizes,
                                          std::int64_t best) {
    const auto place = std::find(sizes.begin(), sizes.end(), best);
    if (place + 1 != sizes.end() && !was_tried(history, *(place + 1)) &&
        would_fit(history, *(place + 1)))
        return *(place + 1);
    if (place != sizes.begin() && !was_tried(history, *(place - 1)))
        return *(place - 1);
    return std::nullopt;
}

} // namespace

bool fits(const TuneTrial& trial) {
    return trial.works() && (trial.limit_bytes == 0 ||
                             static_cast<double>(trial.peak_bytes) <=
                                 max_memory_share * static_cast<double>(trial.limit_bytes));
}

std::int64_t forecast_bytes(const std::vector<TuneTrial>& history, std::int64_t size) {
    std::vector<TuneTrial> worked;
    std::copy_if(history.begin(), history.end(), std::back_inserter(worked),
                 [](const TuneTrial& trial) { return trial.works(); });
    std::sort(worked.begin(), worked.end(),
              [](const TuneTrial& a, const TuneTrial& b) { return a.batch_size < b.batch_size; });
    if (worked.size() < 2)
        return 0;
    const TuneTrial& a = worked[worked.size() - 2];
    const TuneTrial& b = worked.back();
    const MemoryLine line = memory_line({a.batch_size, a.peak_bytes}, {b.batch_size, b.peak_bytes});
    return line.bytes(size);
}

std::optional<TuneTrial> best_of(const std::vector<TuneTrial>& history) {
    std::optional<TuneTrial> best;
    for (const TuneTrial& trial : history)
        if (fits(trial) && (!best || trial.samples_per_s > best->samples_per_s))
            best = trial;
    return best;
}

std::optional<std::int64_t> next_size(const std::vector<TuneTrial>& history,
                                      std::int64_t effective) {
    const Sizes sizes = divisors_of(effective);
    if (history.empty())
        return sizes.front();
    if (should_keep_growing(history)) {
        const auto size = doubled(sizes, history.back().batch_size);
        if (size && !was_tried(history, *size) && would_fit(history, *size))
            return size;
    }
    const auto best = best_of(history);
    return best ? neighbor_size(history, sizes, best->batch_size) : std::nullopt;
}

} // namespace formant
