#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/onnx/graph_model.h"
#include "engine/session/export/loaded_voice.h"
#include "engine/session/export/new_files.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the files that sherpa-onnx reads (generations 1 and 2): `tokens.txt` and `voice.onnx`,
/// whose form is that of Piper's voices; or `acoustic.onnx` and `vocoder.onnx`, in the form of
/// Matcha-TTS, for a voice of phonemes with a vocoder. `lexicon_text` names a text file, with whose
/// words there is a `lexicon.txt`, which the form of Matcha-TTS does not have. ErrorKind::disk if
/// it cannot be read.
Result<std::vector<NewFile>> sherpa_files(const LoadedVoice& loaded, const GraphOptions& options,
                                          const std::string& lexicon_text);

/// Returns what users should know who hear the voice in sherpa-onnx.
std::vector<Message> sherpa_notes(const LoadedVoice& loaded, bool has_lexicon);

} // namespace formant
