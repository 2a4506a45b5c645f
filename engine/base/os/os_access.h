#pragma once

#include "engine/base/paths.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Returns the names of the groups that this process belongs to, or numbers of unnamed groups.
std::vector<std::string> group_names();

/// Returns true if this process has permission to read the file.
bool can_read(const Path& file);

/// Returns true if this process has permission to read and write the file.
bool can_read_and_write(const Path& file);

/// Returns the file of a program as a shell finds it: a name without a slash in the folders of
/// PATH. Returns nothing if there is no file that this process has permission to execute.
std::optional<Path> find_program(const std::string& name);

} // namespace formant
