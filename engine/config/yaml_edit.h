#pragma once

#include "engine/base/result.h"

#include <string>

namespace formant {

/// YAML text with one value put in the place of the key's old one, or in a new line of its section
/// where it had none; all else, comments too, stays as it is. `value` is as YAML writes it ("8",
/// "true"). ErrorKind::usage, with what to write by hand, where the text has a form in which that
/// cannot be done: a text over several lines, a section in braces. `name` names the text.
Result<std::string> set_in_yaml(const std::string& text, const std::string& key,
                                const std::string& value, const std::string& name);

} // namespace formant
