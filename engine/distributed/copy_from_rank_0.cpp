#include "engine/distributed/copy_from_rank_0.h"

#include <ATen/ATen.h>

namespace formant {

void copy_from_rank_0(ProcessGroup& group, const std::vector<at::Tensor>& tensors) {
    for (const at::Tensor& tensor : tensors) {
        const at::Tensor sent = tensor.detach().contiguous();
        group.broadcast({sent});
        tensor.detach().copy_(sent);
    }
}

} // namespace formant
