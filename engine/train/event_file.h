#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <fstream>
#include <memory>
#include <string>
#include <string_view>

namespace formant {

/// A new `events.out.tfevents.<seconds>.formant` in a folder; its name comes after those that are
/// there already, which is the order that TensorBoard reads them in. Each start of a run has a file
/// of its own, because a record that a crash cut hides all that is written behind it.
class EventFile {
  public:
    static Result<std::unique_ptr<EventFile>> create(const Path& folder);

    /// Puts a serialised event at the end. A file that cannot be written does not end a training,
    /// but it is told once.
    void write(std::string_view event);
    /// There are files of earlier starts.
    bool is_continuation() const { return is_continuation_; }

  private:
    EventFile(const Path& file, bool is_continuation);

    Path path_;
    std::ofstream file_;
    bool is_continuation_;
    bool told_ = false; ///< that it cannot be written
};

} // namespace formant
