#include "engine/session/preflight/preflight_configuration.h"

#include "engine/hardware/host/look_at_host.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/model_text_reader.h"

namespace formant {
namespace {

std::string precision_of_this_cpu() {
    HardwareInfo machine;
    machine.host = look_at_host();
    return suggest_precision(machine, /*gpu=*/nullptr).value;
}

} // namespace

std::optional<RunConfig> look_at_configuration(const RunRequest& request, PreflightLines& lines) {
    auto config = load_run_config(request.config_file, request.settings);
    if (!config) {
        lines.failed("configuration", config.error());
        return std::nullopt;
    }
    lines.ok(
        "configuration",
        request.config_file.empty()
            ? message(FORMANT_TR("session", "the defaults and the settings of the command "
                                            "line are valid"))
            : message(FORMANT_TR("session", "{file} is valid"), {{"file", request.config_file}}));
    return std::move(*config);
}

void look_at_capture(const TrainConfig& config, PreflightLines& lines) {
    if (config.use_torch_compile && config.debug != "eager")
        lines.warn("compile",
                   message(FORMANT_TR("session", "there are no captured graphs yet: with "
                                                 "train.use_torch_compile, too, training runs step "
                                                 "by step (eagerly); the voice is the same")));
}

void look_at_precision_on_cpu(const TrainConfig& config, PreflightLines& lines) {
    if (config.precision == "float32" || config.precision == precision_of_this_cpu())
        return;
    if (config.precision == "fp16")
        return lines.warn(
            "precision",
            message(FORMANT_TR("session", "train.precision is fp16, which is for GPUs: with it, a "
                                          "step of a large model takes a CPU minutes instead of "
                                          "seconds; --set train.precision=float32")));
    lines.warn(
        "precision",
        message(FORMANT_TR("session", "train.precision is {precision}, with which this CPU takes "
                                      "longer than with float32; --set train.precision=float32"),
                {{"precision", config.precision}}));
}

void look_at_text(const VoiceConfig& config, PreflightLines& lines) {
    const auto reader = model_text_reader(config);
    if (!reader)
        return lines.failed("text", reader.error());
    if (*reader == nullptr)
        return lines.ok("text", message(FORMANT_TR("session", "{name} learns from sound alone: no "
                                                              "texts are read"),
                                        {{"name", config.model.name}}));
    lines.ok("text", message(FORMANT_TR("session", "texts are read as {mode}, in the language "
                                                   "'{language}'"),
                             {{"mode", config.text.mode}, {"language", config.text.language}}));
}

} // namespace formant
