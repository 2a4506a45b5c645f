#pragma once

#include <ATen/core/Tensor.h>
#include <torch/nn/module.h>

#include <cstdint>
#include <vector>

namespace formant {

/// Snapshot of the buffers that forward passes in training update, such as the vectors of spectral
/// norm. It is taken at the start of each phase of a step, so that every slice of the batch starts
/// from the same buffers, and a failed or skipped phase leaves them unchanged.
class BufferSnapshot {
  public:
    explicit BufferSnapshot(const torch::nn::Module& model);

    /// Restores the buffers of the snapshot.
    void restore();
    /// Restores the buffers if `found_inf` [] is 1 and leaves them if it is 0. Does not synchronize
    /// with the host.
    void restore_if(const at::Tensor& found_inf);

  private:
    struct SavedBuffer {
        at::Tensor buffer, saved;
        std::int64_t version; ///< incremented by each in-place write

        bool has_changed() const { return buffer._version() != version; }
    };
    std::vector<SavedBuffer> buffers_;
};

} // namespace formant
