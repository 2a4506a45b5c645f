#pragma once

#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"

namespace formant {

/// The speakers that a checkpoint's model was made for. A checkpoint from before there were several
/// has one; ErrorKind::checkpoint where they are damaged.
Result<SpeakerTable> speakers_of(const StateTree& checkpoint);

} // namespace formant
