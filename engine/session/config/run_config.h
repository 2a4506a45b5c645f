#pragma once

#include "engine/base/paths.h"
#include "engine/config/config_table.h"
#include "engine/data/data_config.h"
#include "engine/synth/voice_config.h"
#include "engine/train/train_config.h"

#include <cstdint>
#include <string>
#include <vector>

namespace formant {

/// Everything that makes a run: the sections of every part, joined.
struct RunConfig {
    std::int64_t version = 1; ///< of the configuration's form
    std::string name = "run"; ///< of the run's folder
    std::string preset = "none";
    VoiceConfig voice;
    DataConfig data;
    TrainConfig train;
};

/// The table of all settings; refers to `config`.
ConfigTable run_config_table(RunConfig& config);

/// A setting that names a file, relative to the folder of the configuration.
struct FileSetting {
    std::string key;
    std::string& (*of)(RunConfig& config);
};

const std::vector<FileSetting>& file_settings();

/// That file, Windows' paths as this system has them; nothing where none is named.
std::string absolute_file(const std::string& named, const Path& base);

/// ErrorKind::usage where it cannot be a folder's name.
Result<void> check_run_name(const std::string& name);

/// What the ranges of single fields cannot say; ErrorKind::usage.
Result<void> check_run_config(const RunConfig& config);

/// The same, but all of them.
std::vector<Error> contradictions_in(const RunConfig& config);

/// The preset's values, over them those of `file` (where it is not empty), over them the `--set`
/// settings in order. Files named relative in it are relative to its folder, those of settings to
/// the working folder.
Result<RunConfig> load_run_config(const Path& file, const std::vector<std::string>& settings);

/// All that load_run_config() would refuse, not only the first; empty where nothing is.
std::vector<Error> faults_of_run_config(const Path& file, const std::vector<std::string>& settings);

/// The effective configuration as YAML.
std::string run_config_yaml(RunConfig config);

} // namespace formant
