#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

/// Returns the text of a configuration that fine-tunes the voice in a checkpoint: the preset
/// fine_tune, with the corpus, the text, the sound and the sizes of the run that saved it, and a
/// name that is free in `runs`. Settings of the machine are left to the preset.
///
/// The settings are those of the checkpoint's run or, without its folder, those in the checkpoint.
/// Errors as load_checkpoint(); ErrorKind::checkpoint if the file has no configuration, because
/// another program wrote it.
Result<std::string> fine_tuning_config(const Path& checkpoint, const Path& runs);

} // namespace formant
