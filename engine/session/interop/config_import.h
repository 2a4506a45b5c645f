#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/config/run_config.h"

#include <optional>
#include <string>
#include <vector>

// The room session/interop holds the exchange with other programs: the legacy Python scripts that
// preceded this program, and the third-party trainers VITS, HiFi-GAN, Piper and Coqui. It imports
// their configurations, reads the files next to their checkpoints, and exports to the upstream
// code.

namespace formant {

/// A request to import a configuration of another program.
struct ConfigImport {
    /// The configuration: YAML of the legacy Python scripts that preceded this program, or JSON of
    /// the upstream VITS or HiFi-GAN code, of Piper or of Coqui.
    std::string file;
    std::string out; ///< file to write; empty: write none
};

/// A value of the imported configuration and the setting that it was translated to.
struct ImportedSetting {
    std::string key;     ///< in the imported file: "training.batch_size"
    std::string value;   ///< in the imported file
    std::string becomes; ///< "train.batch_size: 8"; empty: skipped
    Message why;         ///< the reason if it was skipped
};

/// The result of import_config().
struct ImportedConfig {
    std::string yaml;                      ///< the configuration for this program
    std::vector<ImportedSetting> settings; ///< all values of the file, in order
    std::vector<Message> notes;            ///< files named by `out` that do not exist
};

/// Translates a configuration of another program into one of this program, and writes it to `out`
/// if given. Values without an equivalent and invalid values are skipped, with the reason.
/// ErrorKind::usage if the file cannot be read or `out` exists already.
Result<ImportedConfig> import_config(const ConfigImport& request);

/// Returns each configuration that may describe a third-party checkpoint, the nearest first: the
/// config.json next to it, and for a .ckpt those up to three folders above, as Lightning saves
/// checkpoints of Piper in lightning_logs/version_0/checkpoints; for voice.onnx voice.onnx.json.
std::vector<Path> adjacent_configs(const Path& checkpoint);

/// Imports the configuration of a third-party checkpoint from its adjacent_configs(); the sizes of
/// an exported graph are those of its weights. ErrorKind::checkpoint if none of them describes a
/// model whose weights this program reads, with the reason.
Result<RunConfig> import_adjacent_config(const Path& checkpoint);

} // namespace formant
