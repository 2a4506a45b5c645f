#include "engine/train/rank_agreement.h"

#include "engine/base/sha256.h"
#include "engine/distributed/copy_from_rank_0.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

/// Appends the tensors of the tree, which share their memory with it, in the order of their names.
void add_tensors(const StateTree& tree, std::vector<at::Tensor>& tensors) {
    if (const auto* tensor = std::get_if<at::Tensor>(&tree.value()))
        tensors.push_back(tensor->detach());
    if (const auto* list = std::get_if<StateTree::List>(&tree.value()))
        for (const StateTree& child : *list)
            add_tensors(child, tensors);
    if (tree.is_map())
        for (const auto& [name, child] : tree.map())
            add_tensors(child, tensors);
}

std::string compute_hash(const std::vector<at::Tensor>& tensors) {
    std::string hashes;
    for (const at::Tensor& tensor : tensors) {
        const at::Tensor values = tensor.cpu().contiguous();
        hashes += sha256({static_cast<const char*>(values.const_data_ptr()), values.nbytes()});
    }
    return sha256(hashes);
}

} // namespace

bool copy_state_of_rank_0(OptimizationState& state, ProcessGroup& group) {
    const at::NoGradGuard no_gradients;
    StateTree tree;
    state.save(tree);
    std::vector<at::Tensor> tensors;
    add_tensors(tree, tensors);
    const std::vector<std::string> hashes = group.all_gather(compute_hash(tensors));
    if (std::ranges::all_of(hashes, [&](const auto& hash) { return hash == hashes.front(); }))
        return false;
    copy_from_rank_0(group, tensors);
    if (auto loaded = state.load(tree); !loaded)
        throw RankFailure(loaded.error());
    return true;
}

void equalize_ranks(OptimizationState& state, ProcessGroup* group, std::int64_t step,
                    TrainObserver& observer) {
    if (group != nullptr && copy_state_of_rank_0(state, *group))
        observer.on_event(
            Advice{step, "ranks-differed",
                   message(FORMANT_TR("train", "the weights of the ranks differed, because their "
                                               "processors round differently; all continue with "
                                               "those of rank 0"))});
}

} // namespace formant
