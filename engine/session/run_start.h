#pragma once

#include "engine/checkpoint/checkpoint_store.h"

#include <optional>
#include <string>

namespace formant {

/// The checkpoint that a run goes on from, as `--resume` says (RunRequest::resume); nothing where
/// it begins anew. ErrorKind::usage where it must not go on but has checkpoints.
Result<std::optional<LoadedCheckpoint>> find_start(const std::string& resume,
                                                   const Path& run_folder);

/// True where it would begin anew, told without reading a checkpoint.
bool begins_anew(const std::string& resume, const Path& run_folder);

} // namespace formant
