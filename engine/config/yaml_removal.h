#pragma once

#include "engine/base/result.h"

#include <string>

namespace formant {

/// YAML text without the key's line, and the comment on it; all else stays as it is. The text
/// itself where it does not give the key; ErrorKind::usage, with what to remove by hand, where the
/// text has a form in which that cannot be done. `name` names the text.
Result<std::string> remove_from_yaml(const std::string& text, const std::string& key,
                                     const std::string& name);

} // namespace formant
