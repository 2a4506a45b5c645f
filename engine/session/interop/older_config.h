#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// One value of a configuration of the older Python scripts.
struct OlderEntry {
    std::string key;   ///< "training.batch_size"
    std::string name;  ///< "batch_size"
    std::string text;  ///< the value as YAML on one line; empty: none
    std::string where; ///< "old.yaml:12"
};

/// Reads the file's values, of all its sections, in order. ErrorKind::usage where it cannot be read
/// or is no YAML of sections and settings.
Result<std::vector<OlderEntry>> read_older_config(const Path& file);

} // namespace formant
