#include "engine/session/preflight/preflight_configuration.h"

#include "engine/hardware/host/probe_host.h"
#include "engine/hardware/settings/suggested_settings.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/runs/requested_config.h"

namespace formant {
namespace {

std::string automatic_cpu_precision() {
    HardwareInfo machine;
    machine.host = probe_host();
    return suggest_precision(machine, /*gpu=*/nullptr).value;
}

} // namespace

std::optional<RunConfig> check_configuration(const RunRequest& request, PreflightReport& report) {
    auto config = load_run_config(request);
    if (!config) {
        report.failed("configuration", config.error());
        return std::nullopt;
    }
    report.ok(
        "configuration",
        request.config_file.empty()
            ? message(FORMANT_TR("session", "the defaults and the command-line settings are valid"))
            : message(FORMANT_TR("session", "{file} is valid"), {{"file", request.config_file}}));
    return std::move(*config);
}

void check_cpu_precision(const std::string& requested, const TrainConfig& config,
                         PreflightReport& report) {
    if (requested == half_precision && config.precision == "float32")
        return report.warn(
            "precision",
            message(FORMANT_TR("session", "half precision is slower than float32 on this CPU, so "
                                          "training runs in float32; a GPU would use it")));
    if (config.precision == "float32" || config.precision == automatic_cpu_precision())
        return;
    if (config.precision == "fp16")
        return report.warn(
            "precision",
            message(FORMANT_TR(
                "session",
                "train.precision is fp16, which is meant for GPUs: on a CPU, a step of a large "
                "model takes minutes instead of seconds; use --set train.precision=float32")));
    report.warn(
        "precision",
        message(FORMANT_TR("session", "train.precision is {precision}, which is slower than "
                                      "float32 on this CPU; use --set train.precision=float32"),
                {{"precision", config.precision}}));
}

void check_text_frontend(const VoiceConfig& config, PreflightReport& report) {
    const auto reader = model_text_reader(config);
    if (!reader)
        return report.failed("text", reader.error());
    if (*reader == nullptr)
        return report.ok(
            "text",
            message(FORMANT_TR("session", "{name} is trained on audio only: no texts are read"),
                    {{"name", config.model.name}}));
    report.ok("text", message(FORMANT_TR("session", "text frontend: {mode}, language '{language}'"),
                              {{"mode", config.text.reads_pieces() ? "pieces" : config.text.mode},
                               {"language", config.text.language}}));
}

} // namespace formant
