#include "engine/session/hardware/machine_setup.h"

#include "engine/base/os/os_files.h"
#include "engine/hardware/device_choice.h"
#include "engine/session/config/model_facts.h"

#include <fmt/format.h>

namespace formant {
namespace {

const GpuInfo* find_remembered_gpu(const HardwareInfo& hardware, const std::string& id) {
    for (const GpuInfo& gpu : hardware.gpus)
        if (persistent_id(gpu) == id)
            return &gpu;
    return nullptr;
}

/// Returns false for gradient accumulation, which follows from the batch size so that the effective
/// batch size stays the same.
bool is_free(const ResolvedSetting& one) {
    return one.key != "train.gradient_accumulation_steps";
}

Result<void> ensure_writable(const Path& folder) {
    if (!folder.is_absolute())
        return fail(
            ErrorKind::usage,
            message(
                FORMANT_TR("session", "'{folder}' is not an absolute path; it must begin with '/'"),
                {{"folder", folder.string()}}));
    if (auto made = make_folder(folder); !made)
        return made;
    if (is_writable(folder))
        return {};
    return fail(ErrorKind::disk,
                message(FORMANT_TR("session", "{folder} is not writable; choose another folder"),
                        {{"folder", folder.string()}}));
}

/// Returns an empty text for the default folder, so that it follows the user's data folder.
std::string empty_if_default(const Path& folder, const Path& usual) {
    return folder == usual ? "" : folder.string();
}

Result<void> save_settings_and_folders(const MachineSetup& setup) {
    return change_gpu_config(gpu_config_file(), [&](GpuConfig& config) {
        config.settings = setup.settings;
        config.runs_folder = empty_if_default(setup.folders.runs, default_user_folders().runs);
        config.data_folder = empty_if_default(setup.folders.data, default_user_folders().data);
    });
}

} // namespace

Result<std::vector<OfferedSetting>> offer_settings(const HardwareReport& report,
                                                   const OfferedDevice& device) {
    auto config = load_run_config("", {"preset=automatic"});
    if (!config)
        return fail(config.error());
    const HardwareInfo& hardware = report.chosen.hardware;
    GpuConfig remembered = report.chosen.remembered;
    const bool is_known = remembered.device == device.persistent_id;
    const auto before = std::exchange(remembered.settings, {});
    std::vector<OfferedSetting> offered;
    for (const ResolvedSetting& one :
         resolve_automatic_settings(*config,
                                    {hardware, find_remembered_gpu(hardware, device.persistent_id),
                                     remembered, model_facts_of(config->voice), DataFacts()},
                                    nullptr)) {
        const auto chosen = is_known ? before.find(one.key) : before.end();
        if (is_free(one))
            offered.push_back({one.key, one.suggestion,
                               chosen == before.end() ? one.suggestion : chosen->second,
                               one.reason});
    }
    return offered;
}

Result<void> check_setting(const std::string& key, const std::string& value) {
    return load_run_config("", {"preset=automatic", fmt::format("{}={}", key, value)})
        .map([](const RunConfig&) {});
}

Result<Message> save_machine_setup(const DeviceOffers& offers, const MachineSetup& setup) {
    for (const Path& folder : {setup.folders.runs, setup.folders.data})
        if (auto made = ensure_writable(folder); !made)
            return fail(made.error());
    auto kept = remember_device(offers, setup.device);
    if (!kept)
        return kept;
    return save_settings_and_folders(setup).map([&] { return *kept; });
}

} // namespace formant
