#include "engine/hardware/device.h"

#include "engine/hardware/cuda_plugin.h"

#include <array>
#include <charconv>
#include <optional>

namespace formant {
namespace {

GpuList find_gpus() {
    GpuList list;
    const auto& plugin = cuda_plugin();
    if (!plugin) {
        list.reason_for_none = plugin.error();
        return list;
    }
    std::array<char, 256> reason{};
    const int count = (*plugin)->gpu_count(reason.data());
    for (int index = 0; index < count; ++index) {
        FormantGpuFacts facts{};
        if ((*plugin)->gpu_facts(index, &facts))
            list.gpus.push_back({index, facts.name, facts.capability_major, facts.capability_minor,
                                 facts.total_memory_bytes});
    }
    if (list.gpus.empty())
        list.reason_for_none = message(FORMANT_TR("hardware", "no NVIDIA GPU answers ({reason})"),
                                       {{"reason", reason.data()}});
    return list;
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

Result<at::Device> open_gpu(int index) {
    const GpuList& list = list_gpus();
    for (const GpuFacts& gpu : list.gpus)
        if (gpu.index == index)
            return at::Device(at::kCUDA, static_cast<at::DeviceIndex>(index));
    if (list.gpus.empty())
        return fail(
            ErrorKind::device,
            message(
                FORMANT_TR("hardware", "GPU {index} cannot be used: {reason}. `--gpu cpu` "
                                       "trains on the CPU"),
                {{"index", std::to_string(index)}, {"reason", to_english(list.reason_for_none)}}));
    return fail(ErrorKind::device,
                message(FORMANT_TR("hardware", "there is no GPU {index}; there are: {gpus}"),
                        {{"index", std::to_string(index)}, {"gpus", names_of(list.gpus)}}));
}

} // namespace

const GpuList& list_gpus() {
    static const GpuList list = find_gpus();
    return list;
}

Result<at::Device> open_device(const std::string& choice) {
    if (choice == "cpu")
        return at::Device(at::kCPU);
    if (choice == "auto")
        return list_gpus().gpus.empty() ? at::Device(at::kCPU) : at::Device(at::kCUDA, 0);
    if (const auto index = parse_index(choice))
        return open_gpu(*index);
    return fail(ErrorKind::usage,
                message(FORMANT_TR("hardware", "--gpu is '{choice}'; it must be auto, cpu, or the "
                                               "number of a GPU"),
                        {{"choice", choice}}));
}

} // namespace formant
