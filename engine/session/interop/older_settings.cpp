#include "engine/session/interop/older_settings.h"

#include <algorithm>

namespace formant {
namespace {

constexpr MessageText always_ahead = FORMANT_TR(
    "session", "batches are always made ready ahead of the training by threads; data.num_workers "
               "and data.prefetch_buffer_size say how many");
constexpr MessageText of_tensorflow =
    FORMANT_TR("session", "a choice of TensorFlow's, which is not used here");
constexpr MessageText compiles_for_tensorflow =
    FORMANT_TR("session", "TensorFlow's way to compile a step; the setting for one here is "
                          "train.use_torch_compile");
constexpr MessageText window_of_transform =
    FORMANT_TR("session", "the window is as long as the Fourier transform, audio.n_fft");
constexpr MessageText every_step_is_logged =
    FORMANT_TR("session", "every step is written to the run's metrics.jsonl");
/// YAML's words for true and false, as Python's loader knows them.
const std::vector<std::pair<std::string, std::string>> precision_words = {
    {"true", "fp16"},     {"yes", "fp16"},   {"on", "fp16"},
    {"false", "float32"}, {"no", "float32"}, {"off", "float32"}};
const std::vector<std::pair<std::string, std::string>> bf16_words = {
    {"true", "bf16"}, {"yes", "bf16"}, {"on", "bf16"}};
const std::vector<std::pair<std::string, std::string>> debug_words = {
    {"true", "eager"}, {"yes", "eager"}, {"on", "eager"},
    {"false", "off"},  {"no", "off"},    {"off", "off"}};

OlderSetting without_meaning(const char* name, MessageText why) {
    return {name, "", {}, why};
}

OlderSetting renamed(const char* name, const char* key) {
    return {name, key, {}, {}};
}

} // namespace

const std::vector<OlderSetting>& older_settings() {
    static const std::vector<OlderSetting> all = {
        {"use_mixed_precision", "train.precision", precision_words, {}},
        {"mixed_precision", "train.precision", precision_words, {}},
        {"amp", "train.precision", precision_words, {}},
        {"use_bf16", "train.precision", bf16_words, {}},
        renamed("training_files", "data.corpus"),
        renamed("validation_files", "data.validation"),
        renamed("sample_rate", "audio.sample_rate_hz"),
        renamed("sampling_rate", "audio.sample_rate_hz"),
        renamed("filter_length", "audio.n_fft"),
        renamed("hop_size", "audio.hop_length"),
        renamed("n_mel_channels", "audio.n_mels"),
        renamed("num_mels", "audio.n_mels"),
        renamed("f_min", "audio.f_min_hz"),
        renamed("fmin", "audio.f_min_hz"),
        renamed("mel_fmin", "audio.f_min_hz"),
        renamed("f_max", "audio.f_max_hz"),
        renamed("fmax", "audio.f_max_hz"),
        renamed("mel_fmax", "audio.f_max_hz"),
        without_meaning("win_length", window_of_transform),
        without_meaning("win_size", window_of_transform),
        without_meaning("log_interval", every_step_is_logged),
        without_meaning("prefetch_to_gpu", always_ahead),
        without_meaning("enhanced_gpu_prefetch", always_ahead),
        without_meaning("optimize_cpu_gpu_overlap", always_ahead),
        without_meaning("use_tf_native_loading", of_tensorflow),
        without_meaning("enable_graph_mode", compiles_for_tensorflow),
        without_meaning("enable_xla_compilation", compiles_for_tensorflow),
        {"enable_eager_debug", "train.debug", debug_words, {}},
    };
    return all;
}

const OlderSetting* find_older_setting(const std::string& name) {
    const auto& all = older_settings();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const OlderSetting& one) { return one.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace formant
