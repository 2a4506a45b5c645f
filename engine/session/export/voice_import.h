#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// A voice of another program, and the checkpoint to make of it.
struct VoiceImportRequest {
    std::string file; ///< voice.onnx of Piper, G_*.pth, .ckpt: as load_voice_file() reads them
    std::string out;  ///< .pt or .safetensors
};

/// What users should know about the checkpoint that was written.
using ImportNotes = std::vector<Message>;

/// Writes a voice of another program as a checkpoint of this one, which speaks, is exported, and
/// starts a run without the files next to the original. ErrorKind::usage if `out` has another
/// extension or exists already, or if `file` is a checkpoint of this program; errors also as those
/// of load_voice_file() and save_checkpoint().
Result<ImportNotes> import_voice(const VoiceImportRequest& request);

} // namespace formant
