#pragma once

#include "engine/base/paths.h"

#include <optional>

namespace formant {

/// Keeps a folder open, to find it again after somebody renamed it.
class OpenFolder {
  public:
    explicit OpenFolder(const Path& folder);
    ~OpenFolder();
    OpenFolder(const OpenFolder&) = delete;
    OpenFolder& operator=(const OpenFolder&) = delete;

    /// Returns the present path of the folder: the original one, or another after it or one of its
    /// parents was renamed. Returns nothing if it was removed or replaced by another folder. A
    /// folder that cannot be accessed for another reason counts as being there.
    std::optional<Path> present_path() const;

  private:
    Path path_;
    int descriptor_;
    Path link_; ///< of the descriptor when it was opened
};

} // namespace formant
