#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/train/metrics/record_file.h"

#include <cstdint>
#include <memory>
#include <optional>
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

    /// Appends a serialized event.
    void write(std::string_view event);
    /// Returns true if there are files of earlier starts.
    bool is_continuation() const { return newest_ > 0; }

  private:
    EventFile(Path folder, std::int64_t newest) : folder_(std::move(folder)), newest_(newest) {}

    Path folder_;
    std::int64_t newest_;            ///< seconds in the name of the latest earlier file; 0: none
    std::optional<RecordFile> file_; ///< created with the first event
};

} // namespace formant
