#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// The voice to export and its form.
struct VoiceExportRequest {
    std::string checkpoint;       ///< of this program, or a voice of another
    std::string out;              ///< folder for the files
    std::string player = "piper"; ///< one of export_players()
    /// Text file whose words go into sherpa-onnx's lexicon; empty: no lexicon.
    std::string lexicon_text;
    bool separate_vocoder = false;  ///< in a graph of its own; for "onnx"
    std::string vocoder;            ///< instead of the voice's own: a checkpoint or a run's folder
    bool raw_weights = false;       ///< the weights without averaging, instead of the EMA weights
    bool half = false;              ///< weights in half precision: half the size
    std::int64_t solver_steps = 10; ///< of a voice that integrates a flow
    std::string check_text; ///< is spoken by the files and by the voice, to compare; empty: none
};

/// Files that were written, and what the user should know about them.
struct ExportedVoice {
    std::vector<std::string> files;
    std::optional<double> difference; ///< of the check, relative to the loudest sample
    std::vector<Message> notes;
};

/// Returns the names of the players that voices are exported for: "piper", which Home Assistant
/// has, too (piper_files.h), "sherpa-onnx" for apps and phones (sherpa_files.h); for programs of
/// the user's own, "onnx" (plain_files.h) and "safetensors" (weight_files.h), in which vocoders are
/// exported, too.
std::vector<std::string> export_players();

/// Writes a voice for a player of another program. ErrorKind::usage if the voice or its vocoder has
/// no such form, the player is unknown, or a file exists already; errors also as those of
/// load_voice_file(), open_vocoder() and check_exported_files(). The files of a failed check stay.
Result<ExportedVoice> export_for_player(const VoiceExportRequest& request);

} // namespace formant
