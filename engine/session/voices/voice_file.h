#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

namespace formant {

/// Checkpoint loaded for inference.
struct VoiceFile {
    StateTree checkpoint;
    bool is_third_party = false; ///< another program wrote the file
};

/// Loads a checkpoint for inference. A third-party one (G_*.pth, g_*, Piper's .ckpt, Coqui's) is
/// converted to the form in which this program saves; its sizes, symbols and speakers come from the
/// files next to it, and rows without a speaker name are named by their numbers.
/// ErrorKind::checkpoint where the file cannot be read, or the files next to it do not say enough;
/// executes nothing.
Result<VoiceFile> load_voice_file(const Path& file);

} // namespace formant
