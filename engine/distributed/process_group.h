#pragma once

#include "engine/base/result.h"
#include "engine/distributed/rank_activity.h"

#include <ATen/Device.h>
#include <ATen/core/Tensor.h>

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace formant {

/// Thrown by an operation of a group if another rank has ended, hangs or has failed. The group can
/// no longer be used.
class RankFailure : public std::exception {
  public:
    explicit RankFailure(Error error) : error_(std::move(error)), text_(to_english(error_.what)) {}
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
    /// Blocks until the operation is complete. Throws RankFailure.
    virtual void wait() = 0;
};

/// The ranks of a run: processes that train one model together. All of them must call the same
/// operations in the same order. Operations block until every rank has called them, and throw
/// RankFailure.
class ProcessGroup {
  public:
    virtual ~ProcessGroup() = default;
    virtual std::size_t rank() const = 0;
    virtual std::size_t size() const = 0;

    /// Lets operations take tensors of this device too; it is of one type on all ranks.
    /// ErrorKind::device if this build has no collectives for it, or they cannot be set up.
    virtual Result<void> use_device(at::Device device) = 0;
    /// Returns true if sums on the device complete after wait(), in the order of its stream. A rank
    /// that fails then leaves partial sums, and the others do not notice until they read from the
    /// device: the step that they compute is not valid once there is a failure().
    virtual bool completes_on_device() const = 0;

    /// Starts an all-reduce (sum) of `tensor` in place and returns at once. `tensor` is contiguous,
    /// on the CPU or the device of use_device(), and has the same shape and type on every rank;
    /// nobody may use it before wait() returns. May be called from an autograd thread, but from one
    /// thread at a time. The result is bit-exact on all ranks, and, on the CPU, in all runs with
    /// the same number of ranks.
    virtual std::unique_ptr<PendingCollective> begin_all_reduce(const at::Tensor& tensor) = 0;
    /// Replaces each tensor (contiguous, same shape and type on every rank) by that of rank 0.
    virtual void broadcast(const std::vector<at::Tensor>& tensors) = 0;
    /// Returns the bytes of all ranks in rank order, on every rank. Their lengths may differ.
    virtual std::vector<std::string> all_gather(const std::string& bytes) = 0;

    /// Returns for how long this rank has waited in operations so far. Operations on a device count
    /// only while measure_device_waits() is on.
    virtual double waited_ms() const = 0;
    /// Lets wait() of operations on the device block the host, first until the device has done the
    /// work before, and then until the operation is complete. Costs some time.
    virtual void measure_device_waits(bool on) = 0;
    /// Publishes the activity of this rank. Ranks that train or validate too long while others wait
    /// are reported as hanging. May be called from any thread.
    virtual void set_activity(RankActivity activity) = 0;
    /// Publishes the error with which this rank ends. The first error of a run is the cause that
    /// all operations throw. May be called from any thread.
    virtual void report_failure(const Error& error) = 0;
    /// Returns the cause that all operations throw, if the group has failed. May be called from any
    /// thread.
    virtual std::optional<Error> failure() const = 0;
    /// Returns true if this rank has found that rank 0 is lost, which then reports nothing.
    virtual bool has_lost_rank_0() const = 0;
    /// Calls `handler` once the group has failed, at once if it has, from another thread and with a
    /// lock held: it may only set a flag. An empty handler removes it.
    virtual void set_failure_handler(std::function<void()> handler) = 0;
};

} // namespace formant
