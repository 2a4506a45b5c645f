#include "engine/session/hardware/machine_setup.h"

#include "engine/base/os/os_files.h"
#include "engine/hardware/device_choice.h"
#include "engine/session/config/model_facts.h"

#include <fmt/format.h>

namespace formant {
namespace {

const GpuInfo* gpu_remembered_by(const HardwareInfo& hardware, const std::string& lasting) {
    for (const GpuInfo& gpu : hardware.gpus)
        if (lasting_name(gpu) == lasting)
            return &gpu;
    return nullptr;
}

/// It follows from the batch size, so that a step's samples stay as many.
bool is_free(const SettledSetting& one) {
    return one.key != "train.gradient_accumulation_steps";
}

Result<void> make_writable(const Path& folder) {
    if (!folder.is_absolute())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "'{folder}' is no whole path of a folder; it "
                                                  "begins with '/'"),
                            {{"folder", folder.string()}}));
    if (auto made = make_folder(folder); !made)
        return made;
    if (is_writable(folder))
        return {};
    return fail(ErrorKind::disk, message(FORMANT_TR("session", "nothing can be written into "
                                                               "{folder}; choose another folder"),
                                         {{"folder", folder.string()}}));
}

/// The usual one is not named, so that it follows the user's data folder.
std::string unless_usual(const Path& folder, const Path& usual) {
    return folder == usual ? "" : folder.string();
}

Result<void> keep_rest(const MachineSetup& setup) {
    return change_gpu_config(gpu_config_file(), [&](GpuConfig& config) {
        config.settings = setup.settings;
        config.runs_folder = unless_usual(setup.folders.runs, usual_folders().runs);
        config.data_folder = unless_usual(setup.folders.data, usual_folders().data);
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
    const bool is_known = remembered.device == device.lasting;
    const auto before = std::exchange(remembered.settings, {});
    std::vector<OfferedSetting> offered;
    for (const SettledSetting& one :
         settle_automatic_settings(*config,
                                   {hardware, gpu_remembered_by(hardware, device.lasting),
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

Result<Message> keep_machine_setup(const DeviceOffers& offers, const MachineSetup& setup) {
    for (const Path& folder : {setup.folders.runs, setup.folders.data})
        if (auto made = make_writable(folder); !made)
            return fail(made.error());
    auto kept = remember_device(offers, setup.device);
    if (!kept)
        return kept;
    return keep_rest(setup).map([&] { return *kept; });
}

} // namespace formant
