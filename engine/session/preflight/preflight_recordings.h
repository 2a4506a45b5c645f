#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/data/corpus.h"
#include "engine/session/config/run_config.h"
#include "engine/session/preflight/preflight_lines.h"

namespace formant {

/// How long the recordings are without the silence at both ends, by those that were decoded.
struct ClipSeconds {
    double mean = 0;
    double longest = 0;
};

/// Decodes some recordings, spread over the corpus, in child processes of `program`, as a training
/// decodes all. Nothing where none could be decoded.
std::optional<ClipSeconds> look_at_recordings(const RunConfig& config, const Path& program,
                                              const Utterances& corpus,
                                              const Cancellation& cancellation,
                                              PreflightLines& lines);

} // namespace formant
