#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace formant {

/// A new `events.out.tfevents.<seconds>.formant` in a folder; its name comes after those that are
/// there already, which is the order that TensorBoard reads them in. Each start of a run has a file
/// of its own, because a record that a crash cut hides all that is written behind it. It is made
/// when the first event is written: a start that comes to nothing leaves none.
class EventFile {
  public:
    /// ErrorKind::disk where the folder cannot be read.
    static Result<std::unique_ptr<EventFile>> create(const Path& folder);

    /// Puts a serialised event at the end. A file that cannot be written does not end a training,
    /// but it is told once.
    void write(std::string_view event);
    /// There are files of earlier starts.
    bool is_continuation() const { return newest_ > 0; }

  private:
    EventFile(Path folder, std::int64_t newest) : folder_(std::move(folder)), newest_(newest) {}
    void open();

    Path folder_;
    std::int64_t
        newest_; ///< seconds in the name of the last of the earlier starts; 0: there is none
    Path path_;  ///< empty: not made yet
    std::ofstream file_;
    bool told_ = false; ///< that it cannot be written
};

} // namespace formant
