#include "engine/session/hardware/hardware_service.h"

#include "engine/base/version.h"
#include "engine/hardware/device.h"
#include "engine/hardware/inventory.h"
#include "engine/hardware/libtorch_build.h"
#include "engine/hardware/settings/card_tips.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/data/data_facts.h"

#include <algorithm>

namespace formant {
namespace {

/// Loads the configuration; without a file, one in which every setting is automatic.
Result<RunConfig> config_of(const HardwareRequest& request) {
    std::vector<std::string> settings = request.settings;
    if (request.config_file.empty())
        settings.insert(settings.begin(), "preset=automatic");
    return load_run_config(request.config_file, settings);
}

/// Returns the position of the chosen GPU, or nothing for the CPU. If the GPU cannot be opened,
/// adds a warning with the reason.
Result<std::optional<std::size_t>> position_of_chosen_gpu(ChosenHardware& chosen) {
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

Message better_value_message(const ResolvedSetting& one) {
    return message(FORMANT_TR("session", "{key} is {value} in the configuration; {suggestion} is "
                                         "recommended for this machine: {reason}"),
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
    if (const GpuInfo* gpu = report.gpu(); gpu != nullptr)
        add(all, card_tips(*gpu));
    for (const ResolvedSetting& one : report.settings)
        if (one.source == SettingSource::configured && one.value != one.suggestion)
            all.push_back(better_value_message(one));
    return all;
}

/// Reads the driver versions from the chosen GPU, or else from the first one.
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

HardwareReport make_hardware_report(ChosenHardware chosen, std::optional<std::size_t> gpu_position,
                                    std::vector<ResolvedSetting> settings) {
    HardwareReport report{std::move(chosen), gpu_position, std::move(settings), {}, {}};
    report.recommendations = recommendations_for(report);
    report.versions = versions_for(report);
    return report;
}

HardwareReport make_hardware_report(ChosenHardware chosen, std::optional<std::size_t> gpu_position,
                                    RunConfig config, const ModelFacts& model,
                                    const DataFacts& data) {
    const GpuInfo* gpu = gpu_position ? &chosen.hardware.gpus[*gpu_position] : nullptr;
    auto settings = resolve_automatic_settings(
        config, {chosen.hardware, gpu, chosen.remembered, model, data}, nullptr);
    return make_hardware_report(std::move(chosen), gpu_position, std::move(settings));
}

Result<HardwareReport> collect_hardware_report(const HardwareRequest& request) {
    const auto config = config_of(request);
    if (!config)
        return fail(config.error());
    ChosenHardware chosen = choose_hardware(request.device);
    const auto gpu_position = position_of_chosen_gpu(chosen);
    if (!gpu_position)
        return fail(gpu_position.error());
    probe_gpus(chosen.hardware);
    return make_hardware_report(std::move(chosen), *gpu_position, *config,
                                model_facts_of(config->voice), estimate_data_facts(*config));
}

} // namespace formant
