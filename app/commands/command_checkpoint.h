#pragma once

#include "engine/session/checkpoints/checkpoint_convert.h"
#include "engine/session/checkpoints/checkpoint_export.h"
#include "engine/session/checkpoints/checkpoint_service.h"

#include <string>

namespace formant {

enum class CheckpointAction { list, info, verify, clean, export_voice, convert };

/// What `formant checkpoint ...` asks for.
struct CheckpointRequest {
    CheckpointAction action = CheckpointAction::list;
    std::string path;        ///< file, folder or name of a run, of list, info and verify
    std::string runs_folder; ///< empty: the user's data folder
    CleanRequest clean;
    ExportRequest voice; ///< of export
    ConvertRequest convert;
};

/// Does it and prints what was found; the exit code. A damaged file is that of
/// ErrorKind::checkpoint.
int handle_checkpoints(const CheckpointRequest& request);

} // namespace formant
