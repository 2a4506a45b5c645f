#include "engine/cuda/alignment_operator.h"

#include "engine/base/log.h"
#include "engine/cuda/alignment_kernel.h"
#include "engine/cuda/memory_of_driver.h"
#include "engine/hardware/cached_memory.h"
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
        const auto made = with_memory_of_driver([&] { return AlignmentKernel::make(gpu); },
                                                [&] { release_cached_memory(gpu); });
        if (!made)
            give_up(gpu, made.error());
        else
            kernels_.emplace(gpu.index(), *made);
        return made ? std::optional(*made) : std::nullopt;
    }
    void failed(c10::Device gpu, const Error& why) {
        const std::lock_guard lock(mutex_);
        give_up(gpu, why);
    }

  private:
    void give_up(c10::Device gpu, const Error& why) {
        kernels_[gpu.index()] = std::nullopt;
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
        const auto found = with_memory_of_driver(
            [&] { return kernel->search(log_likelihood, token_lengths, frame_lengths); },
            [&] { release_cached_memory(gpu); });
        if (found)
            return *found;
        kernels.failed(gpu, found.error());
    }
    return alignment_search(log_likelihood.cpu(), token_lengths.cpu(), frame_lengths.cpu()).to(gpu);
}

} // namespace

void register_alignment_search() {
    [[maybe_unused]] static const torch::Library operators = [] {
        torch::Library gpus(torch::Library::IMPL, "formant", c10::DispatchKey::CUDA, __FILE__,
                            __LINE__);
        gpus.impl("alignment_search", search_on_gpu);
        return gpus;
    }();
}

} // namespace formant
