#pragma once

#include "engine/base/result.h"
#include "engine/train/events.h"

#include <cstdint>

namespace formant {

/// Decides whether a run continues after a checkpoint that could not be written for another reason
/// than a full disk: a network file system may fail once, but a run that cannot save should not
/// train for days.
class FailedSaves {
  public:
    static constexpr int max_in_a_row = 3;

    /// The observer must outlive the object.
    explicit FailedSaves(TrainObserver& observer) : observer_(observer) {}

    /// Returns `saved`, or success after it has reported a disk error that the run continues with.
    /// The third such error in a row is returned.
    Result<void> tolerate(std::int64_t step, const Result<void>& saved);

  private:
    TrainObserver& observer_;
    int in_a_row_ = 0;
};

} // namespace formant
