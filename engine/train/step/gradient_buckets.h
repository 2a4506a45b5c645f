#pragma once

#include "engine/distributed/process_group.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace formant {

/// Sums the gradients of parameters over the ranks in buckets of 1 to 16 MiB. The sum of a
/// bucket begins during the backward pass, as soon as all of its gradients are complete, and runs
/// while the pass computes the next ones (Li et al. 2020, "PyTorch Distributed", section 4.2).
/// Buckets are summed in the same order on every rank: the order in which the first backward pass
/// of rank 0 has completed the gradients. The gradients become views of the buckets, so that
/// nothing is copied.
class GradientBuckets {
  public:
    /// Both must outlive the object. Gradients of the parameters must be defined.
    GradientBuckets(std::vector<at::Tensor> parameters, ProcessGroup& group);
    ~GradientBuckets();
    GradientBuckets(const GradientBuckets&) = delete;
    GradientBuckets& operator=(const GradientBuckets&) = delete;

    /// Returns true if these are the parameters, and their gradients still those of the buckets.
    bool matches(const std::vector<at::Tensor>& parameters) const;
    /// Lets the next backward pass begin sums. The first pass only counts how often each gradient
    /// is accumulated: with gradient checkpointing it may be several times, and then no sum can
    /// begin before the end of the pass.
    void begin_backward();
    /// Begins the sums that have not begun, and waits for all.
    void complete();
    /// Lets the next backward pass count again.
    void reset();
    std::size_t size() const { return buckets_.size(); }
    /// Returns how many sums the last backward pass has begun before it ended.
    std::size_t num_overlapped() const { return num_overlapped_; }

  private:
    struct Bucket {
        at::Tensor values; ///< [elements]
        std::size_t parameters = 0;
        std::size_t missing = 0; ///< gradients that are not complete yet
        std::unique_ptr<PendingCollective> sum{};
    };
    class Hook;

    void fill_buckets();
    void agree_on_order();
    std::vector<std::int64_t> own_order() const;
    void move_gradients_to(Bucket& bucket, std::size_t first, std::size_t last);
    void set_hooks();
    /// Called after each accumulation of the gradient of a parameter.
    void accumulated(std::size_t parameter);
    void begin_next_sum();
    bool can_overlap() const;

    std::vector<at::Tensor> given_;      ///< the parameters in the order of the caller
    std::vector<at::Tensor> parameters_; ///< in the order of the buckets
    ProcessGroup& group_;
    std::vector<Bucket> buckets_;            ///< in the order of their sums
    std::vector<std::size_t> bucket_of_;     ///< by parameter
    std::mutex mutex_;                       ///< backward passes on a device have a thread
    std::vector<std::size_t> accumulations_; ///< in the counted pass, by parameter
    enum class Pass { none, counted, overlapped };
    Pass pass_ = Pass::none;
    bool has_counted_ = false;
    std::vector<std::size_t> arrivals_; ///< parameters in the order of their accumulations so far
    bool has_order_ = false;            ///< that of rank 0
    std::size_t begun_ = 0;             ///< sums that have begun
    std::size_t num_overlapped_ = 0;
};

} // namespace formant
