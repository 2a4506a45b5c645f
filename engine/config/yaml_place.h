#pragma once

#include <yaml-cpp/yaml.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace formant {

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text);
/// "train" and "batch_size" of "train.batch_size".
Lines path_of_key(const std::string& key);

/// A key's line, and the value in it.
struct YamlPlace {
    std::size_t line = 0;
    std::size_t column = 0; ///< of the key
    YAML::Node value;
};

std::optional<YamlPlace> find_place(const YAML::Node& root, const Lines& path);

/// Removes the lines below the key's own that a list over several lines takes.
void remove_rest_of_value(Lines& lines, const YamlPlace& place);

} // namespace formant
