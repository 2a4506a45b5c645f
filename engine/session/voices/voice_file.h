#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"

namespace formant {

struct VoiceFile {
    StateTree checkpoint;
    bool is_foreign = false; ///< another program wrote it
};

/// A checkpoint to speak with: of this program as it is; of another one (G_*.pth, g_*, Piper's
/// .ckpt, Coqui's) as this program would have saved it, with what the files beside it say of its
/// sizes, its symbols and its speakers. Rows of nobody are named by their numbers.
/// ErrorKind::checkpoint where it cannot be read, or nothing beside says enough; executes nothing.
Result<VoiceFile> load_voice_file(const Path& file);

} // namespace formant
