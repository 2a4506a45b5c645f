#pragma once

#include "engine/train/events.h"

#include <optional>
#include <string_view>

namespace formant {

/// The records `train` and `time` of metrics.jsonl, which are most of it: a week has a million.
/// Taken from the lines as event_as_json_lines() writes them, many times faster than any JSON can
/// be.
class StepRecords {
  public:
    /// Whether the line is one of the two; `train` begins a step, `time` fills in the rest.
    bool take(std::string_view line);
    /// The step that is whole; it is taken out.
    std::optional<StepReport> whole();

  private:
    StepReport report_;
    bool has_values_ = false;
    bool has_times_ = false;
};

} // namespace formant
