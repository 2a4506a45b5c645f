#pragma once

#include <optional>
#include <string>

namespace formant {

bool is_yaml(const std::string& text);

/// Whether YAML text gives the key ("train.batch_size").
bool gives_key(const std::string& text, const std::string& key);

/// What YAML text says of the key: a scalar without its quotes, a list as YAML. Nothing where it
/// does not give it, or is no YAML.
std::optional<std::string> written_value(const std::string& text, const std::string& key);

/// The line, from 1, that gives the key; 0 where none does.
int line_of_key(const std::string& text, const std::string& key);

} // namespace formant
