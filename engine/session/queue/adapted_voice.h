#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the settings ("key=value" of `audio`, `text` and `model`) that a run needs which starts
/// from a voice made for synthesis only, such as Piper's voice.onnx or what `formant checkpoint
/// import` makes of it. Errors as load_voice_file(); ErrorKind::usage for a voice that lacks
/// nothing, which needs no recipe.
Result<std::vector<std::string>> settings_to_adapt(const Path& voice);

} // namespace formant
