#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "engine/synth/voice.h"

namespace formant {

/// Names a recording whose speaking style is to be used.
struct ReferenceRecording {
    Path file;
    Path decode_program; ///< started with --decode-worker
};

/// Computes the style vector of a recording. A child process decodes it with the settings that the
/// voice in `checkpoint` was trained with. ErrorKind::data if it cannot be read, ErrorKind::usage
/// if the voice does not support styles.
Result<at::Tensor> extract_reference_style(const Voice& voice, const StateTree& checkpoint,
                                           const ReferenceRecording& recording,
                                           const CancellationToken& cancellation);

} // namespace formant
