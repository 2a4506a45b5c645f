#include "engine/tuning/batch_scaling.h"

#include "engine/hardware/settings/suggested_batch.h"

#include <algorithm>

namespace formant {
namespace {

/// Below this fixed share a larger batch is hardly faster.
constexpr double small_fixed_share = 0.2;
constexpr std::int64_t max_factor = 8;

BatchShape shape_for(std::int64_t batch_size, const DiagnosisFacts& facts) {
    return {batch_size, accumulation_towards(facts.batch_size * facts.accumulation, batch_size)};
}

} // namespace

double BatchScaling::fixed_share(std::int64_t batch_size) const {
    const double whole = ms(batch_size);
    return whole > 0 ? fixed_ms / whole : 0;
}

BatchScaling batch_scaling(const ComputeTime& a, const ComputeTime& b) {
    const auto size_a = static_cast<double>(a.batch_size);
    const auto size_b = static_cast<double>(b.batch_size);
    if (a.batch_size == b.batch_size)
        return {0, a.ms / size_a};
    const double slope = std::max(0.0, (b.ms - a.ms) / (size_b - size_a));
    const double fixed = a.ms - slope * size_a;
    return fixed >= 0 ? BatchScaling{fixed, slope} : BatchScaling{0, a.ms / size_a};
}

BatchShape larger_batch(const DiagnosisFacts& facts, const BatchScaling& scaling) {
    std::int64_t size = 2 * facts.batch_size;
    while (size < max_factor * facts.batch_size && scaling.fixed_share(size) > small_fixed_share)
        size *= 2;
    return shape_for(size, facts);
}

double estimated_gain(const BatchShape& shape, const DiagnosisFacts& facts,
                      const BatchScaling& scaling) {
    const auto ms_per_sample = [&](const BatchShape& of) {
        const double compute_ms = static_cast<double>(of.accumulation) * scaling.ms(of.batch_size);
        return (compute_ms + facts.rest_ms()) /
               static_cast<double>(of.batch_size * of.accumulation);
    };
    return ms_per_sample({facts.batch_size, facts.accumulation}) / ms_per_sample(shape) - 1;
}

} // namespace formant
