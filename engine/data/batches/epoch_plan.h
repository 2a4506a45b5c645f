#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace formant {

/// Describes a sample of an epoch: one clip, or several to concatenate with silence between them.
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
    std::int64_t effective_batch = 8; ///< samples of one optimizer step
    std::vector<std::string> texts;   ///< of the clips
    std::int64_t concatenate_max = 1;
    double pause_ms_max = 0;
    double edge_ms_min = 0;
    double edge_ms_max = 0;
    std::int64_t samples_per_epoch = 0;   ///< with concatenation; 0: the number of clips
    std::set<std::string> excluded_texts; ///< in the form of normalize_text()
    std::vector<std::int64_t> lengths;    ///< of the clips, in audio samples; for buckets
    /// Number of batches whose samples are sorted by length together, to reduce padding; 0: off.
    std::int64_t bucket_batches = 0;
    std::vector<std::int64_t>
        speakers; ///< of the clips; a sample has one speaker; empty: a single speaker
};

/// Converts A to Z to lower case and collapses white space, for comparing texts.
std::string normalize_text(const std::string& text);

/// Plans the global batches of an epoch: a pure function of configuration and epoch. Without
/// concatenation, each clip occurs once, and the last batch is filled up from the start of the
/// epoch. With concatenation, each sample is keyed by (seed, epoch, item), whatever the batch size.
/// Buckets change only the order of the samples in an epoch.
std::vector<PlannedBatch> plan_epoch(const PlanConfig& config, std::int64_t epoch);

std::int64_t batches_per_epoch(const PlanConfig& config);

} // namespace formant
