#pragma once

#include "engine/session/checkpoints/checkpoint_convert.h"
#include "engine/session/checkpoints/checkpoint_export.h"
#include "engine/session/checkpoints/checkpoint_service.h"
#include "engine/session/export/voice_import.h"

#include <string>

namespace CLI {
class App;
}

namespace formant {

enum class CheckpointAction { list, info, verify, clean, export_voice, convert, import_voice };

/// Request of `formant checkpoint ...`.
struct CheckpointRequest {
    CheckpointAction action = CheckpointAction::list;
    std::string path;        ///< for list, info and verify: file, folder or name of a run
    std::string runs_folder; ///< empty: the user's data folder
    CleanRequest clean;
    ExportRequest voice; ///< for export
    ConvertRequest convert;
    VoiceImportRequest imported; ///< for import
};

/// Executes the request and prints the results. Returns the exit code: ErrorKind::checkpoint for a
/// damaged file.
int handle_checkpoints(const CheckpointRequest& request);

/// Adds `checkpoint list|info|verify|clean|export|convert|import`; parsing fills `request`.
CLI::App* add_checkpoint_options(CLI::App& app, CheckpointRequest& request);

} // namespace formant
