#pragma once

#include <yaml-cpp/yaml.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace formant {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text);

/// Splits a key into its parts: "train.batch_size" into "train" and "batch_size".
Lines path_of_key(const std::string& key);

/// Stores the line of a key, and the value in it.
struct YamlPlace {
    std::size_t line = 0;
    std::size_t column = 0; ///< of the key
    YAML::Node value;
};

std::optional<YamlPlace> find_place(const YAML::Node& root, const Lines& path);

/// Removes the lines below the key's own line that a multi-line list occupies.
void remove_rest_of_value(Lines& lines, const YamlPlace& place);

/// Returns the end of the value that starts at `begin` in a line of YAML: before its comment, or at
/// the end of the line. Characters within quotes and lists do not end the value.
std::size_t end_of_value(const std::string& line, std::size_t begin);

/// Compares two values: true if they hold equal scalars in the same order, whatever their notation.
bool same_value(const YAML::Node& a, const YAML::Node& b);

} // namespace formant
