#include "engine/session/hardware/hardware_service.h"

#include "engine/base/version.h"
#include "engine/hardware/device.h"
#include "engine/hardware/inventory.h"
#include "engine/hardware/libtorch_build.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/data/data_facts.h"

#include <algorithm>

namespace formant {
namespace {

/// Without a configuration: what would be chosen where everything is left to the program.
Result<RunConfig> config_of(const HardwareRequest& request) {
    std::vector<std::string> settings = request.settings;
    if (request.config_file.empty())
        settings.insert(settings.begin(), "preset=automatic");
    return load_run_config(request.config_file, settings);
}

/// The card that is opened by what was chosen, or cannot be: then a warning says why. Nothing for
/// the CPU.
Result<std::optional<std::size_t>> place_of_chosen(ChosenHardware& chosen) {
    const auto device = open_device(chosen.choice.device);
    const GpuInfo* gpu = nullptr;
    if (!device)
        gpu = find_gpu(chosen.hardware, chosen.choice.device);
    else if (device->has_index())
        gpu = gpu_of_index(chosen.hardware, device->index());
    if (!device && gpu == nullptr)
        return fail(device.error());
    if (!device)
        chosen.warnings.push_back(device.error().what);
    return gpu == nullptr ? std::nullopt
                          : std::optional<std::size_t>(gpu - chosen.hardware.gpus.data());
}

Message better_value(const SettledSetting& one) {
    return message(FORMANT_TR("session", "{key} is {value} in the configuration; {suggestion} "
                                         "would suit this machine: {reason}"),
                   {{"key", one.key},
                    {"value", one.value},
                    {"suggestion", one.suggestion},
                    {"reason", one.reason}});
}

void add(std::vector<Message>& all, const std::vector<Message>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

std::vector<Message> recommendations_for(const HardwareReport& report) {
    std::vector<Message> all = report.chosen.warnings;
    add(all, report.chosen.hardware.host.notes);
    for (const GpuInfo& gpu : report.chosen.hardware.gpus)
        add(all, gpu.notes);
    for (const SettledSetting& one : report.settings)
        if (one.source == SettingSource::configured && one.value != one.suggestion)
            all.push_back(better_value(one));
    return all;
}

/// Of the chosen card, or of the first that tells.
std::vector<std::pair<std::string, std::string>> versions_for(const HardwareReport& report) {
    const auto& gpus = report.chosen.hardware.gpus;
    const GpuInfo* gpu = report.gpu();
    if (gpu == nullptr && !gpus.empty())
        gpu = &gpus.front();
    return {{"formant", formant_version()},
            {"LibTorch", torch_version()},
            {"CUDA", read_libtorch_build().cuda_version},
            {"driver", gpu == nullptr ? "" : gpu->driver_version},
            {"driver's CUDA", gpu == nullptr ? "" : gpu->runtime_version}};
}

} // namespace

HardwareReport hardware_report_of(ChosenHardware chosen, std::optional<std::size_t> gpu_place,
                                  std::vector<SettledSetting> settings) {
    HardwareReport report{std::move(chosen), gpu_place, std::move(settings), {}, {}};
    report.recommendations = recommendations_for(report);
    report.versions = versions_for(report);
    return report;
}

HardwareReport hardware_report_of(ChosenHardware chosen, std::optional<std::size_t> gpu_place,
                                  RunConfig config, const ModelFacts& model,
                                  const DataFacts& data) {
    const GpuInfo* gpu = gpu_place ? &chosen.hardware.gpus[*gpu_place] : nullptr;
    auto settings = settle_automatic_settings(
        config, {chosen.hardware, gpu, chosen.remembered, model, data}, nullptr);
    return hardware_report_of(std::move(chosen), gpu_place, std::move(settings));
}

Result<HardwareReport> hardware_report(const HardwareRequest& request) {
    const auto config = config_of(request);
    if (!config)
        return fail(config.error());
    ChosenHardware chosen = choose_hardware(request.device);
    const auto gpu_place = place_of_chosen(chosen);
    if (!gpu_place)
        return fail(gpu_place.error());
    try_gpus(chosen.hardware);
    return hardware_report_of(std::move(chosen), *gpu_place, *config, model_facts_of(config->voice),
                              data_facts_of(*config));
}

} // namespace formant
