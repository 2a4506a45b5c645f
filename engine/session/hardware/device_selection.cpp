#include "engine/session/hardware/device_selection.h"

#include "engine/base/text/time_text.h"
#include "engine/hardware/device_choice.h"
#include "engine/hardware/gpu_config.h"
#include "engine/hardware/gpu_uuid.h"
#include "engine/hardware/inventory.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/hardware/hardware_labels.h"

#include <algorithm>

namespace formant {
namespace {

OfferedDevice offer(const GpuInfo& gpu) {
    return {number_of(gpu), persistent_id(gpu), gpu.name, gpu_label(gpu), gpu.why_not_usable};
}

OfferedDevice offer_cpu(const HostInfo& host) {
    return {"cpu", "cpu", host.cpu_model,
            message(FORMANT_TR("session", "CPU: {cpu}"), {{"cpu", cpu_label(host)}})};
}

std::int64_t suggested_workers(const HardwareInfo& hardware) {
    for (const SuggestedSetting& one : suggest_settings(hardware, nullptr, {}, {}))
        if (one.key == "data.num_workers")
            return std::stoll(one.value);
    return 1;
}

std::vector<Message> notes_on(const HardwareInfo& hardware) {
    std::vector<Message> notes;
    for (const GpuInfo& gpu : hardware.gpus)
        notes.insert(notes.end(), gpu.notes.begin(), gpu.notes.end());
    if (hardware.gpus.empty() && !hardware.why_no_gpu.empty())
        notes.push_back(hardware.why_no_gpu);
    notes.insert(notes.end(), hardware.host.notes.begin(), hardware.host.notes.end());
    return notes;
}

} // namespace

DeviceOffers offer_devices(const HardwareInfo& hardware) {
    DeviceOffers offers{
        platform_label(hardware.host), {}, suggested_workers(hardware), notes_on(hardware)};
    const GpuInfo* best = best_gpu(hardware);
    if (best != nullptr)
        offers.devices.push_back(offer(*best));
    for (const GpuInfo& gpu : hardware.gpus)
        if (&gpu != best && can_train(gpu))
            offers.devices.push_back(offer(gpu));
    offers.devices.push_back(offer_cpu(hardware.host));
    for (const GpuInfo& gpu : hardware.gpus)
        if (!can_train(gpu))
            offers.devices.push_back(offer(gpu));
    return offers;
}

DeviceOffers offer_devices() {
    return offer_devices(take_inventory());
}

const OfferedDevice* find_offer(const DeviceOffers& offers, const std::string& requested) {
    const auto found = std::find_if(
        offers.devices.begin(), offers.devices.end(), [&](const OfferedDevice& offered) {
            return offered.device == requested || matches_card(requested, offered.persistent_id);
        });
    return found == offers.devices.end() ? nullptr : &*found;
}

SelectionState selection_state() {
    const Path file = gpu_config_file();
    const GpuConfigFound found = read_gpu_config(file);
    std::error_code ignored; // saving will report it
    const bool must_not_overwrite = !found.note.empty() && std::filesystem::exists(file, ignored);
    return {found.config.device.empty() && !must_not_overwrite, found.note};
}

Result<Message> remember_device(const DeviceOffers& offers, const OfferedDevice& chosen) {
    const Path file = gpu_config_file();
    const auto keep = [&](GpuConfig& config) {
        if (config.device != chosen.persistent_id)
            config.settings.clear(); // they were chosen for another device
        config.device = chosen.persistent_id;
        config.name = chosen.name;
        config.platform = to_english(offers.platform);
        config.workers = offers.workers;
        config.chosen_at = time_now_text();
    };
    return change_gpu_config(file, keep).map([&] {
        if (!chosen.why_not_usable.empty())
            return message(FORMANT_TR("session",
                                      "{name} is saved in {file}; while it is unavailable "
                                      "({reason}), runs use the best available device"),
                           {{"name", chosen.facts},
                            {"file", file.string()},
                            {"reason", chosen.why_not_usable}});
        return message(FORMANT_TR("session",
                                  "{name} is saved in {file}; `formant hardware --reconfigure` "
                                  "changes the choice, and --gpu chooses a device for one run"),
                       {{"name", chosen.facts}, {"file", file.string()}});
    });
}

} // namespace formant
