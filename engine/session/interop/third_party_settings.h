#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// A configuration as a run is requested with it.
struct ConfigSource {
    std::string file; ///< YAML of this program; empty: none
    std::vector<std::string> settings;
};

/// Replaces a configuration file of IndexTTS2 (`config.yaml` next to its checkpoints) or of XTTS v2
/// (`config.json` next to its weights) by the settings that it stands for, before those of
/// `source`; its paths are relative to its folder. Any other file is kept. ErrorKind::usage if it
/// holds a value of the GPT that this program cannot follow.
Result<ConfigSource> with_third_party_settings(ConfigSource source);

} // namespace formant
