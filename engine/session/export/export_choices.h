#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// What a user can choose for the export of a voice, and what is proposed.
struct ExportChoices {
    std::vector<std::string> players; ///< those of export_players() that have a form for it
    bool is_vocoder = false;          ///< it speaks no texts
    bool uses_vocoder = false;        ///< it outputs mels
    bool has_solver_steps = false;    ///< it integrates a flow
    /// For VoiceExportRequest::vocoder: the configured vocoder if it still exists, or else the
    /// newest one of the same runs folder with the same mels; empty: none.
    std::string vocoder;
    /// For VoiceExportRequest::check_text: the text of a sample of the run, or else a built-in
    /// sentence in the language of the voice; empty: none.
    std::string check_text;
};

/// Loads a voice or a vocoder and returns the choices for it. Errors as those of load_voice_file().
Result<ExportChoices> export_choices(const std::string& checkpoint);

} // namespace formant
