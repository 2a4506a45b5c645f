// Registers the alignment search of GPUs when the plug-in is opened.
#include "engine/base/log.h"
#include "engine/cuda/alignment_kernel.h"
#include "engine/nn/alignment_search.h"

#include <ATen/ATen.h>
#include <torch/library.h>

#include <map>
#include <mutex>
#include <optional>

namespace formant {
namespace {

/// Of each GPU, made when it is first wanted; nothing where it cannot be.
class AlignmentKernels {
  public:
    std::optional<AlignmentKernel> of(c10::Device gpu) {
        const std::lock_guard lock(mutex_);
        const auto known = kernels_.find(gpu.index());
        if (known != kernels_.end())
            return known->second;
        const auto made = AlignmentKernel::make(gpu);
        if (!made)
            tell(made.error());
        return kernels_.emplace(gpu.index(), made ? std::optional(*made) : std::nullopt)
            .first->second;
    }
    void give_up(c10::Device gpu, const Error& why) {
        const std::lock_guard lock(mutex_);
        kernels_[gpu.index()] = std::nullopt;
        tell(why);
    }

  private:
    static void tell(const Error& why) {
        log(LogLevel::warning,
            message(FORMANT_TR("cuda", "texts and frames are aligned by the CPU, which is slower: "
                                       "{reason}"),
                    {{"reason", why.what}}));
    }

    std::mutex mutex_;
    std::map<c10::DeviceIndex, std::optional<AlignmentKernel>> kernels_;
};

at::Tensor search_on_gpu(const at::Tensor& log_likelihood, const at::Tensor& token_lengths,
                         const at::Tensor& frame_lengths) {
    static AlignmentKernels kernels;
    const c10::Device gpu = log_likelihood.device();
    if (const auto kernel = kernels.of(gpu)) {
        const auto found = kernel->search(log_likelihood, token_lengths, frame_lengths);
        if (found)
            return *found;
        kernels.give_up(gpu, found.error());
    }
    return alignment_search(log_likelihood.cpu(), token_lengths.cpu(), frame_lengths.cpu()).to(gpu);
}

} // namespace
} // namespace formant

TORCH_LIBRARY_IMPL(formant, CUDA, operators) {
    operators.impl("alignment_search", formant::search_on_gpu);
}
