#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

namespace formant {

/// Records in a file whether the window was ever opened on this machine. gpu_config.json is no
/// evidence, because headless runs write it too.
class FirstStart {
  public:
    explicit FirstStart(const Path& folder = state_home()) : file_(folder / "wizard-shown") {}

    bool is_first() const;
    /// Records that the first start is over. Fails with ErrorKind::disk.
    Result<void> record() const;

  private:
    Path file_;
};

} // namespace formant
