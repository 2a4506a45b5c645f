#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/data/corpus.h"
#include "engine/session/preflight_lines.h"
#include "engine/session/run_config.h"

namespace formant {

/// How long the recordings are without the silence at both ends, by those that were decoded.
struct ClipSeconds {
    double mean = 0;
    double longest = 0;
};

/// Some of them, spread over the corpus: enough for a mean.
std::vector<Path> recordings_to_try(const Utterances& corpus);

/// Decodes some recordings, spread over the corpus, in child processes of `program`, as a training
/// decodes all. Nothing where none could be decoded.
std::optional<ClipSeconds> look_at_recordings(const RunConfig& config, const Path& program,
                                              const Utterances& corpus,
                                              const Cancellation& cancellation,
                                              PreflightLines& lines);

} // namespace formant
