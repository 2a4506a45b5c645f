#pragma once

#include <string>
#include <vector>

namespace formant {

struct VocoderChoice {
    std::string name;    ///< of its run or file; of Griffin-Lim its own
    std::string vocoder; ///< as SpeechRequest::vocoder
};

/// What there is to choose for a text of one's own beside its checkpoint.
struct OwnTextChoices {
    std::vector<std::string> speakers; ///< of a voice with several; else none
    /// What makes the voice audible, first what does where nobody chooses; none where there is no
    /// choice. One that the settings name and that has gone is not among them.
    std::vector<VocoderChoice> vocoders;
};

/// The speakers of a checkpoint of the run (empty: none yet), and the vocoder that its settings
/// name, Griffin-Lim, and the vocoders that lie beside the run, the one trained last first. Reads
/// no weights.
OwnTextChoices own_text_choices(const std::string& run, const std::string& checkpoint);

} // namespace formant
