#include "engine/hardware/device.h"

#include "engine/base/log.h"
#include "engine/base/version.h"
#include "engine/hardware/cuda_plugin.h"

#include <ATen/Context.h>

#include <array>
#include <charconv>
#include <optional>

namespace formant {
namespace {

GpuList no_gpus(Message reason) {
    return {{}, std::move(reason)};
}

GpuList ask_for_gpus(const FormantCudaApi& api) {
    GpuList list;
    std::array<char, 256> reason{};
    const int count = api.gpu_count(reason.data());
    for (int index = 0; index < count; ++index) {
        FormantGpuFacts facts{};
        if (api.gpu_facts(index, &facts))
            list.gpus.push_back({index, facts.name, facts.capability_major, facts.capability_minor,
                                 facts.total_memory_bytes});
        else
            log(LogLevel::warning, "GPU " + std::to_string(index) + " does not answer");
    }
    if (list.gpus.empty())
        list.reason_for_none = message(FORMANT_TR("hardware", "no NVIDIA GPU answers ({reason})"),
                                       {{"reason", reason.data()}});
    return list;
}

/// What the driver lists, LibTorch may be too new or too old for.
GpuList usable_gpus(const FormantCudaApi& api) {
    GpuList list = ask_for_gpus(api);
    if (list.gpus.empty() || at::globalContext().hasCUDA())
        return list;
    return no_gpus(message(FORMANT_TR("hardware", "{gpus} is there, but this LibTorch ({version}) "
                                                  "cannot use it with this driver; "
                                                  "installer/quickstart picks one that can"),
                           {{"gpus", list.gpus.front().name}, {"version", torch_version()}}));
}

/// The driver first: opening LibTorch's CUDA libraries takes seconds, for nothing without one.
GpuList find_gpus() {
    if (const auto driver = find_nvidia_driver(); !driver)
        return no_gpus(driver.error());
    if (const auto& plugin = cuda_plugin(); plugin)
        return usable_gpus(**plugin);
    log(LogLevel::warning, cuda_plugin().error()); // a driver, but no use of it
    return no_gpus(cuda_plugin().error());
}

std::string names_of(const std::vector<GpuFacts>& gpus) {
    std::string names;
    for (const GpuFacts& gpu : gpus)
        names += (names.empty() ? "" : ", ") + std::to_string(gpu.index) + ": " + gpu.name;
    return names;
}

std::optional<int> parse_index(const std::string& text) {
    int index = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, index);
    return read.ec == std::errc() && read.ptr == end && index >= 0 ? std::optional(index)
                                                                   : std::nullopt;
}

Result<at::Device> choose_gpu(int index, const GpuList& list) {
    for (const GpuFacts& gpu : list.gpus)
        if (gpu.index == index)
            return at::Device(at::kCUDA, static_cast<at::DeviceIndex>(index));
    if (list.gpus.empty())
        return fail(
            ErrorKind::device,
            message(FORMANT_TR("hardware", "GPU {index} cannot be used: {reason}. `--gpu cpu` "
                                           "uses the CPU"),
                    {{"index", std::to_string(index)}, {"reason", list.reason_for_none}}));
    return fail(ErrorKind::device,
                message(FORMANT_TR("hardware", "there is no GPU {index}; there are: {gpus}. `--gpu "
                                               "cpu` uses the CPU"),
                        {{"index", std::to_string(index)}, {"gpus", names_of(list.gpus)}}));
}

} // namespace

const GpuList& list_gpus() {
    static const GpuList list = find_gpus();
    return list;
}

Result<at::Device> choose_device(const std::string& choice, const GpuList& list) {
    if (choice == "cpu")
        return at::Device(at::kCPU);
    if (choice == "auto")
        return list.gpus.empty()
                   ? at::Device(at::kCPU)
                   : at::Device(at::kCUDA, static_cast<at::DeviceIndex>(list.gpus.front().index));
    if (const auto index = parse_index(choice))
        return choose_gpu(*index, list);
    return fail(ErrorKind::usage,
                message(FORMANT_TR("hardware", "--gpu is '{choice}'; it must be auto, cpu, or the "
                                               "number of a GPU"),
                        {{"choice", choice}}));
}

Result<at::Device> open_device(const std::string& choice) {
    const bool asks_for_gpu = choice == "auto" || parse_index(choice);
    return choose_device(choice, asks_for_gpu ? list_gpus() : GpuList{});
}

} // namespace formant
