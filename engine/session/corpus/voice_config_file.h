#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>

namespace formant {

/// The folder of configurations in the user's own data, where nobody has chosen another.
Path folder_of_configs();

/// Where the configuration of a voice goes that nobody has given a file: "maria.yaml", or where
/// that is there already "maria-2.yaml" and so on, in that folder, which is made. ErrorKind::disk
/// where it cannot be.
Result<Path> place_for_config(const std::string& name);

/// Whether the file lies there: nobody has chosen its place.
bool is_place_for_configs(const Path& file);

/// Whether the configuration in that file is for these recordings: it names them, by the same list
/// or by another one beside it, or none yet. Not where it cannot be read.
bool is_config_for(const Path& file, const Path& corpus);

} // namespace formant
