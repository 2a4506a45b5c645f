#include "engine/session/interop/legacy_settings.h"

#include <algorithm>

namespace formant {
namespace {

constexpr MessageText always_ahead =
    FORMANT_TR("session", "batches are always prefetched by threads; see data.num_workers and "
                          "data.prefetch_buffer_size");
constexpr MessageText of_tensorflow =
    FORMANT_TR("session", "an option of TensorFlow, which this program does not use");
constexpr MessageText compiles_for_tensorflow =
    FORMANT_TR("session", "compilation by TensorFlow; the equivalent setting is "
                          "train.use_torch_compile");
constexpr MessageText window_of_transform =
    FORMANT_TR("session", "the window is always as long as the FFT, audio.n_fft");
constexpr MessageText every_step_is_logged =
    FORMANT_TR("session", "every step is logged to metrics.jsonl of the run");
/// The spellings of true and false in YAML 1.1, as Python's loader reads them.
const std::vector<std::pair<std::string, std::string>> precision_values = {
    {"true", "half"},     {"yes", "half"},   {"on", "half"},
    {"false", "float32"}, {"no", "float32"}, {"off", "float32"}};
const std::vector<std::pair<std::string, std::string>> bf16_values = {
    {"true", "bf16"}, {"yes", "bf16"}, {"on", "bf16"}};
const std::vector<std::pair<std::string, std::string>> debug_values = {
    {"true", "eager"}, {"yes", "eager"}, {"on", "eager"},
    {"false", "off"},  {"no", "off"},    {"off", "off"}};

LegacySetting has_no_equivalent(const char* name, MessageText why) {
    return {name, "", {}, why};
}

LegacySetting renamed_setting(const char* name, const char* key) {
    return {name, key, {}, {}};
}

} // namespace

const std::vector<LegacySetting>& legacy_settings() {
    static const std::vector<LegacySetting> all = {
        {"use_mixed_precision", "train.precision", precision_values, {}},
        {"mixed_precision", "train.precision", precision_values, {}},
        {"amp", "train.precision", precision_values, {}},
        {"use_bf16", "train.precision", bf16_values, {}},
        renamed_setting("training_files", "data.corpus"),
        renamed_setting("validation_files", "data.validation"),
        renamed_setting("sample_rate", "audio.sample_rate_hz"),
        renamed_setting("sampling_rate", "audio.sample_rate_hz"),
        renamed_setting("filter_length", "audio.n_fft"),
        renamed_setting("hop_size", "audio.hop_length"),
        renamed_setting("n_mel_channels", "audio.n_mels"),
        renamed_setting("num_mels", "audio.n_mels"),
        renamed_setting("f_min", "audio.f_min_hz"),
        renamed_setting("fmin", "audio.f_min_hz"),
        renamed_setting("mel_fmin", "audio.f_min_hz"),
        renamed_setting("f_max", "audio.f_max_hz"),
        renamed_setting("fmax", "audio.f_max_hz"),
        renamed_setting("mel_fmax", "audio.f_max_hz"),
        has_no_equivalent("win_length", window_of_transform),
        has_no_equivalent("win_size", window_of_transform),
        has_no_equivalent("log_interval", every_step_is_logged),
        has_no_equivalent("prefetch_to_gpu", always_ahead),
        has_no_equivalent("enhanced_gpu_prefetch", always_ahead),
        has_no_equivalent("optimize_cpu_gpu_overlap", always_ahead),
        has_no_equivalent("use_tf_native_loading", of_tensorflow),
        has_no_equivalent("enable_graph_mode", compiles_for_tensorflow),
        has_no_equivalent("enable_xla_compilation", compiles_for_tensorflow),
        {"enable_eager_debug", "train.debug", debug_values, {}},
    };
    return all;
}

const LegacySetting* find_legacy_setting(const std::string& name) {
    const auto& all = legacy_settings();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const LegacySetting& one) { return one.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace formant
