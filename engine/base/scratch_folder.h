#pragma once

#include "engine/base/paths.h"

namespace formant {

/// A new folder below the user's cache, removed at the end.
class ScratchFolder {
  public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    const Path& path() const { return path_; }

  private:
    Path path_;
};

} // namespace formant
