#include "engine/cuda/alignment_operator.h"

#include "engine/base/log.h"
#include "engine/cuda/alignment_kernel.h"
#include "engine/cuda/driver_allocation_retry.h"
#include "engine/hardware/cached_memory.h"
#include "engine/nn/alignment_search.h"

#include <ATen/ATen.h>
#include <torch/library.h>

#include <map>
#include <mutex>
#include <optional>

namespace formant {
namespace {

/// Kernels by GPU, created on first use; nullopt for GPUs where that failed.
class AlignmentKernels {
  public:
    std::optional<AlignmentKernel> of(c10::Device gpu) {
        const std::lock_guard lock(mutex_);
        const auto known = kernels_.find(gpu.index());
        if (known != kernels_.end())
            return known->second;
        const auto created = retry_on_out_of_memory([&] { return AlignmentKernel::make(gpu); },
                                                    [&] { release_cached_memory(gpu); });
        if (!created)
            disable(gpu, created.error());
        else
            kernels_.emplace(gpu.index(), *created);
        return created ? std::optional(*created) : std::nullopt;
    }
    void failed(c10::Device gpu, const Error& why) {
        const std::lock_guard lock(mutex_);
        disable(gpu, why);
    }

  private:
    void disable(c10::Device gpu, const Error& why) {
        kernels_[gpu.index()] = std::nullopt;
        log(LogLevel::warning,
            message(FORMANT_TR("cuda", "alignment runs on the CPU, which is slower: {reason}"),
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
        const auto found = retry_on_out_of_memory(
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
