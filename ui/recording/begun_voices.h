#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// A voice whose recording was begun, and its lists of sentences by name.
struct BegunVoice {
    Path folder;
    std::vector<std::string> lists;
};

struct BegunVoices {
    Path recordings; ///< the folder that all of them are in
    std::vector<BegunVoice> voices;
};

/// Below that folder; empty: where recordings are kept on this machine. Of a voice whose lists
/// cannot be read there are none here; the opening of it says why.
BegunVoices find_begun_voices(const Path& recordings);

} // namespace formant
