#pragma once

#include "engine/base/state_tree.h"
#include "engine/data/speaker_table.h"

namespace formant {

/// Returns the speakers of a checkpoint's model. Checkpoints from before multi-speaker support have
/// a single one. ErrorKind::checkpoint if the list is damaged.
Result<SpeakerTable> speakers_of(const StateTree& checkpoint);

} // namespace formant
