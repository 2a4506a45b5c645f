#pragma once

#include "engine/base/paths.h"
#include "engine/data/corpus.h"
#include "engine/session/preflight/preflight_lines.h"

#include <cstdint>

namespace formant {

/// Is there room for the checkpoints that a run keeps?
void look_at_checkpoint_room(const Path& run_folder, std::int64_t parameters, std::int64_t kept,
                             PreflightLines& lines);

/// Can the user's cache be written?
bool look_at_cache(PreflightLines& lines);

/// Is there room in it for the decoded recordings?
void look_at_cache_room(const Utterances& corpus, PreflightLines& lines);

} // namespace formant
