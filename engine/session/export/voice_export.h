#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// The players that a voice is exported for.
enum class ExportTarget {
    piper, ///< `voice.onnx` and `voice.onnx.json`: Piper, Home Assistant
};

/// The voice to export and its form.
struct VoiceExportRequest {
    std::string checkpoint; ///< of this program, or a voice of another
    std::string out;        ///< folder for the files
    ExportTarget target = ExportTarget::piper;
    std::string vocoder;      ///< instead of the voice's own: a checkpoint or the folder of a run
    bool raw_weights = false; ///< the weights without averaging, instead of the EMA weights
    bool half = false;        ///< weights in half precision: half the size
    std::int64_t solver_steps = 10; ///< of a voice that integrates a flow
};

/// Files that were written, and what the user should know about them.
struct ExportedVoice {
    std::vector<std::string> files;
    std::vector<Message> notes;
};

/// Writes a voice for players of other programs. ErrorKind::usage if the voice or its vocoder has
/// no such form, or a file exists already; errors also as those of load_voice_file() and
/// open_vocoder().
Result<ExportedVoice> export_voice(const VoiceExportRequest& request);

} // namespace formant
