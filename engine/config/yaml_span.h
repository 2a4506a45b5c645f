#pragma once

#include <yaml-cpp/yaml.h>

#include <cstddef>
#include <string>

namespace formant {

/// Where the value ends that begins at `begin` of a line of YAML: before its comment, or the end of
/// the line. Signs within quotes and lists end nothing.
std::size_t end_of_value(const std::string& line, std::size_t begin);

/// The last line of the text (from 0) on which something of the value begins.
std::size_t last_line_of(const YAML::Node& value, std::size_t first);

/// The same scalars in the same order, however they are written.
bool same_value(const YAML::Node& a, const YAML::Node& b);

} // namespace formant
