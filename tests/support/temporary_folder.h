#pragma once

#include "engine/base/paths.h"

namespace formant::test {

/// A new empty folder, removed with everything in it at the end of the scope.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const Path& path() const { return path_; }
    Path operator/(const std::string& name) const { return path_ / name; }

  private:
    Path path_;
};

} // namespace formant::test
