#include "engine/session/hardware/run_hardware.h"

#include "engine/hardware/device.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/data/data_facts.h"
#include "engine/session/hardware/hardware_words.h"
#include "engine/session/runs/run_start.h"

namespace formant {
namespace {

std::optional<int> index_of(c10::Device device) {
    return device.has_index() ? std::optional<int>(device.index()) : std::nullopt;
}

std::vector<SettledSetting> settle_for(const GpuInfo* gpu, const ChosenHardware& chosen,
                                       const RunRequest& request, RunConfig& config) {
    const auto begun = begun_config(request.resume, runs_folder(request) / config.name);
    // Making the model only to count its weights is worth it only where that decides something.
    const ModelConfig& kind = config.voice.model;
    const ModelFacts model = config.train.batch_size == 0
                                 ? model_facts_of(config.voice)
                                 : ModelFacts{kind.name, 0, can_recompute(kind)};
    // So is looking at every recording's size.
    const bool wants_lengths = gpu != nullptr && config.train.cudnn_benchmark == "auto";
    const bool wants_bytes = config.train.preload_data_to_ram == "auto";
    const DataFacts data = wants_lengths || wants_bytes ? data_facts_of(config) : DataFacts{};
    return settle_automatic_settings(config, {chosen.hardware, gpu, chosen.remembered, model, data},
                                     begun ? &*begun : nullptr);
}

} // namespace

Result<RunHardware> settle_run_hardware(const RunRequest& request, RunConfig& config) {
    RunHardware made{choose_hardware(request.device), {c10::kCPU}, {}};
    const auto device = open_device(made.chosen.choice.device);
    const GpuInfo* gpu =
        gpu_of_index(made.chosen.hardware, device ? index_of(*device) : std::nullopt);
    made.settings = settle_for(gpu, made.chosen, request, config);
    if (!device)
        return fail(device.error());
    made.device = *device;
    return made;
}

const GpuInfo* gpu_of(const RunHardware& hardware) {
    return gpu_of_index(hardware.chosen.hardware, index_of(hardware.device));
}

HardwareReport report_on(const RunHardware& hardware) {
    const GpuInfo* gpu = gpu_of(hardware);
    const auto& gpus = hardware.chosen.hardware.gpus;
    return hardware_report_of(hardware.chosen,
                              gpu == nullptr ? std::nullopt
                                             : std::optional<std::size_t>(gpu - gpus.data()),
                              hardware.settings);
}

std::vector<Message> first_words(const RunHardware& hardware) {
    const HardwareInfo& machine = hardware.chosen.hardware;
    const GpuInfo* gpu = gpu_of(hardware);
    std::vector<Message> words = {
        message(FORMANT_TR("session", "computes on {device}: {how}"),
                {{"device", gpu != nullptr ? gpu_words(*gpu) : cpu_words(machine.host)},
                 {"how", hardware.chosen.choice.how}})};
    for (const SettingSource source :
         {SettingSource::automatic, SettingSource::begun, SettingSource::configured})
        if (Message settled = settled_words(hardware.settings, source); !settled.empty())
            words.push_back(std::move(settled));
    for (Message& variable : environment_words(machine))
        words.push_back(std::move(variable));
    return words;
}

} // namespace formant
