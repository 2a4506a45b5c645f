#pragma once

#include <string>
#include <vector>

namespace formant {

/// Stores a vocoder that a user can choose.
struct VocoderChoice {
    std::string name;    ///< of its run or file, or "Griffin-Lim"
    std::string vocoder; ///< value for SpeechRequest::vocoder
};

/// Stores what a user can choose for the preview of a custom text, besides the checkpoint.
struct PreviewChoices {
    std::vector<std::string> speakers; ///< empty for a voice with one speaker
    /// Vocoders, the default first; empty if there is only one. A configured vocoder that no longer
    /// exists is not included.
    std::vector<VocoderChoice> vocoders;
    bool has_reference = false; ///< speech can have the style of a reference recording
};

/// Lists the speakers in a checkpoint of the run (empty: no checkpoint yet), and the vocoders: the
/// configured one, Griffin-Lim, and those in the same runs folder, newest first. Reads no weights.
PreviewChoices preview_choices(const std::string& run, const std::string& checkpoint);

} // namespace formant
