#pragma once

#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/data/batches/batch.h"
#include "engine/data/batches/batch_share.h"

#include <cstdint>

namespace formant {

/// Provides the training data to the trainer: an endless sequence of global batches, which depends
/// on the seed but not on the number of threads or the micro-batch size.
class BatchSource {
  public:
    virtual ~BatchSource() = default;

    /// Returns the next global batch, on the host. Blocks until it is ready.
    virtual Result<GlobalBatch> next() = 0;

    virtual std::int64_t batches_per_epoch() const = 0;

    /// Seeks to a position: the next batch is (epoch, index).
    virtual void seek(std::int64_t epoch, std::int64_t index) = 0;

    /// Sets the micro-batch size from the next batch on (out-of-memory recovery).
    virtual void set_micro_batch(std::int64_t size) = 0;

    /// Sets the samples of each global batch that next() returns from the next batch on.
    virtual void set_share(const BatchShare& share) = 0;
};

} // namespace formant
