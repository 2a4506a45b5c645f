#pragma once

#include "engine/base/cancellation.h"
#include "engine/data/corpus.h"
#include "engine/data/validation_split.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_report.h"

#include <c10/core/Device.h>

namespace formant {

/// Reports how fast the recordings are read, and warns if their disk is slow.
void check_read_speed(const Utterances& corpus, PreflightReport& report);

/// Stores what the training time depends on besides the configuration.
struct TrainingFacts {
    std::int64_t n_speakers = 1;
    double clip_s = 0;              ///< mean duration of the recordings in seconds
    std::int64_t trained_steps = 0; ///< done by the checkpoint that the run resumes from
    std::int64_t steps_per_epoch = 1;
};

/// Returns the steps of an epoch on these recordings, without those of the validation split.
std::int64_t steps_per_epoch(const RunConfig& config, const Utterances& corpus,
                             const SplitHistory& history);

/// Measures a few steps on synthetic samples of the mean length of the corpus, in a child process
/// of `program`, and reports a forecast of the remaining training time. Steps that take longer than
/// some seconds are reported as not measured.
void check_training_time(const RunConfig& config, c10::Device device, const TrainingFacts& facts,
                         const Path& program, const CancellationToken& cancellation,
                         PreflightReport& report);

} // namespace formant
