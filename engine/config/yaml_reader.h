#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/config/config_table.h"

#include <string>
#include <vector>

namespace formant {

/// Says what to do with keys that the table does not know: refuse them in a user's file, ignore
/// them if only a part of a saved configuration is read (a voice needs no `train:`).
enum class UnknownKeys { refuse, ignore };

constexpr std::uint64_t max_configuration_bytes = 16 << 20;

/// Reads the bytes of a configuration file. ErrorKind::usage if it is missing, unreadable, larger
/// than max_configuration_bytes, or a device or FIFO.
Result<std::string> read_configuration(const Path& file);

/// Returns ErrorKind::usage, with the first line that is not UTF-8, if there is one.
Result<void> check_utf8(const std::string& text, const Path& file);

/// Sets the table's fields from YAML text. ErrorKind::usage with `name:line` (or the line alone,
/// for a text without a name), and the nearest known name, for an unknown or duplicate key, a wrong
/// type or a value out of range; some fields may be set by then. A former key sets its setting, and
/// the log says so.
Result<void> read_yaml(const ConfigTable& table, const std::string& text, const std::string& name,
                       UnknownKeys unknown = UnknownKeys::refuse);
Result<void> read_yaml_file(const ConfigTable& table, const Path& file,
                            UnknownKeys unknown = UnknownKeys::refuse);

/// Sets the fields like read_yaml(), but returns all errors in the order of the text; empty if
/// there are none.
std::vector<Error> faults_in_yaml(const ConfigTable& table, const std::string& text,
                                  const std::string& name,
                                  UnknownKeys unknown = UnknownKeys::refuse);
std::vector<Error> faults_in_yaml_file(const ConfigTable& table, const Path& file,
                                       UnknownKeys unknown = UnknownKeys::refuse);

/// Returns the note on a setting that is given by its former key. `where`: "demo.yaml:12".
Message former_key_note(const BoundField& bound, const MessageArg& where);

/// Sets one field from the text of its value: text fields verbatim, others parsed as YAML
/// ("[0.9, 0.98]", "true", "8"). `where` starts the error message.
Result<void> assign_text(const ConfigTable& table, const std::string& key, const std::string& text,
                         const MessageArg& where);

/// Returns the name of a configuration as text, or words for one that has no name yet.
MessageArg text_name(const std::string& name);

/// Applies a `key=value` of the command line, from `--set` or an option alias, like assign_text().
Result<void> apply_setting(const ConfigTable& table, const std::string& setting);

} // namespace formant
