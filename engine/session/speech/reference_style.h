#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "engine/synth/voice.h"

namespace formant {

struct ReferenceRecording {
    Path file;
    Path decode_program; ///< started with --decode-worker
};

/// Style vector of a recording, prepared as the recordings of the training of `checkpoint` were, by
/// a child process as they were. ErrorKind::data where it cannot be read, usage where the voice
/// takes no style.
Result<at::Tensor> style_of_recording(const Voice& voice, const StateTree& checkpoint,
                                      const ReferenceRecording& recording,
                                      const Cancellation& cancellation);

} // namespace formant
