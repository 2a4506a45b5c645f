#include "engine/session/voices/resolved_voice_config.h"

#include "engine/checkpoint/checkpoint_weights.h"
#include "engine/synth/mel_settings_text.h"
#include "engine/synth/saved_config.h"

#include <ATen/core/Tensor.h>

namespace formant {
namespace {

constexpr const char* embedding_name = "generator.emb_g.weight";

/// Returns 0 where the weights have no speaker embedding.
std::int64_t embedding_width(const StateTree::Map& weights) {
    const auto found = weights.find(embedding_name);
    const auto* rows =
        found == weights.end() ? nullptr : std::get_if<at::Tensor>(&found->second.value());
    return rows != nullptr && rows->dim() == 2 ? rows->size(1) : 0;
}

Message inherited_message(std::int64_t width) {
    return message(FORMANT_TR("session", "the speaker embedding of the pretrained weights is kept: "
                                         "the voice has one of width {width} "
                                         "(model.vits.speaker_embedding)"),
                   {{"width", std::to_string(width)}});
}

Message unchanged_message(const VitsConfig& vits) {
    return message(FORMANT_TR("session", "model.vits.speaker_embedding stays {value}: a resumed "
                                         "run keeps the layers it started with; a new run "
                                         "(name) may have others"),
                   {{"value", vits.speaker_embedding}});
}

/// The setting matters for one speaker only: several always have an embedding.
bool is_overruled_setting(const VitsConfig& wanted, bool has_one, std::int64_t n_speakers) {
    return n_speakers == 1 && wanted.speaker_embedding == (has_one ? "off" : "on");
}

Message lost_embedding_message(std::int64_t width) {
    return message(FORMANT_TR("session", "the pretrained weights have a speaker embedding, and "
                                         "this voice has none: set "
                                         "model.vits.speaker_embedding to auto and "
                                         "model.vits.gin_channels to 0 or {width}, or load what "
                                         "fits without it (--partial)"),
                   {{"width", std::to_string(width)}});
}

} // namespace

std::optional<Message> inherit_speaker_embedding(const Pretrained& pretrained,
                                                 std::int64_t n_speakers, VoiceConfig& config) {
    const std::int64_t width = embedding_width(pretrained.weights);
    VitsConfig& vits = config.model.vits;
    if (config.model.name != "vits" || width == 0)
        return std::nullopt;
    const bool is_as_wide = vits.gin_channels == 0 || vits.gin_channels == width;
    const bool is_new = n_speakers == 1 && vits.speaker_embedding == "auto" && is_as_wide;
    if (is_new)
        vits.speaker_embedding = "on";
    if (has_speaker_embedding(vits, n_speakers) && vits.gin_channels == 0)
        vits.gin_channels = width;
    return is_new ? std::optional(inherited_message(width)) : std::nullopt;
}

Result<std::optional<Message>> inherit_speaker_embedding(const StateTree& checkpoint,
                                                         std::int64_t n_speakers,
                                                         VoiceConfig& config) {
    return voice_config_of(checkpoint).map([&](const VoiceConfig& saved) {
        const VitsConfig& theirs = saved.model.vits;
        VitsConfig& own = config.model.vits;
        const bool has_one = has_speaker_embedding(theirs, n_speakers);
        const bool is_overruled =
            config.model.name == "vits" && is_overruled_setting(own, has_one, n_speakers);
        own.speaker_embedding = theirs.speaker_embedding;
        if (own.gin_channels == 0)
            own.gin_channels = theirs.gin_channels;
        return is_overruled ? std::optional(unchanged_message(own)) : std::nullopt;
    });
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

std::optional<Error> missing_speaker_embedding(const Pretrained& pretrained,
                                               std::int64_t n_speakers, const VoiceConfig& config) {
    const std::int64_t width = embedding_width(pretrained.weights);
    if (config.model.name != "vits" || width == 0 ||
        has_speaker_embedding(config.model.vits, n_speakers))
        return std::nullopt;
    return Error{ErrorKind::checkpoint, lost_embedding_message(width)};
}

VoiceConfig fresh_voice_config(const RunConfig& config, std::int64_t n_speakers) {
    VoiceConfig voice = config.voice;
    const std::string& file = config.train.pretrained_path;
    if (voice.model.name != "vits" || file.empty())
        return voice;
    if (const auto pretrained = read_pretrained(file, voice.model.name))
        inherit_speaker_embedding(*pretrained, n_speakers, voice);
    return voice;
}

VoiceConfig resolve_voice_config(const RunConfig& config, const ResumePoint& point,
                                 std::int64_t n_speakers) {
    if (point.starts_fresh())
        return fresh_voice_config(config, n_speakers);
    VoiceConfig voice = config.voice;
    return inherit_speaker_embedding(point.checkpoint->state, n_speakers, voice) ? voice
                                                                                 : config.voice;
}

} // namespace formant
