#pragma once

#include <yaml-cpp/yaml.h>

#include <optional>
#include <string>

namespace formant {

/// The document of a text, and whether another one follows.
struct YamlDocument {
    YAML::Node root;                  ///< null for a text without a document
    std::optional<YAML::Mark> second; ///< where the content of a further document begins
};

/// Parses the first document of a text. Throws YAML::Exception if it is not valid, or if something
/// is left that is part of no document, which yaml-cpp alone overlooks (Load) or reads again and
/// again until the memory is full (LoadAll).
YamlDocument load_yaml(const std::string& text);

} // namespace formant
