#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/config/config_table.h"

#include <string>
#include <vector>

namespace formant {

/// A key that `table` does not know: an error in a file that somebody wrote, passed over where only
/// a part of a saved configuration is read (a voice needs no `train:`).
enum class UnknownKeys { refuse, ignore };

/// Sets the table's fields from YAML text. Unknown or duplicate key, wrong type, value out of
/// range: refused with `name:line` and the nearest name (ErrorKind::usage); fields may then be half
/// set.
Result<void> read_yaml(const ConfigTable& table, const std::string& text, const std::string& name,
                       UnknownKeys unknown = UnknownKeys::refuse);
Result<void> read_yaml_file(const ConfigTable& table, const Path& file,
                            UnknownKeys unknown = UnknownKeys::refuse);

/// The same, but all that is refused, in the order of the text; empty where nothing is.
std::vector<Error> faults_in_yaml(const ConfigTable& table, const std::string& text,
                                  const std::string& name,
                                  UnknownKeys unknown = UnknownKeys::refuse);
std::vector<Error> faults_in_yaml_file(const ConfigTable& table, const Path& file,
                                       UnknownKeys unknown = UnknownKeys::refuse);

/// Sets one field from the text of its value: that of a text field as it stands, any other as YAML
/// ("[0.9, 0.98]", "true", "8"). `where` begins the message of a refusal.
Result<void> assign_text(const ConfigTable& table, const std::string& key, const std::string& text,
                         const std::string& where);

/// Applies one `key=value` of the command line, of `--set` or of an option that stands for it, as
/// assign_text() does.
Result<void> apply_setting(const ConfigTable& table, const std::string& setting);

} // namespace formant
