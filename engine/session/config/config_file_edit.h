#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// Returns the key that YAML text uses for a setting, which may have two; the setting's present key
/// if the text does not give it.
std::string key_in_text(const std::string& text, const std::string& key);

/// Sets a setting in YAML text under the key that the text uses; a former key is renamed. `value`
/// is written as in YAML. ErrorKind::usage if the text has a form that cannot be edited. `name`
/// names the text in messages.
Result<std::string> set_in_config_text(const std::string& text, const std::string& key,
                                       const std::string& value, const std::string& name);

/// Sets settings ("train.batch_size=16") in an existing configuration file; comments and order are
/// preserved. ErrorKind::usage if one cannot be set, ErrorKind::disk if the file cannot be read or
/// written; the file is then unchanged.
Result<void> write_settings(const Path& file, const std::vector<std::string>& settings);

} // namespace formant
