#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/data/corpus.h"
#include "engine/session/preflight_lines.h"
#include "engine/session/run_config.h"

namespace formant {

/// Some of them, spread over the corpus: enough for a mean.
std::vector<Path> recordings_to_try(const Utterances& corpus);

/// Decodes some recordings, spread over the corpus, in child processes of `program`, as a training
/// decodes all. Their mean length in seconds without the silence at both ends; nothing where none
/// could be decoded.
std::optional<double> look_at_recordings(const RunConfig& config, const Path& program,
                                         const Utterances& corpus, const Cancellation& cancellation,
                                         PreflightLines& lines);

} // namespace formant
