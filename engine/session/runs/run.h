#pragma once

#include "engine/base/result.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"
#include "engine/train/setting_values.h"

#include <string>

namespace formant {

/// A run that trains in its worker thread, or in another process (followed_run.h). The interface is
/// free of LibTorch types.
class Run {
  public:
    /// Stops the run, which saves first, and waits for its end. A run of another process is only
    /// detached and continues.
    virtual ~Run() = default;
    virtual void post(TrainCommand command) = 0;
    /// Changes settings from the next step on; only fields that can be changed during training are
    /// allowed. Reports SettingsChanged once they are applied. ErrorKind::usage immediately if they
    /// are invalid; an error that shows only later is reported as Advice. A run that resumes from
    /// an earlier step applies them again.
    virtual Result<void> change(const SettingValues& settings) = 0;
    /// Waits for the end of the run. The kind of the Error is the exit code; ErrorKind::interrupted
    /// after a stop.
    virtual Result<void> wait() = 0;
    virtual bool finished() const = 0;
    virtual std::string folder() const = 0;
    /// Returns true if another process trains the run; it continues when this object is destroyed.
    virtual bool is_followed() const { return false; }
    /// Returns true if another rank, or the launcher, reports how the run has ended.
    virtual bool is_reported_elsewhere() const { return false; }
};

} // namespace formant
