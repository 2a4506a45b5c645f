#include "engine/session/hardware/run_hardware.h"

#include "engine/hardware/device.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/data/data_facts.h"
#include "engine/session/hardware/hardware_labels.h"

namespace formant {
namespace {

std::optional<int> index_of(c10::Device device) {
    return device.has_index() ? std::optional<int>(device.index()) : std::nullopt;
}

std::vector<ResolvedSetting> resolve_settings_for(const GpuInfo* gpu, const ChosenHardware& chosen,
                                                  RunConfig& config, const RunConfig* original) {
    // Creates the model to count its weights only if the count is needed.
    const ModelConfig& kind = config.voice.model;
    const ModelFacts model =
        config.train.batch_size == 0
            ? model_facts_of(config.voice)
            : ModelFacts{kind.name, 0, kind_of(kind).supports_gradient_checkpointing()};
    // The sizes of all recordings are read only if needed, too.
    const bool wants_lengths = gpu != nullptr && config.train.cudnn_benchmark == "auto";
    const bool wants_bytes = config.train.preload_data_to_ram == "auto";
    const DataFacts data = wants_lengths || wants_bytes ? estimate_data_facts(config) : DataFacts{};
    return resolve_automatic_settings(
        config, {chosen.hardware, gpu, chosen.remembered, model, data}, original);
}

} // namespace

Result<RunHardware> resolve_run_hardware(const std::string& device, RunConfig& config,
                                         const std::optional<RunConfig>& original_config) {
    RunHardware resolved{choose_hardware(device), {c10::kCPU}, {}};
    const auto opened = open_device(resolved.chosen.choice.device);
    const GpuInfo* gpu =
        gpu_of_index(resolved.chosen.hardware, opened ? index_of(*opened) : std::nullopt);
    resolved.settings = resolve_settings_for(gpu, resolved.chosen, config,
                                             original_config ? &*original_config : nullptr);
    if (!opened)
        return fail(opened.error());
    resolved.device = *opened;
    return resolved;
}

const GpuInfo* gpu_of(const RunHardware& hardware) {
    return gpu_of_index(hardware.chosen.hardware, index_of(hardware.device));
}

HardwareReport run_hardware_report(const RunHardware& hardware) {
    const GpuInfo* gpu = gpu_of(hardware);
    const auto& gpus = hardware.chosen.hardware.gpus;
    return make_hardware_report(hardware.chosen,
                                gpu == nullptr ? std::nullopt
                                               : std::optional<std::size_t>(gpu - gpus.data()),
                                hardware.settings);
}

std::vector<Message> startup_messages(const RunHardware& hardware, const TrainConfig& config,
                                      std::size_t num_ranks) {
    const HardwareInfo& machine = hardware.chosen.hardware;
    const GpuInfo* gpu = gpu_of(hardware);
    std::vector<Message> messages = {
        message(FORMANT_TR("session", "runs on {device}: {how}"),
                {{"device", gpu != nullptr ? gpu_label(*gpu) : cpu_label(machine.host)},
                 {"how", hardware.chosen.choice.how}})};
    for (const SettingSource source : {SettingSource::automatic, SettingSource::user_choice,
                                       SettingSource::original_run, SettingSource::configured})
        if (Message resolved = resolved_settings_message(hardware.settings, source);
            !resolved.empty())
            messages.push_back(std::move(resolved));
    messages.push_back(samples_per_step_message(config, num_ranks));
    for (Message& variable : environment_messages(machine))
        messages.push_back(std::move(variable));
    return messages;
}

} // namespace formant
