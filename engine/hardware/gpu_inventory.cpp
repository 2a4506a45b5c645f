#include "engine/hardware/gpu_inventory.h"

#include "engine/base/log.h"
#include "engine/hardware/architecture.h"
#include "engine/hardware/environment_notes.h"
#include "engine/hardware/gpu_driver.h"
#include "engine/hardware/gpu_uuid.h"
#include "engine/hardware/visible_devices.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace formant {
namespace {

bool is_same_uuid(const GpuInfo& card, const GpuFacts& gpu) {
    return !gpu.uuid.empty() && uuid_body(card.uuid) == uuid_body(gpu.uuid);
}

bool is_same_card(const GpuInfo& card, const GpuFacts& gpu) {
    return is_same_uuid(card, gpu) ||
           (!gpu.pci_bus_id.empty() && card.pci_bus_id == gpu.pci_bus_id);
}

/// Removes the card from `cards` and returns it; returns an empty entry if no driver knows it.
GpuInfo extract_card(std::vector<GpuInfo>& cards, const GpuFacts& gpu) {
    const auto found = std::find_if(cards.begin(), cards.end(),
                                    [&](const GpuInfo& card) { return is_same_card(card, gpu); });
    if (found == cards.end())
        return {};
    GpuInfo card = *found;
    cards.erase(found);
    return card;
}

/// Adds LibTorch's facts. They take precedence for a slice (MIG), because the driver describes the
/// whole card.
void add_libtorch_facts(GpuInfo& card, const GpuFacts& gpu) {
    const bool is_slice = gpu.uuid.starts_with("MIG-");
    card.index = gpu.index;
    if (card.uuid.empty() || is_slice)
        card.uuid = gpu.uuid;
    if (card.pci_bus_id.empty())
        card.pci_bus_id = gpu.pci_bus_id;
    if (card.name.empty() || is_slice)
        card.name = gpu.name;
    if (card.compute_target.empty())
        card.compute_target = compute_target_of(gpu.capability_major, gpu.capability_minor);
    if (!card.total_memory_bytes || is_slice)
        card.total_memory_bytes = gpu.total_memory_bytes;
    if (is_slice)
        card.free_memory_bytes.reset();
    if (card.runtime_version.empty())
        card.runtime_version = gpu.cuda_version;
    card.has_kernels = gpu.has_kernels;
    card.why_not_usable = gpu.why_not_usable;
}

/// Derives the family from the instruction set if the driver did not report it.
void describe_family(GpuInfo& card) {
    if (card.architecture != GpuArchitecture::unknown || card.compute_target.empty())
        return;
    card.architecture = architecture_of(card.compute_target);
    card.abilities = abilities_of(card.compute_target, card.name);
}

/// Returns true if CUDA_VISIBLE_DEVICES is the reason why LibTorch does not list the card.
bool is_hidden(std::size_t position, const std::vector<GpuInfo>& nvidia, const GpuList& libtorch,
               const Environment& environment) {
    const VisibleDevices visible = visible_cuda_devices(nvidia, environment);
    if (!visible.order_is_known)
        return !libtorch.gpus.empty() && visible.positions.size() < nvidia.size();
    return std::find(visible.positions.begin(), visible.positions.end(), position) ==
           visible.positions.end();
}

Message why_not_listed(const GpuInfo& card, const DriverLists& drivers, const GpuList& libtorch,
                       const Environment& environment) {
    const auto& nvidia = drivers.nvidia;
    const auto position = std::find_if(nvidia.begin(), nvidia.end(), [&](const GpuInfo& other) {
        return other.uuid == card.uuid && other.pci_bus_id == card.pci_bus_id;
    });
    if (is_hidden(static_cast<std::size_t>(position - nvidia.begin()), nvidia, libtorch,
                  environment))
        return message(FORMANT_TR("hardware", "CUDA_VISIBLE_DEVICES={value} hides it"),
                       {{"value", environment.at("CUDA_VISIBLE_DEVICES")}});
    if (libtorch.gpus.empty())
        return libtorch.reason_for_none;
    return message(FORMANT_TR("hardware", "CUDA does not list this GPU; it may be too old for this "
                                          "driver's CUDA, divided into slices (MIG), or reserved "
                                          "for another program (see Compute Mode in nvidia-smi "
                                          "-q)"));
}

std::string assignment_text(const Environment& environment, const char* variable) {
    const auto found = environment.find(variable);
    return found == environment.end() ? std::string()
                                      : fmt::format("{}={}", variable, found->second);
}

/// Marks the hidden cards. Names all variables that are set: only the driver knows which one hides
/// a card.
void explain_hidden_cards(std::vector<GpuInfo>& amd, const Environment& environment) {
    const auto visible = visible_hip_devices(amd, environment).positions;
    for (std::size_t i = 0; i < amd.size(); ++i) {
        if (std::find(visible.begin(), visible.end(), i) != visible.end())
            continue;
        std::vector<std::string> set;
        for (const char* variable :
             {"ROCR_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES"})
            if (std::string value = assignment_text(environment, variable); !value.empty())
                set.push_back(std::move(value));
        amd[i].why_not_usable = message(FORMANT_TR("hardware", "{variables} hides it"),
                                        {{"variables", fmt::format("{}", fmt::join(set, ", "))}});
    }
}

} // namespace

std::vector<GpuInfo> merge_gpus(const DriverLists& drivers, const GpuList& libtorch,
                                const Environment& environment) {
    DriverLists left = drivers;
    std::vector<GpuInfo> cards;
    for (const GpuFacts& gpu : libtorch.gpus) {
        cards.push_back(extract_card(left.nvidia, gpu));
        add_libtorch_facts(cards.back(), gpu);
    }
    for (GpuInfo& card : left.nvidia) {
        card.why_not_usable = why_not_listed(card, drivers, libtorch, environment);
        cards.push_back(card);
    }
    // Their driver has already set why LibTorch cannot use them.
    explain_hidden_cards(left.amd, environment);
    cards.insert(cards.end(), left.amd.begin(), left.amd.end());
    std::for_each(cards.begin(), cards.end(), describe_family);
    return cards;
}

DriverLists query_drivers() {
    DriverLists lists;
    if (const auto nvml = open_nvml())
        lists.nvidia = (*nvml)->list();
    else
        log(LogLevel::debug, nvml.error());
    lists.amd = open_amd_sysfs()->list();
    return lists;
}

std::vector<GpuInfo> take_gpu_inventory() {
    return merge_gpus(query_drivers(), list_gpus(), read_environment(relevant_variables()));
}

} // namespace formant
