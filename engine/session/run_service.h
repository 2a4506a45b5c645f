#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"
#include "engine/train/setting_values.h"

#include <memory>
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

/// A training that goes on in its worker thread, or in another process (followed_run.h). No
/// LibTorch type passes through here.
class Run {
  public:
    /// Asks for stop (saves) and waits; one in another process is only followed no longer.
    virtual ~Run() = default;
    virtual void post(TrainCommand command) = 0;
    /// Changes settings from the next step on (those whose field says that they can be changed
    /// while a training runs), told as SettingsChanged when it is done. ErrorKind::usage, at once,
    /// where they cannot be; where that shows only later, an Advice says so. A resume makes them
    /// again.
    virtual Result<void> change(const SettingValues& settings) = 0;
    /// Waits for the end; an Error's kind is the exit code. `interrupted` after a stop.
    virtual Result<void> wait() = 0;
    virtual bool finished() const = 0;
    virtual std::string folder() const = 0;
    /// It is trained by another process, which goes on when this object goes.
    virtual bool is_followed() const { return false; }
};

/// Checks the request (configuration, device, folder, lock) at once, then trains in a worker thread
/// that calls `observer` with everything that happens. The observer must outlive the run.
Result<std::unique_ptr<Run>> start_run(const RunRequest& request, TrainObserver& observer);

} // namespace formant
