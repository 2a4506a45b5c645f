#pragma once

#include "engine/base/result.h"

#include <string>
#include <vector>

namespace formant {

/// A configuration as the command line names it.
struct ConfigRequest {
    std::string file;                  ///< YAML; empty: the defaults alone
    std::vector<std::string> settings; ///< `--set key=value`, in order
};

struct ConfigFindings {
    std::vector<Error> faults;  ///< what is wrong and where, in its order; a training refuses it
    std::vector<Message> notes; ///< of a valid one: what is still to be known of it
};

/// Reads it as a training would, which also refuses the name of a run or a language that cannot be.
/// What it names else (recordings, devices) is not looked at.
ConfigFindings check_config(const ConfigRequest& request);

/// Every setting with the value that a training would have, as YAML.
Result<std::string> show_config(const ConfigRequest& request);

/// Type, range, unit, default and help of a setting ("train.batch_size", "batch_size"), of those of
/// a section ("train"), or of all (""). ErrorKind::usage with the nearest name where there is none.
Result<std::string> describe_settings(const std::string& key);

/// The reference of all settings and presets as Markdown: what docs/configuration.md holds.
std::string configuration_reference();

} // namespace formant
