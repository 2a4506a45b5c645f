#pragma once

#include "engine/checkpoint/checkpoint_store.h"
#include "engine/session/config/run_config.h"

#include <optional>
#include <string>

namespace formant {

/// The checkpoint that a run goes on from, as `--resume` says (RunRequest::resume); nothing where
/// it begins anew. ErrorKind::usage where it must not go on but has checkpoints.
Result<std::optional<LoadedCheckpoint>> find_start(const std::string& resume,
                                                   const Path& run_folder);

/// True where it would begin anew, told without reading a checkpoint.
bool begins_anew(const std::string& resume, const Path& run_folder);

/// The file that it would go on from, told by its ends alone: one that was cut is passed over.
/// Nothing where it begins anew.
std::optional<Path> file_to_go_on_from(const std::string& resume, const Path& run_folder);

/// The configuration of the run that it goes on from; nothing where it begins anew, or where none
/// is kept beside the checkpoint.
std::optional<RunConfig> begun_config(const std::string& resume, const Path& run_folder);

} // namespace formant
