#include "engine/session/voices/resolved_voice_config.h"

#include "engine/models/inherited_settings.h"
#include "engine/models/model_kinds.h"
#include "engine/session/config/model_text_reader.h"
#include "engine/session/voices/pretrained_adapters.h"
#include "engine/session/voices/run_codec.h"
#include "engine/synth/mel_settings_text.h"
#include "engine/synth/saved_config.h"

namespace formant {

std::optional<Message> inherit_settings(const Pretrained& pretrained, std::int64_t n_speakers,
                                        ModelConfig& config) {
    const InheritedSettings* inherited = kind_of(config).inherited_settings();
    return inherited == nullptr
               ? std::nullopt
               : inherited->inherit_from_weights(pretrained.weights, n_speakers, config.kinds);
}

Result<std::optional<Message>> inherit_settings(const StateTree& checkpoint,
                                                std::int64_t n_speakers, ModelConfig& config) {
    return voice_config_of(checkpoint).map([&](const VoiceConfig& saved) {
        const InheritedSettings* inherited = kind_of(config).inherited_settings();
        const auto kept_alpha = saved.model.lora.is_on()
                                    ? keep_trained_alpha(saved.model.lora.alpha, config.lora)
                                    : std::nullopt;
        const auto kept =
            inherited == nullptr
                ? std::nullopt
                : inherited->inherit_from_saved(saved.model.kinds, n_speakers, config.kinds);
        return kept ? kept : kept_alpha;
    });
}

Result<void> inherit_from_symbols(const SymbolTable& symbols, ModelConfig& config) {
    const InheritedSettings* inherited = kind_of(config).inherited_settings();
    return inherited == nullptr ? Result<void>()
                                : inherited->inherit_from_symbols(symbols, config.kinds);
}

Result<void> check_resumed_audio(const StateTree& checkpoint, const MelConfig& audio) {
    return voice_config_of(checkpoint).and_then([&](const VoiceConfig& saved) -> Result<void> {
        if (saved.audio == audio)
            return {};
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("session", "the checkpoint was trained with {saved}, but "
                                                  "this configuration has {own}: a run keeps its "
                                                  "audio settings. Set those of the checkpoint, or "
                                                  "start a run with another name"),
                            {{"saved", mel_settings_text(saved.audio)},
                             {"own", mel_settings_text(audio)}}));
    });
}

Result<void> check_nothing_lost(const Pretrained& pretrained, std::int64_t n_speakers,
                                const ModelConfig& config) {
    const InheritedSettings* inherited = kind_of(config).inherited_settings();
    return inherited == nullptr
               ? Result<void>()
               : inherited->check_nothing_lost(pretrained.weights, n_speakers, config.kinds);
}

void adopt_pretrained_vocabulary(RunConfig& config) {
    if (!weights_may_have_tokenizer(config))
        return;
    config.voice.text.vocabulary =
        vocabulary_of_weights(config.train.pretrained_path, kind_of(config.voice.model));
}

Result<void> complete_with_codec(Pretrained& pretrained, const VoiceConfig& config) {
    if (holds_codec(pretrained.weights))
        return {};
    return load_run_codec(config).map([&](const std::optional<RunCodec>& codec) {
        if (codec)
            add_codec(*codec, pretrained.weights);
    });
}

VoiceConfig fresh_voice_config(const RunConfig& config, std::int64_t n_speakers) {
    VoiceConfig voice = config.voice;
    const ModelKind& kind = kind_of(voice.model);
    const std::string& file = config.train.pretrained_path;
    if (kind.inherited_settings() == nullptr)
        return voice;
    bool has_codec = false;
    if (!file.empty())
        if (const auto pretrained = read_pretrained(file, kind)) {
            inherit_settings(*pretrained, n_speakers, voice.model);
            has_codec = holds_codec(pretrained->weights);
        }
    if (!has_codec)
        if (const auto codec = load_run_codec(voice); codec && *codec)
            adopt_codec_sizes(**codec, voice.model);
    return voice;
}

VoiceConfig resolve_voice_config(const RunConfig& config, const ResumePoint& point,
                                 std::int64_t n_speakers) {
    if (point.starts_fresh())
        return fresh_voice_config(config, n_speakers);
    VoiceConfig voice = config.voice;
    return inherit_settings(point.checkpoint->state, n_speakers, voice.model) ? voice
                                                                              : config.voice;
}

} // namespace formant
