#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// Holds the options for starting a run, which come from the command line or the window.
struct RunRequest {
    std::string config_file;           ///< YAML; empty: only the defaults
    std::vector<std::string> settings; ///< `--set key=value`, in order
    std::string runs_folder;           ///< empty: the folder of user_folders()
    std::string device = "auto";       ///< "auto", "cpu", the number of a GPU, or its UUID
    std::vector<std::string> gpus{};   ///< of ranks, for start_detached(); empty: `device`
    std::string resume = "auto";       ///< "auto", "never", or a checkpoint file
    bool allows_changes = false;       ///< a run may resume on another corpus
    bool listens = false;              ///< other processes can follow and control the run
    bool joins_ranks = false;          ///< this process is a rank if variables of a launcher say so
    std::string decode_program;        ///< program started with --decode-worker; empty: this one
};

/// Returns the folder that holds the runs of the request.
Path runs_folder(const RunRequest& request);

} // namespace formant
