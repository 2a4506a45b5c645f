#include "engine/synth/saved_weights.h"

#include "engine/checkpoint/checkpoint_parts.h"

namespace formant {

Result<StateTree::Map> weights_of(const StateTree& checkpoint, VoiceWeights which) {
    return which == VoiceWeights::raw ? checkpoint.get<StateTree::Map>("state_dict")
                                      : ema_weights(checkpoint);
}

} // namespace formant
