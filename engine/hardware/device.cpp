#include "engine/hardware/device.h"

#include "engine/hardware/gpu_inventory.h"
#include "engine/hardware/gpu_uuid.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace formant {
namespace {

std::string name_of(const GpuFacts& gpu) {
    return fmt::format("{}: {}", gpu.index, gpu.name);
}

/// Names the GPU with its UUID: two identical cards differ in nothing else.
std::string name_with_uuid(const GpuFacts& gpu) {
    return fmt::format("{}: {} ({})", gpu.index, gpu.name, gpu.uuid);
}

template <class Naming>
std::string join(const std::vector<GpuFacts>& gpus, Naming naming) {
    std::vector<std::string> names;
    std::transform(gpus.begin(), gpus.end(), std::back_inserter(names), naming);
    return fmt::format("{}", fmt::join(names, ", "));
}

std::optional<int> parse_index(const std::string& text) {
    int index = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, index);
    return read.ec == std::errc() && read.ptr == end && index >= 0 ? std::optional(index)
                                                                   : std::nullopt;
}

tl::unexpected<Error> unusable(const std::string& gpu, const Message& reason) {
    return fail(ErrorKind::device,
                message(FORMANT_TR("hardware", "GPU {index} cannot be used: {reason}. `--gpu cpu` "
                                               "uses the CPU"),
                        {{"index", gpu}, {"reason", reason}}));
}

/// `available` lists the GPUs that could be meant.
tl::unexpected<Error> no_such_gpu(const std::string& choice, std::string available) {
    return fail(ErrorKind::device,
                message(FORMANT_TR("hardware", "there is no GPU {index}; available: {gpus}. `--gpu "
                                               "cpu` uses the CPU"),
                        {{"index", choice}, {"gpus", std::move(available)}}));
}

Result<at::Device> use(const GpuFacts& gpu) {
    if (!gpu.usable())
        return unusable(fmt::format("{} ({})", gpu.index, gpu.name), gpu.why_not_usable);
    return at::Device(at::kCUDA, static_cast<at::DeviceIndex>(gpu.index));
}

Result<at::Device> choose_index(int index, const GpuList& list) {
    for (const GpuFacts& gpu : list.gpus)
        if (gpu.index == index)
            return use(gpu);
    if (list.gpus.empty())
        return unusable(std::to_string(index), list.reason_for_none);
    return no_such_gpu(std::to_string(index), join(list.gpus, name_of));
}

Result<at::Device> no_such_uuid(const std::string& choice, const GpuList& list,
                                const std::vector<GpuInfo>& seen) {
    for (const GpuInfo& card : seen)
        if (matches_card(choice, card.uuid) && !card.usable())
            return unusable(fmt::format("{} ({})", card.uuid, card.name), card.why_not_usable);
    if (list.gpus.empty())
        return unusable(choice, list.reason_for_none);
    return no_such_gpu(choice, join(list.gpus, name_with_uuid));
}

Result<at::Device> choose_uuid(const std::string& choice, const GpuList& list,
                               const std::vector<GpuInfo>& seen) {
    std::vector<GpuFacts> meant;
    std::copy_if(list.gpus.begin(), list.gpus.end(), std::back_inserter(meant),
                 [&](const GpuFacts& gpu) { return matches_card(choice, gpu.uuid); });
    if (meant.empty())
        return no_such_uuid(choice, list, seen);
    if (meant.size() == 1)
        return use(meant.front());
    return fail(ErrorKind::usage,
                message(FORMANT_TR("hardware", "--gpu {choice} matches several GPUs: {gpus}; give "
                                               "more of the UUID"),
                        {{"choice", choice}, {"gpus", join(meant, name_with_uuid)}}));
}

at::Device choose_first(const GpuList& list) {
    const auto first = std::find_if(list.gpus.begin(), list.gpus.end(),
                                    [](const GpuFacts& gpu) { return gpu.usable(); });
    return first == list.gpus.end()
               ? at::Device(at::kCPU)
               : at::Device(at::kCUDA, static_cast<at::DeviceIndex>(first->index));
}

} // namespace

Result<at::Device> choose_device(const std::string& choice, const GpuList& list,
                                 const std::vector<GpuInfo>& seen) {
    if (choice == "cpu")
        return at::Device(at::kCPU);
    if (choice == "auto")
        return choose_first(list);
    if (const auto index = parse_index(choice))
        return choose_index(*index, list);
    if (is_uuid(choice))
        return choose_uuid(choice, list, seen);
    return fail(ErrorKind::usage,
                message(FORMANT_TR("hardware", "--gpu is '{choice}'; it must be auto, cpu, the "
                                               "number of a GPU, or its UUID (GPU-...)"),
                        {{"choice", choice}}));
}

Result<at::Device> open_device(const std::string& choice) {
    const bool asks_for_gpu = choice == "auto" || parse_index(choice) || is_uuid(choice);
    const auto seen = is_uuid(choice) ? take_gpu_inventory() : std::vector<GpuInfo>();
    return choose_device(choice, asks_for_gpu ? list_gpus() : GpuList{}, seen);
}

} // namespace formant
