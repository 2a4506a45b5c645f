#pragma once

#include "engine/base/cancellation.h"
#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "engine/synth/voice.h"

#include <string>
#include <vector>

namespace formant {

/// Names recordings whose speaking style is to be used, at least one.
struct ReferenceRecordings {
    std::vector<std::string> files;
    Path decode_program; ///< started with --decode-worker
};

/// Computes the mean of the style vectors of recordings. A child process decodes them with the
/// settings that the voice in `checkpoint` was trained with. ErrorKind::data if one cannot be read,
/// ErrorKind::usage if the voice does not support styles.
Result<at::Tensor> extract_reference_style(const Voice& voice, const StateTree& checkpoint,
                                           const ReferenceRecordings& recordings,
                                           const CancellationToken& cancellation);

} // namespace formant
