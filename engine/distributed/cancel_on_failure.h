#pragma once

#include "engine/base/cancellation.h"
#include "engine/distributed/process_group.h"

namespace formant {

/// Cancels the work of a rank when the group fails, as long as the object lives: a rank that
/// prepares for minutes without an operation of the group would notice only then.
class CancelOnFailure {
  public:
    /// `group` may be null, for a run with one rank. Both must outlive the object.
    CancelOnFailure(ProcessGroup* group, CancellationToken& cancellation);
    ~CancelOnFailure();
    CancelOnFailure(const CancelOnFailure&) = delete;
    CancelOnFailure& operator=(const CancelOnFailure&) = delete;

    /// Returns the failure of the group if that has interrupted the work, or else `end`.
    Error cause_of(Error end) const;

  private:
    ProcessGroup* group_;
};

} // namespace formant
