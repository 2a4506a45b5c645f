#include "engine/session/preflight/preflight_model.h"

#include "engine/hardware/graph_recorder.h"
#include "engine/hardware/self_test/kernel_check.h"
#include "engine/models/create_model.h"
#include "engine/models/model_config.h"
#include "engine/models/model_kinds.h"
#include "engine/models/model_weights.h"
#include "engine/models/without_initialization.h"
#include "engine/session/config/model_facts.h"
#include "engine/session/hardware/run_hardware.h"
#include "engine/train/layer_selection.h"

#include <fmt/format.h>

namespace formant {
namespace {

std::string in_millions(std::int64_t count) {
    const double millions = static_cast<double>(count) / 1e6;
    return millions < 0.1 ? fmt::format("{:.2g}", millions) : fmt::format("{:.1f}", millions);
}

} // namespace

std::optional<Model> check_architecture(const RunConfig& config, std::int64_t n_speakers,
                                        PreflightReport& report) {
    const WithoutInitialization names_and_shapes;
    auto model = create_model(config.voice.model, config.voice.audio,
                              expected_symbols(config.voice), {}, n_speakers);
    if (!model) {
        report.failed("model", model.error());
        return std::nullopt;
    }
    report.ok("model", message(FORMANT_TR("session", "{name} with {millions} million parameters"),
                               {{"name", config.voice.model.name},
                                {"millions", in_millions(count_parameters(*model->trainable))}}));
    if (config.train.uses_gradient_checkpointing() &&
        !kind_of(config.voice.model).supports_gradient_checkpointing())
        report.warn(
            "recomputation",
            message(FORMANT_TR(
                        "session",
                        "{name} does not support train.use_gradient_checkpointing; set it to off"),
                    {{"name", config.voice.model.name}}));
    return std::move(*model);
}

bool check_trainable_layers(const TrainConfig& config, const TrainableModel& model,
                            PreflightReport& report) {
    const auto layers = select_layers(config, model);
    if (layers)
        report.ok("layers", layers->summary);
    else
        report.failed("layers", layers.error());
    return layers.has_value();
}

std::optional<c10::Device> check_device(const std::string& device,
                                        const std::optional<RunConfig>& original_config,
                                        RunConfig& config, PreflightReport& report) {
    const auto hardware = resolve_run_hardware(device, config, original_config);
    const auto checked =
        hardware ? check_kernels(hardware->device) : Result<void>(fail(hardware.error()));
    if (!checked) {
        report.failed("device", checked.error());
        return std::nullopt;
    }
    report.ok("device", message(FORMANT_TR("session", "device {device} passed the self-test"),
                                {{"device", hardware->device.str()}}));
    return hardware->device;
}

void check_graphs(const TrainConfig& config, c10::Device device, PreflightReport& report) {
    if (!config.replays_steps())
        return;
    const auto reason = reason_against_graphs(device);
    if (!reason)
        return;
    if (config.compile_fullgraph)
        return report.failed(
            "compile",
            {ErrorKind::usage,
             message(FORMANT_TR("session", "train.compile_fullgraph: {reason}; set it to false to "
                                           "train eagerly"),
                     {{"reason", *reason}})});
    report.warn(
        "compile",
        message(FORMANT_TR("session", "{reason}: training runs eagerly; the resulting voice "
                                      "is the same"),
                {{"reason", *reason}}));
}

} // namespace formant
