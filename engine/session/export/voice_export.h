#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// The voice to export and its form.
struct VoiceExportRequest {
    std::string checkpoint;         ///< of this program, or a voice of another
    std::string out;                ///< folder for the files
    std::string player = "piper";   ///< one of export_players()
    std::string vocoder;            ///< instead of the voice's own: a checkpoint or a run's folder
    bool raw_weights = false;       ///< the weights without averaging, instead of the EMA weights
    bool half = false;              ///< weights in half precision: half the size
    std::int64_t solver_steps = 10; ///< of a voice that integrates a flow
};

/// Files that were written, and what the user should know about them.
struct ExportedVoice {
    std::vector<std::string> files;
    std::vector<Message> notes;
};

/// Returns the names of the players that voices are exported for: "piper", which Home Assistant
/// has, too, and which reads `voice.onnx` and `voice.onnx.json`.
std::vector<std::string> export_players();

/// Writes a voice for a player of another program. ErrorKind::usage if the voice or its vocoder has
/// no such form, the player is unknown, or a file exists already; errors also as those of
/// load_voice_file() and open_vocoder().
Result<ExportedVoice> export_for_player(const VoiceExportRequest& request);

} // namespace formant
