#pragma once

#include "engine/distributed/process_group.h"

#include <vector>

namespace formant {

/// Replaces the values of tensors of any layout by those of rank 0. The tensors have the same
/// shapes and types on every rank. Throws RankFailure.
void copy_from_rank_0(ProcessGroup& group, const std::vector<at::Tensor>& tensors);

} // namespace formant
