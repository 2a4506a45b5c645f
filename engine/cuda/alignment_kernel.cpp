#include "engine/cuda/alignment_kernel.h"

#include "engine/base/version.h"
#include "engine/cuda/driver.h"
#include "engine/cuda/kernel_compiler.h"
#include "engine/cuda/kernel_source.h"
#include "engine/nn/alignment_search.h"

#include <ATen/ATen.h>
#include <c10/core/DeviceGuard.h>
#include <c10/core/impl/VirtualGuardImpl.h>
#include <c10/util/accumulate.h>

#include <algorithm>
#include <array>

namespace formant {
namespace {

/// LibTorch's library that links to NVRTC, whose own file name depends on the version.
/// Returns LibTorch's wrapper of NVRTC.
Path compiler_library() {
    return libtorch_folder() / "lib/libcaffe2_nvrtc.so";
}

Result<std::string> compile_for(int gpu) {
    Driver::Facts facts;
    if (!nvidia_driver().facts(gpu, facts))
        return fail(
            ErrorKind::device,
            message(FORMANT_TR("cuda", "the NVIDIA driver does not respond for GPU {number}"),
                    {{"number", std::to_string(gpu)}}));
    return KernelCompiler::open(compiler_library()).and_then([&](const KernelCompiler& compiler) {
        return compiler.compile(alignment_search_source, facts.capability_major,
                                facts.capability_minor);
    });
}

void* current_stream(c10::Device gpu) {
    const c10::impl::VirtualGuardImpl guard(gpu.type());
    return guard.getStreamNativeHandle(guard.getStream(gpu));
}

/// Returns the threads per block: at least one warp, at most the maximum of all GPUs.
unsigned threads_for(std::int64_t tokens) {
    constexpr std::int64_t warp = 32, max_threads = 1024;
    return static_cast<unsigned>(std::clamp((tokens + warp - 1) / warp * warp, warp, max_threads));
}

} // namespace

Result<AlignmentKernel> AlignmentKernel::make(c10::Device gpu) {
    return compile_for(gpu.index())
        .and_then([&](const std::string& code) {
            return GpuKernel::load(code, "alignment_search", gpu.index());
        })
        .and_then([&](const GpuKernel& loaded) -> Result<AlignmentKernel> {
            const AlignmentKernel kernel(loaded);
            return kernel.compare_with_cpu(gpu).map([&] { return kernel; });
        });
}

Result<at::Tensor> AlignmentKernel::search(const at::Tensor& log_likelihood,
                                           const at::Tensor& token_lengths,
                                           const at::Tensor& frame_lengths) const {
    const c10::Device gpu = log_likelihood.device();
    const c10::DeviceGuard guard(gpu);
    const at::Tensor best = log_likelihood.transpose(1, 2).clone(at::MemoryFormat::Contiguous);
    const at::Tensor tokens = token_lengths.to(gpu).contiguous();
    const at::Tensor frames = frame_lengths.to(gpu).contiguous();
    at::Tensor frame_tokens = at::zeros({best.size(0), best.size(1)}, tokens.options());
    auto* scores = best.data_ptr<float>();
    const auto* token_counts = tokens.const_data_ptr<std::int64_t>();
    const auto* frame_counts = frames.const_data_ptr<std::int64_t>();
    auto* found = frame_tokens.data_ptr<std::int64_t>();
    std::int64_t max_tokens = best.size(2), max_frames = best.size(1);
    std::array<void*, 6> arguments = {&scores, &token_counts, &frame_counts,
                                      &found,  &max_tokens,   &max_frames};
    return kernel_
        .launch(static_cast<unsigned>(best.size(0)), threads_for(max_tokens), current_stream(gpu),
                arguments)
        .map([&] { return frame_tokens; });
}

/// Compares small samples, and one with more tokens than a block has threads.
Result<void> AlignmentKernel::compare_with_cpu(c10::Device gpu) const {
    return compare_with_cpu(gpu, {4, 70, 260}, {70, 1, 33, 64}, {260, 5, 33, 259}).and_then([&] {
        return compare_with_cpu(gpu, {1, 1100, 1300}, {1100}, {1300});
    });
}

/// Uses scores without ties, so that the best path is unique.
Result<void> AlignmentKernel::compare_with_cpu(c10::Device gpu, at::IntArrayRef shape,
                                               at::ArrayRef<std::int64_t> token_lengths,
                                               at::ArrayRef<std::int64_t> frame_lengths) const {
    const std::int64_t count = c10::multiply_integers(shape);
    const at::Tensor scores = at::arange(count, at::kDouble).mul(1.7).sin().to(at::kFloat);
    const at::Tensor likelihood = scores.view(shape);
    const at::Tensor tokens = at::tensor(token_lengths, at::kLong);
    const at::Tensor frames = at::tensor(frame_lengths, at::kLong);
    const auto found = search(likelihood.to(gpu), tokens, frames);
    if (!found)
        return fail(found.error());
    if (at::equal(found->cpu(), alignment_search(likelihood, tokens, frames)))
        return {};
    return fail(ErrorKind::device, message(FORMANT_TR("cuda", "alignments of GPU and CPU differ")));
}

} // namespace formant
