#include "engine/hardware/gpu_list.h"

#include "engine/base/log.h"
#include "engine/base/resources.h"
#include "engine/hardware/architecture.h"
#include "engine/hardware/cuda_plugin.h"
#include "engine/hardware/libtorch_build.h"

#include <ATen/Context.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

namespace formant {
namespace {

GpuList no_gpus(Message reason) {
    return {{}, std::move(reason)};
}

std::string cuda_version_of(int number) {
    return number == 0 ? "" : fmt::format("{}.{}", number / 1000, number % 1000 / 10);
}

GpuFacts facts_of(int index, const FormantGpuFacts& facts) {
    GpuFacts gpu;
    gpu.index = index;
    gpu.name = facts.name;
    gpu.capability_major = facts.capability_major;
    gpu.capability_minor = facts.capability_minor;
    gpu.total_memory_bytes = facts.total_memory_bytes;
    gpu.uuid = facts.uuid;
    gpu.pci_bus_id = facts.pci_bus_id;
    gpu.cuda_version = cuda_version_of(facts.cuda_version);
    return gpu;
}

GpuList query_gpus(const FormantCudaApi& api) {
    GpuList list;
    std::array<char, 256> reason{};
    const int count = api.gpu_count(reason.data());
    for (int index = 0; index < count; ++index) {
        FormantGpuFacts facts{};
        if (api.gpu_facts(index, &facts))
            list.gpus.push_back(facts_of(index, facts));
        else
            log(LogLevel::warning, fmt::format("GPU {} does not answer", index));
    }
    if (list.gpus.empty())
        list.reason_for_none = message(FORMANT_TR("hardware", "no NVIDIA GPU answers ({reason})"),
                                       {{"reason", reason.data()}});
    return list;
}

/// Checks that this LibTorch has kernels for the card, which may be too new or too old.
void set_kernel_support(GpuFacts& gpu, const LibtorchBuild& libtorch) {
    const std::string target = compute_target_of(gpu.capability_major, gpu.capability_minor);
    gpu.has_kernels = has_kernels_for(target, libtorch);
    if (gpu.has_kernels.value_or(true))
        return;
    gpu.why_not_usable =
        message(FORMANT_TR("hardware", "this LibTorch ({version}, CUDA {cuda}) has kernels for "
                                       "{kernels} but none for this card's {target}; run "
                                       "installer/quickstart --libtorch DIR with one that has "
                                       "them (for an older card, built for an older CUDA)"),
                {{"version", libtorch.version},
                 {"cuda", libtorch.cuda_version},
                 {"kernels", fmt::format("{}", fmt::join(libtorch.kernel_targets, ", "))},
                 {"target", target}});
}

/// Lists the driver's GPUs and marks those that this LibTorch cannot use.
GpuList usable_gpus(const FormantCudaApi& api) {
    GpuList list = query_gpus(api);
    const LibtorchBuild libtorch = read_libtorch_build();
    if (!list.gpus.empty() && !at::globalContext().hasCUDA())
        return no_gpus(message(FORMANT_TR("hardware", "found {gpus}, but this LibTorch "
                                                      "({version}) cannot use it with this "
                                                      "driver; {command} gets one for CUDA"),
                               {{"gpus", list.gpus.front().name},
                                {"version", libtorch.version},
                                {"command", cuda_libtorch_command()}}));
    for (GpuFacts& gpu : list.gpus)
        set_kernel_support(gpu, libtorch);
    return list;
}

/// Checks for a driver first: opening LibTorch's CUDA libraries takes seconds, for nothing without
/// one.
GpuList find_gpus() {
    if (const auto driver = find_nvidia_driver(); !driver)
        return no_gpus(driver.error());
    if (const auto& plugin = cuda_plugin(); plugin)
        return usable_gpus(**plugin);
    log(LogLevel::warning, cuda_plugin().error()); // there is a driver, but it cannot be used
    return no_gpus(cuda_plugin().error());
}

} // namespace

const GpuList& list_gpus() {
    static const GpuList list = find_gpus();
    return list;
}

} // namespace formant
