#pragma once

#include "engine/base/paths.h"

namespace formant {

/// Creates a new folder below the user's cache and removes it when the object is destroyed.
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
