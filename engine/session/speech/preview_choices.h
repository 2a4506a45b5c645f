#pragma once

#include <string>
#include <vector>

namespace formant {

/// Stores a vocoder that a user can choose.
struct VocoderChoice {
    std::string name;    ///< of its run or file, or "Griffin-Lim"
    std::string vocoder; ///< value for SpeechRequest::vocoder
};

/// Stores a language that a voice speaks.
struct SpeechLanguage {
    std::string code; ///< value for SpeechRequest::language
    std::string name;
};

/// Stores what a user can choose for the preview of a custom text, besides the checkpoint.
struct PreviewChoices {
    std::vector<std::string> speakers; ///< empty for a voice with one speaker
    /// Vocoders, the default first; empty if there is only one. A configured vocoder that no longer
    /// exists is not included.
    std::vector<VocoderChoice> vocoders;
    /// Languages that a voice can read whose tokenizer marks them, that of its training first;
    /// empty if there is only one.
    std::vector<SpeechLanguage> languages = {};
    bool has_reference = false; ///< speech can have the style of a reference recording
};

/// Lists the speakers in a checkpoint of the run (empty: no checkpoint yet), and the vocoders: the
/// configured one, Griffin-Lim, and those in the same runs folder, newest first. Reads no weights.
/// Languages are named in `in_language`, a tag.
PreviewChoices preview_choices(const std::string& run, const std::string& checkpoint,
                               const std::string& in_language = "en");

} // namespace formant
