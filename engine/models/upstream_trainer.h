#pragma once

namespace formant {

/// The published code whose checkpoints a kind of model reads and writes.
enum class UpstreamTrainer {
    vits,      ///< jaywalnut310/vits; Piper and Coqui train the same model
    hifigan,   ///< jik876/hifi-gan
    indextts2, ///< the trainers of IndexTTS2's community
    dvae,      ///< the codec of XTTS, in Coqui's code
    xtts       ///< XTTS v2 in Coqui's code
};

} // namespace formant
