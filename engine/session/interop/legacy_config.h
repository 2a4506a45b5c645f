#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// A value in a configuration of another program: the legacy Python scripts (YAML) or third-party
/// code (JSON, which is YAML too).
struct LegacyConfigEntry {
    std::string key;   ///< "training.batch_size"
    std::string name;  ///< "batch_size"
    std::string text;  ///< the value as YAML on one line; empty: none
    std::string where; ///< "old.yaml:12"
};

/// Reads all values of the file with their sections, in order. ErrorKind::usage if it cannot be
/// read or is not YAML of sections and settings.
Result<std::vector<LegacyConfigEntry>> read_legacy_config(const Path& file);

} // namespace formant
