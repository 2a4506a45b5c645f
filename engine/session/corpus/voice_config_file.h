#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

/// Returns the default folder for configurations, in the user's data folder.
Path configs_folder();

/// Returns an unused file for the configuration of a new voice in configs_folder(), which is
/// created: "maria.yaml", or "maria-2.yaml" and so on if that exists. ErrorKind::disk if the folder
/// cannot be created.
Result<Path> new_config_file(const std::string& name);

/// Returns whether the file is directly in configs_folder(), where the program chose its place.
bool is_in_configs_folder(const Path& file);

/// Returns whether the configuration in `file` is for this corpus: it names the same folder of
/// recordings, by any metadata in it, or no corpus yet. False if it cannot be read.
bool is_config_for(const Path& file, const Path& corpus);

} // namespace formant
