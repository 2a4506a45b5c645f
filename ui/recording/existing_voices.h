#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// A voice with a recording folder, and the names of its prompt lists.
struct ExistingVoice {
    Path folder;
    std::vector<std::string> lists;
};

struct ExistingVoices {
    Path recordings; ///< the folder of all voices
    std::vector<ExistingVoice> voices;
};

/// Finds the voices below `recordings`; empty means the default folder of this machine. A voice
/// with unreadable lists has none here; opening it reports the error.
ExistingVoices find_existing_voices(const Path& recordings);

} // namespace formant
