#pragma once

#include "engine/base/result.h"

#include <optional>
#include <string>
#include <vector>

namespace formant {

/// A configuration as it is given on the command line: a file and `--set` options.
struct ConfigRequest {
    std::string file;                  ///< YAML; empty: the defaults alone
    std::vector<std::string> settings; ///< `--set key=value`, in order
};

/// The result of check_config().
struct ConfigFindings {
    std::vector<Error> faults;  ///< with their places, in order; training refuses to start
    std::vector<Message> notes; ///< remarks on a valid configuration
};

/// Validates a configuration as the start of a training run does, the run's name and the language
/// of the texts included. Recordings and devices that it names are not checked.
ConfigFindings check_config(const ConfigRequest& request);

/// Returns every setting with its effective value, as YAML.
Result<std::string> show_config(const ConfigRequest& request);

/// Returns type, range, unit, default and help of one setting ("train.batch_size", "batch_size"),
/// of a section ("train"), or of all settings (""). ErrorKind::usage, with the nearest name, if the
/// key is unknown.
Result<std::string> describe_settings(const std::string& key);

/// Returns the full key of the setting with this name ("max_steps": "train.max_steps"); absent if
/// there is none, or more than one.
std::optional<std::string> setting_key(const std::string& name);

/// Returns the reference of all settings and presets as Markdown, the content of
/// docs/configuration.md.
std::string configuration_reference();

} // namespace formant
