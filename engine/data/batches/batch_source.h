#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/batches/batch.h"

#include <cstdint>

namespace formant {

/// The training data as the trainer sees it: an endless row of global batches, the same for the
/// same seed whatever the number of threads and the size of the micro-batches.
class BatchSource {
  public:
    virtual ~BatchSource() = default;

    /// The next global batch, on the host. Blocks until it is ready.
    virtual Result<GlobalBatch> next() = 0;

    virtual std::int64_t batches_per_epoch() const = 0;

    /// Goes to a position; the next batch is (epoch, index).
    virtual void seek(std::int64_t epoch, std::int64_t index) = 0;

    /// Slices from the next batch on into micro-batches of this size (out-of-memory recovery).
    virtual void set_micro_batch(std::int64_t size) = 0;
};

} // namespace formant
