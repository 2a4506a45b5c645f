#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace formant {

/// A sample of an epoch: one clip, or several to be joined with silence between.
struct PlannedSample {
    std::vector<std::size_t> clips;
    std::vector<double> pauses_ms; ///< one fewer than clips
    double edge_before_ms = 0;
    double edge_after_ms = 0;

    bool operator==(const PlannedSample&) const = default;
};

using PlannedBatch = std::vector<PlannedSample>;

struct PlanConfig {
    std::uint64_t seed = 0;
    std::int64_t effective_batch = 8; ///< samples of one optimiser step
    std::vector<std::string> texts;   ///< of the clips
    std::int64_t concatenate_max = 1;
    double pause_ms_max = 0;
    double edge_ms_min = 0;
    double edge_ms_max = 0;
    std::int64_t samples_per_epoch = 0;   ///< with joining; 0: as many as clips
    std::set<std::string> excluded_texts; ///< as normal_text() writes them
    std::vector<std::int64_t> lengths;    ///< of the clips, in audio samples; for buckets
    /// So many batches at a time are made of samples sorted by length, so that little of a batch is
    /// padding; 0: off.
    std::int64_t bucket_batches = 0;
    std::vector<std::int64_t> speakers; ///< of the clips: only one's are joined; empty: one speaker
};

/// Words in lower case (A to Z), one space between: for comparing texts.
std::string normal_text(const std::string& text);

/// The global batches of an epoch: a pure function of configuration and epoch. Without joining each
/// clip comes once, and the last batch is filled up from the epoch's beginning; with joining each
/// sample is keyed by (seed, epoch, item), whatever the batch size. Buckets change the order of the
/// samples alone: which come in an epoch stays the same.
std::vector<PlannedBatch> plan_epoch(const PlanConfig& config, std::int64_t epoch);

std::int64_t batches_per_epoch(const PlanConfig& config);

} // namespace formant
