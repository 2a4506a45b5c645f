#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

struct ConfigImport {
    /// Of the older Python scripts, or JSON of the public VITS or HiFi-GAN code, Piper or Coqui.
    std::string file;
    std::string out; ///< file to write; empty: none
};

/// What became of one value.
struct ImportedSetting {
    std::string key;     ///< theirs: "training.batch_size"
    std::string value;   ///< theirs
    std::string becomes; ///< "train.batch_size: 8"; empty: left out
    Message why;         ///< it was left out
};

struct ImportedConfig {
    std::string yaml; ///< what was taken over, as a configuration of ours
    std::vector<ImportedSetting> settings;
    std::vector<Message> notes; ///< files that `out` names and that are not where it looks for them
};

/// Translates a configuration, and writes it where `out` is given. A value that has no meaning here
/// or does not fit is left out and says why. ErrorKind::usage where there is no such file, or `out`
/// is there already.
Result<ImportedConfig> import_config(const ConfigImport& request);

} // namespace formant
