#pragma once

#include "engine/base/paths.h"
#include "engine/config/config_table.h"
#include "engine/data/data_config.h"
#include "engine/synth/voice_config.h"
#include "engine/train/train_config.h"

#include <cstdint>
#include <string>
#include <vector>

// The room session/config holds everything about the configuration of a training run: the table of
// its settings (here), presets, loading and validation, and the editing of a YAML file as text or
// as a form. A setting has a key such as "train.batch_size".

namespace formant {

/// The complete configuration of a run: the sections of voice, data and training.
struct RunConfig {
    std::int64_t version = 1; ///< of the configuration format
    std::string name;         ///< of the run's folder; empty: see load_requested_config()
    std::string preset = "none";
    VoiceConfig voice;
    DataConfig data;
    TrainConfig train;
};

/// Returns the table of all settings: keys, types, ranges, help. It reads and writes the fields of
/// `config`, which must outlive it.
ConfigTable run_config_table(RunConfig& config);

/// Returns the keys of all settings that name files or folders, relative to the folder of the
/// configuration file.
std::vector<std::string> path_settings();

/// Returns the absolute path of a file named relative to `base`, Windows paths converted for this
/// system. An empty name stays empty.
std::string absolute_file(const std::string& named, const Path& base);

/// Makes all settings that name files absolute, as absolute_file() does.
void make_paths_absolute(RunConfig& config, const Path& base);

/// ErrorKind::usage if the name of a run cannot be the name of a folder.
Result<void> check_run_name(const std::string& name);

/// Validates settings that depend on each other, which the ranges of single fields cannot express.
/// Returns the first error, of ErrorKind::usage.
Result<void> check_run_config(const RunConfig& config);

/// Returns all errors that check_run_config() finds, not only the first.
std::vector<Error> cross_field_errors(const RunConfig& config);

/// Loads a configuration: the values of the preset, overridden by those of `file` (unless empty),
/// overridden by the `--set` settings in order. Relative paths in the file refer to its folder,
/// those in settings to the working folder; both become absolute.
Result<RunConfig> load_run_config(const Path& file, const std::vector<std::string>& settings);

/// Returns all errors for which load_run_config() would fail, not only the first.
std::vector<Error> run_config_errors(const Path& file, const std::vector<std::string>& settings);

/// Says which model the configuration trains and why, if it does not name one itself; else empty.
/// Its arguments are those of load_run_config().
Message model_choice_message(const Path& file, const std::vector<std::string>& settings);

/// Returns the effective configuration as YAML, every setting included.
std::string run_config_yaml(RunConfig config);

} // namespace formant
