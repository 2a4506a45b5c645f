#pragma once

#include <ATen/core/Tensor.h>
#include <torch/nn/module.h>

#include <cstdint>
#include <vector>

namespace formant {

/// What forward passes in training change of a model beside its weights: the vectors of a spectral
/// norm, which each pass improves. Holds them as they are when a phase of a step begins, so that
/// every slice of its batch begins with the same, and a phase that fails or is skipped changes
/// none.
class ForwardBuffers {
  public:
    explicit ForwardBuffers(const torch::nn::Module& model);

    /// As they were.
    void rewind();
    /// As they were where `found_inf` [] is 1, as they are where it is 0, without a look from the
    /// host.
    void rewind_if(const at::Tensor& found_inf);

  private:
    struct Kept {
        at::Tensor buffer, before;
        std::int64_t version; ///< that each write in place counts up

        bool has_moved() const { return buffer._version() != version; }
    };
    std::vector<Kept> kept_;
};

} // namespace formant
