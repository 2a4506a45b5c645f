#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/onnx/graph_model.h"
#include "engine/session/export/loaded_voice.h"
#include "engine/session/export/new_files.h"

#include <vector>

namespace formant {

/// Returns `voice.onnx` and `voice.onnx.json`, which Piper's players read. ErrorKind::usage as
/// player_tokens().
Result<std::vector<NewFile>> piper_files(const LoadedVoice& loaded, const GraphOptions& options);

/// Returns what users should know who hear the voice in Piper.
std::vector<Message> piper_notes(const LoadedVoice& loaded);

} // namespace formant
