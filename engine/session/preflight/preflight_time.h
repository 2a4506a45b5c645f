#pragma once

#include "engine/data/corpus.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_lines.h"

#include <c10/core/Device.h>

namespace formant {

/// How fast the disk of the recordings is.
void look_at_storage(const Utterances& corpus, PreflightLines& lines);

/// What the time that a training takes depends on besides its configuration.
struct TrainingFacts {
    std::int64_t n_speakers = 1;
    double clip_s = 0;              ///< mean length of the recordings
    std::int64_t trained_steps = 0; ///< of an earlier start
};

/// Takes a few steps with made-up samples as long as the corpus's are, and tells how long the rest
/// of the training takes.
void look_at_time(const RunConfig& config, c10::Device device, const Utterances& corpus,
                  const TrainingFacts& facts, PreflightLines& lines);

} // namespace formant
