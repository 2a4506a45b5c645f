#pragma once

#include "engine/data/corpus.h"
#include "engine/session/preflight_lines.h"
#include "engine/session/run_config.h"

#include <c10/core/Device.h>

namespace formant {

/// How fast the disk of the recordings is.
void look_at_storage(const Utterances& corpus, PreflightLines& lines);

/// Takes a few steps with made-up samples as long as the corpus's are, and tells how long the whole
/// training takes. `clip_s`: mean length of the recordings.
void look_at_time(const RunConfig& config, c10::Device device, const Utterances& corpus,
                  std::int64_t n_speakers, double clip_s, PreflightLines& lines);

} // namespace formant
