#pragma once

#include "engine/base/result.h"
#include "engine/train/commands.h"
#include "engine/train/events.h"
#include "engine/train/setting_values.h"

#include <string>

namespace formant {

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

} // namespace formant
