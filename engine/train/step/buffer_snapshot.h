#pragma once

#include <ATen/core/Tensor.h>
#include <torch/nn/module.h>

#include <vector>

namespace formant {

/// Snapshot of the floating-point buffers, because forward passes in training update some, such as
/// the vectors of spectral norm. It is taken at the start of each phase of a step, so that every
/// slice of the batch starts from the same buffers, and a failed or skipped phase leaves them
/// unchanged. All are restored, also those that have not changed: which ones have is known to the
/// host of a step that runs, but not of one that is replayed.
class BufferSnapshot {
  public:
    explicit BufferSnapshot(const torch::nn::Module& model);

    /// Restores the buffers of the snapshot.
    void restore();
    /// Restores the buffers if `found_inf` [] is 1 and leaves them if it is 0. Does not synchronize
    /// with the host.
    void restore_if(const at::Tensor& found_inf);

    /// Returns the model's buffers that the snapshot holds.
    std::vector<at::Tensor> buffers() const;

  private:
    struct SavedBuffer {
        /// Shares its memory with the model's buffer but not the count of its writes, so that a
        /// graph may keep a buffer that never changes for its backward pass.
        at::Tensor buffer;
        at::Tensor saved;
    };
    std::vector<SavedBuffer> buffers_;
};

} // namespace formant
