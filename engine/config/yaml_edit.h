#pragma once

#include "engine/base/result.h"

#include <optional>
#include <string>

namespace formant {

/// Sets one value in YAML text: replaces the old value of the key, or adds a line to its section if
/// it had none. Everything else stays as it is, comments too. `value` is written as in YAML ("8",
/// "true"). `name` names the text in messages. ErrorKind::usage, with what to write by hand, if the
/// text has a form that cannot be edited: a multi-line text, a section in braces.
Result<std::string> set_in_yaml(const std::string& text, const std::string& key,
                                const std::string& value, const std::string& name);

/// Renames the last part of a key ("teacher" for "mels_of"); everything else stays as it is.
/// Returns the text unchanged if it does not contain the key. `name` names the text in messages.
/// ErrorKind::usage, with what to write by hand, if the text has a form that cannot be edited.
Result<std::string> rename_in_yaml(const std::string& text, const std::string& key,
                                   const std::string& new_key, const std::string& name);

/// Removes the key's line and the comment on it; everything else stays as it is. Returns the text
/// unchanged if it does not contain the key. `name` names the text in messages. ErrorKind::usage,
/// with what to remove by hand, if the text has a form that cannot be edited.
Result<std::string> remove_from_yaml(const std::string& text, const std::string& key,
                                     const std::string& name);

bool is_valid_yaml(const std::string& text);

/// Returns true if the YAML text sets the key ("train.batch_size").
bool contains_key(const std::string& text, const std::string& key);

/// Returns the value of the key in YAML text: a scalar without its quotes, a list as YAML. Returns
/// nothing if the text does not set the key, or is not valid YAML.
std::optional<std::string> yaml_value(const std::string& text, const std::string& key);

/// Returns the line, from 1, that sets the key; 0 if none does.
int line_of_key(const std::string& text, const std::string& key);

} // namespace formant
