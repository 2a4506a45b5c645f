#pragma once

#include "engine/base/paths.h"

#include <string>
#include <vector>

namespace formant {

/// How to start a run; all of it comes from the command line or the window.
struct RunRequest {
    std::string config_file;           ///< YAML; empty: the defaults alone
    std::vector<std::string> settings; ///< `--set key=value`, in order
    std::string runs_folder;           ///< empty: as kept_folders() says
    std::string device = "auto";       ///< "auto", "cpu", the number of a GPU, or its UUID
    std::string resume = "auto";       ///< "auto", "never", or a checkpoint file
    bool listens = false;              ///< other processes can follow the run, and command it
    std::string decode_program;        ///< program started with --decode-worker; empty: this one
};

/// Where the request's runs are kept.
Path runs_folder(const RunRequest& request);

} // namespace formant
