#include "engine/session/training/rank_devices.h"

#include "engine/hardware/device_choice.h"
#include "engine/hardware/inventory.h"
#include "engine/session/runs/requested_config.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

namespace formant {
namespace {

std::vector<std::string> parts_of(const std::string& list) {
    std::vector<std::string> parts;
    std::istringstream stream(list);
    for (std::string part; std::getline(stream, part, ',');) {
        std::erase(part, ' ');
        parts.push_back(part);
    }
    return parts;
}

std::vector<std::string> usable_gpus(const HardwareInfo& hardware) {
    std::vector<std::string> numbers;
    for (const GpuInfo& gpu : hardware.gpus)
        if (can_train(gpu))
            numbers.push_back(number_of(gpu));
    return numbers;
}

Error no_gpu_error(const HardwareInfo& hardware) {
    const Message none = message(FORMANT_TR("session", "no GPU of this machine can be used"));
    return {ErrorKind::device,
            message(FORMANT_TR("session", "{reason}; see `formant hardware`, or train on the CPU "
                                          "with --gpu cpu"),
                    {{"reason", hardware.why_no_gpu.empty() ? none : hardware.why_no_gpu}})};
}

Error unknown_gpu_error(const std::string& name, const std::vector<std::string>& usable) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "there is no GPU \"{name}\" here; GPUs that can be used: "
                                          "{usable}"),
                    {{"name", name}, {"usable", fmt::format("{}", fmt::join(usable, ", "))}})};
}

Error unusable_gpu_error(const GpuInfo& gpu) {
    return {ErrorKind::device, message(FORMANT_TR("session", "{gpu} cannot be used: {reason}"),
                                       {{"gpu", gpu.name}, {"reason", gpu.why_not_usable}})};
}

Error same_gpu_error(const std::string& gpu) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "GPU {gpu} is named twice; each rank needs its own"),
                    {{"gpu", gpu}})};
}

Error mixed_devices_error(std::size_t rank, const RankDevice& device) {
    const MessageText on_cpu =
        FORMANT_TR("session", "rank 0 computes on a GPU, but rank {rank} on {host} on the CPU; "
                              "add --gpu cpu, or give each rank a GPU");
    const MessageText on_gpu =
        FORMANT_TR("session", "rank 0 computes on the CPU, but rank {rank} on {host} on a GPU; "
                              "add --gpu cpu, or give each rank a GPU");
    return {ErrorKind::usage, message(device.gpu.empty() ? on_cpu : on_gpu,
                                      {{"rank", std::to_string(rank)}, {"host", device.host}})};
}

Error same_device_error(std::size_t one, std::size_t other, const RankDevice& device) {
    return {ErrorKind::usage,
            message(FORMANT_TR("session", "ranks {one} and {other} have the same GPU of {host} "
                                          "({gpu}); each needs its own: start one rank for each "
                                          "GPU"),
                    {{"one", std::to_string(one)},
                     {"other", std::to_string(other)},
                     {"host", device.host},
                     {"gpu", device.gpu}})};
}

} // namespace

Result<std::vector<std::string>> choose_gpus(const std::string& choice,
                                             const HardwareInfo& hardware) {
    const std::vector<std::string> usable = usable_gpus(hardware);
    if (usable.empty())
        return fail(no_gpu_error(hardware));
    if (choice == "all")
        return usable;
    std::vector<std::string> chosen;
    for (const std::string& name : parts_of(choice)) {
        const GpuInfo* gpu = name.empty() ? nullptr : find_gpu(hardware, name);
        if (gpu == nullptr)
            return fail(unknown_gpu_error(name, usable));
        if (!can_train(*gpu))
            return fail(unusable_gpu_error(*gpu));
        if (std::ranges::find(chosen, number_of(*gpu)) != chosen.end())
            return fail(same_gpu_error(number_of(*gpu)));
        chosen.push_back(number_of(*gpu));
    }
    return chosen;
}

Result<std::vector<std::string>> choose_gpus(const std::string& choice) {
    return choose_gpus(choice, take_inventory());
}

Result<std::vector<std::string>> configured_gpus(const RunRequest& request) {
    if (request.device != "auto")
        return std::vector<std::string>();
    const auto requested =
        load_requested_config(request); // whoever starts the run reports an error
    if (!requested || requested->config.train.gpus.empty())
        return std::vector<std::string>();
    return choose_gpus(requested->config.train.gpus);
}

std::string device_of_rank(const std::string& requested, const RankIdentity& identity,
                           std::size_t num_gpus) {
    if (requested != "auto")
        return requested;
    if (num_gpus == 0)
        return "cpu";
    return num_gpus == 1 ? "0" : std::to_string(identity.local_rank);
}

Result<void> check_rank_devices(const std::vector<RankDevice>& devices) {
    for (std::size_t rank = 0; rank < devices.size(); ++rank) {
        const RankDevice& device = devices[rank];
        if (device.gpu.empty() != devices.front().gpu.empty())
            return fail(mixed_devices_error(rank, device));
        for (std::size_t other = 0; other < rank && !device.gpu.empty(); ++other)
            if (devices[other].host == device.host && devices[other].gpu == device.gpu)
                return fail(same_device_error(other, rank, device));
    }
    return {};
}

} // namespace formant
