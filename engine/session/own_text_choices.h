#pragma once

#include <string>
#include <vector>

namespace formant {

/// A training of hifigan whose vocoder can be taken.
struct TrainedVocoder {
    std::string run; ///< its name
    std::string checkpoint;
};

/// What there is to choose for a text of one's own beside its checkpoint.
struct OwnTextChoices {
    std::vector<std::string> speakers;    ///< of a voice with several; else none
    std::vector<TrainedVocoder> vocoders; ///< for what the voice makes; else none
};

/// The speakers of a checkpoint of the run (empty: none yet), and the vocoders that lie beside the
/// run, the one trained last first. Reads no weights.
OwnTextChoices own_text_choices(const std::string& run, const std::string& checkpoint);

} // namespace formant
