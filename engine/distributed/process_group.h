#pragma once

#include "engine/base/result.h"
#include "engine/distributed/rank_activity.h"

#include <ATen/core/Tensor.h>

#include <exception>
#include <memory>
#include <string>
#include <vector>

namespace formant {

/// Thrown by an operation of a group if another rank has ended, hangs or has failed. The group can
/// no longer be used.
class RankLost : public std::exception {
  public:
    explicit RankLost(Error error) : error_(std::move(error)), text_(to_english(error_.what)) {}
    /// Says which rank was the first and what happened to it.
    const Error& error() const { return error_; }
    const char* what() const noexcept override { return text_.c_str(); }

  private:
    Error error_;
    std::string text_;
};

/// An operation that runs while the rank does other work.
class PendingCollective {
  public:
    virtual ~PendingCollective() = default;
    /// Blocks until the operation is complete. Throws RankLost.
    virtual void wait() = 0;
};

/// The ranks of a run: processes that train one model together. All of them must call the same
/// operations in the same order. Operations block until every rank has called them, and throw
/// RankLost.
class ProcessGroup {
  public:
    virtual ~ProcessGroup() = default;
    virtual std::size_t rank() const = 0;
    virtual std::size_t size() const = 0;

    /// Begins to replace a contiguous tensor by its sum over all ranks, in place. The sum is the
    /// same bits on every rank, and in every run with the same number of ranks.
    virtual std::unique_ptr<PendingCollective> begin_sum(const at::Tensor& tensor) = 0;
    /// Replaces contiguous tensors by those of rank 0, in place.
    virtual void broadcast(const std::vector<at::Tensor>& tensors) = 0;
    /// Returns the bytes of all ranks, in their order, on every rank.
    virtual std::vector<std::string> gather(const std::string& bytes) = 0;

    /// Shows the other ranks what this one does. A rank that hangs while the others wait is lost
    /// after a while, but not one that saves or samples.
    virtual void set_activity(RankActivity activity) = 0;
    /// Reports to the other ranks why this one ends, so that they end with the same cause.
    virtual void report_failure(const Error& error) = 0;
};

} // namespace formant
