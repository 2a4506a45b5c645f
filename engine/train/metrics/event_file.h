#pragma once

#include "engine/base/os/os_output_file.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace formant {

/// Writes a new TensorBoard event file `events.out.tfevents.<seconds>.formant` in a folder. Its
/// name sorts after the existing ones, because TensorBoard reads files in that order. Each start of
/// a run has its own file, because a record truncated by a crash hides all records after it. The
/// file is created with the first event, so that a failed start leaves none.
class EventFile {
  public:
    /// Returns ErrorKind::disk if the folder cannot be read.
    static Result<std::unique_ptr<EventFile>> create(const Path& folder);

    /// Appends a serialized event. A write error does not end the run; it is logged once.
    void write(std::string_view event);
    /// Returns true if there are files of earlier starts.
    bool is_continuation() const { return newest_ > 0; }

  private:
    EventFile(Path folder, std::int64_t newest) : folder_(std::move(folder)), newest_(newest) {}
    void open();

    Path folder_;
    std::int64_t newest_; ///< seconds in the name of the latest earlier file; 0: none
    Path path_;           ///< empty: not created yet
    OutputFile file_;
    bool error_logged_ = false;
};

} // namespace formant
