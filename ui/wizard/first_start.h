#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Whether the window was ever open on this machine: a mark of its own, because trainings without a
/// window write gpu_config.json too.
class FirstStart {
  public:
    explicit FirstStart(const Path& folder = state_home()) : file_(folder / "wizard-shown") {}

    bool is_first() const;
    /// From now on it is not the first any more; ErrorKind::disk.
    Result<void> note() const;

  private:
    Path file_;
};

} // namespace formant
