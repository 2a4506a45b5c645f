#pragma once

#include "engine/distributed/process_group.h"
#include "engine/train/step/gradient_buckets.h"
#include "engine/train/step/reducer.h"

#include <map>
#include <memory>

namespace formant {

/// The reducer of a run with several ranks.
class GroupReducer : public Reducer {
  public:
    /// `group` must outlive the object.
    explicit GroupReducer(ProcessGroup& group) : group_(group) {}

    bool has_other_ranks() const override { return true; }
    void begin_last_backward(std::size_t phase, const std::vector<at::Tensor>& parameters) override;
    at::Tensor complete(const PhaseContribution& contribution) override;
    void abort_phase(const PhaseContribution& contribution) override;
    void reset() override;

  private:
    GradientBuckets& buckets_of(std::size_t phase, const std::vector<at::Tensor>& parameters);
    at::Tensor sum_all(const PhaseContribution& contribution, bool gives_up);
    at::Tensor try_sum_all(const PhaseContribution& contribution, bool gives_up);

    ProcessGroup& group_;
    std::map<std::size_t, std::unique_ptr<GradientBuckets>> buckets_; ///< by phase
};

} // namespace formant
