#pragma once

#include "engine/base/result.h"
#include "engine/onnx/graph_model.h"
#include "engine/session/export/loaded_voice.h"
#include "engine/session/export/new_files.h"

#include <vector>

namespace formant {

/// Returns the files for a program of the user's own with ONNX Runtime: `voice.onnx`, or
/// `acoustic.onnx` and `vocoder.onnx` if `separate_vocoder`, and `voice.json`. The graphs read the
/// tokens of one text and return its samples. ErrorKind::usage if the voice has no vocoder to
/// separate.
Result<std::vector<NewFile>> plain_files(const LoadedVoice& loaded, const GraphOptions& options,
                                         bool separate_vocoder);

/// Returns `vocoder.onnx` and `vocoder.json`, of a vocoder alone.
std::vector<NewFile> plain_vocoder_files(std::shared_ptr<const GraphVocoder> vocoder,
                                         const MelConfig& mel, const GraphOptions& options);

} // namespace formant
