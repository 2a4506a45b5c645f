#include "engine/train/step/group_reducer.h"

#include "engine/base/exception_message.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

namespace formant {
namespace {

/// Replaces tensors of one type by those of rank 0, in a single operation.
void broadcast_all(ProcessGroup& group, const std::vector<at::Tensor>& tensors) {
    if (tensors.empty())
        return;
    std::vector<at::Tensor> flat;
    flat.reserve(tensors.size());
    for (const at::Tensor& tensor : tensors)
        flat.push_back(tensor.reshape({-1}));
    const at::Tensor all = at::cat(flat);
    group.broadcast({all});
    std::int64_t offset = 0;
    for (const at::Tensor& tensor : tensors) {
        tensor.copy_(all.narrow(0, offset, tensor.numel()).view(tensor.sizes()));
        offset += tensor.numel();
    }
}

} // namespace

Error out_of_memory_after_sums() {
    return {ErrorKind::training,
            message(FORMANT_TR("train", "a rank ran out of memory while it updated the weights, "
                                        "when the step could no longer be repeated; close other "
                                        "programs that use this memory, or use a smaller model"))};
}

/// Layers that were frozen or unfrozen have other gradients.
GradientBuckets& GroupReducer::buckets_of(std::size_t phase,
                                          const std::vector<at::Tensor>& parameters) {
    std::unique_ptr<GradientBuckets>& buckets = buckets_[phase];
    if (!buckets || !buckets->matches(parameters)) {
        buckets.reset(); // its hooks go before those of the new ones come
        buckets = std::make_unique<GradientBuckets>(parameters, group_);
    }
    return *buckets;
}

void GroupReducer::begin_last_backward(std::size_t phase,
                                       const std::vector<at::Tensor>& parameters) {
    buckets_of(phase, parameters).begin_backward();
}

at::Tensor GroupReducer::complete(const PhaseContribution& contribution) {
    return sum_all(contribution, /*gives_up=*/false);
}

void GroupReducer::abort_phase(const PhaseContribution& contribution) {
    sum_all(contribution, /*gives_up=*/true);
    reset(); // a pass that ended early has not counted everything
}

void GroupReducer::reset() {
    for (const auto& [phase, buckets] : buckets_)
        buckets->reset();
}

/// The terms travel together with the number of ranks that give up.
at::Tensor GroupReducer::sum_all(const PhaseContribution& contribution, bool gives_up) {
    try {
        return try_sum_all(contribution, gives_up);
    } catch (const std::exception& failure) {
        if (is_out_of_memory(failure))
            throw RankFailure(out_of_memory_after_sums());
        throw;
    }
}

at::Tensor GroupReducer::try_sum_all(const PhaseContribution& contribution, bool gives_up) {
    const at::NoGradGuard no_gradients;
    buckets_of(contribution.phase, contribution.parameters).complete();
    const std::int64_t terms = contribution.terms.size(0);
    const at::Tensor sums = at::constant_pad_nd(contribution.terms, {0, 1}, gives_up ? 1 : 0);
    group_.begin_all_reduce(sums)->wait();
    contribution.terms.copy_(sums.narrow(0, 0, terms));
    broadcast_all(group_, contribution.buffers);
    return sums.select(0, terms);
}

} // namespace formant
