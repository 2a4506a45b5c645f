#include "engine/models/xtts/xtts_config.h"

#include "engine/config/integer_list_field.h"
#include "engine/models/dvae/dvae_config.h"
#include "engine/models/gpt/transformer_fields.h"

#include <algorithm>
#include <map>

namespace formant {
namespace {

struct Size {
    std::int64_t width, layers, heads, conditioning_frames;
};

const Size& size_named(const std::string& name) {
    static const std::map<std::string, Size> sizes = {{"tiny", {128, 4, 4, 128}},
                                                      {"small", {384, 8, 6, 256}},
                                                      {"medium", {768, 16, 12, 512}},
                                                      {"large", {1024, 30, 16, 517}}};
    return sizes.at(name);
}

/// `needed` is a text or a Message.
template <class Needed>
Error v2_error(const std::string& key, const Needed& needed) {
    return {ErrorKind::usage,
            message(FORMANT_TR("models", "{key} must be {needed} in the variant v2 "
                                         "(model.xtts.variant)"),
                    {{"key", key}, {"needed", needed}})};
}

/// Squeeze and excitation divide the channels of a stage by 8.
bool are_stages(const std::vector<std::int64_t>& sizes, std::int64_t min, std::int64_t max) {
    return sizes.size() == 4 && std::ranges::all_of(sizes, [&](std::int64_t size) {
               return size >= min && size <= max;
           });
}

/// The codec and the decoder know one kind of mel.
Result<void> check_v2(const XttsConfig& config, const MelConfig& mel) {
    if (mel != dvae::upstream_mel)
        return fail(v2_error(
            "audio", message(FORMANT_TR("models", "that of the published model: 22050 Hz, n_fft "
                                                  "1024, hop_length 256, 80 mels to 8000 Hz, "
                                                  "mel_scale htk, spectrum power"))));
    if (config.default_voice_share > 0)
        return fail(v2_error("model.xtts.default_voice_share", std::string("0")));
    if (!are_stages(config.speaker_channels, 8, 4096))
        return fail(v2_error("model.xtts.speaker_channels",
                             message(FORMANT_TR("models", "four numbers from 8 to 4096"))));
    if (!are_stages(config.speaker_blocks, 1, 64))
        return fail(v2_error("model.xtts.speaker_blocks",
                             message(FORMANT_TR("models", "four numbers from 1 to 64"))));
    return {};
}

std::vector<Field> variant_fields() {
    return {
        field("variant", &XttsConfig::variant,
              FORMANT_TR("models",
                         "own: a voice that can be trained from nothing, whose codec writes mels. "
                         "v2: XTTS v2 as published, for its weights: texts in pieces of words "
                         "(text.tokenizer), always a reference, audio of 24 kHz from its own "
                         "decoder."))
            .label(FORMANT_TR("field", "Variant"))
            .choices({"own", "v2"}),
        field("masking", &XttsConfig::masking,
              FORMANT_TR("models",
                         "Whether v2 excludes the part of a recording that describes its speaker "
                         "from the loss. upstream: in the last sample of a micro-batch only, and "
                         "at other places, as the upstream code does; for comparisons."))
            .label(FORMANT_TR("field", "Exclude the reference from the loss"))
            .choices({"on", "off", "upstream"}),
        field("start_token", &XttsConfig::start_token,
              FORMANT_TR("models", "Token that starts a text, in v2. A run sets it to that of its "
                                   "tokenizer."))
            .label(FORMANT_TR("field", "Start token"))
            .at_least(0),
        field("decoder_channels", &XttsConfig::decoder_channels,
              FORMANT_TR("models", "Channels of v2's decoder after its first convolution. A run "
                                   "has those of the weights that it starts from."))
            .label(FORMANT_TR("field", "Decoder channels"))
            .range(16, 4096),
        field("speaker_width", &XttsConfig::speaker_width,
              FORMANT_TR("models", "Width of the vector of a speaker that v2's decoder reads. A "
                                   "run has that of the weights that it starts from."))
            .label(FORMANT_TR("field", "Speaker vector width"))
            .range(1, 4096),
        integer_list_field(
            "speaker_channels", &XttsConfig::speaker_channels,
            FORMANT_TR("models", "Channels of the four stages of v2's encoder of speakers. A run "
                                 "has those of the weights that it starts from."))
            .label(FORMANT_TR("field", "Speaker encoder channels")),
        integer_list_field(
            "speaker_blocks", &XttsConfig::speaker_blocks,
            FORMANT_TR("models", "Blocks of the four stages of v2's encoder of speakers. A run "
                                 "has those of the weights that it starts from."))
            .label(FORMANT_TR("field", "Speaker encoder blocks")),
    };
}

} // namespace

std::vector<Field> xtts_fields() {
    std::vector<Field> fields = transformer_fields<XttsConfig>(/*min_width=*/16);
    const std::vector<Field> others = {
        field("latents", &XttsConfig::latents,
              FORMANT_TR("models", "Number of vectors that describe a speaker."))
            .label(FORMANT_TR("field", "Speaker vectors"))
            .range(1, 1024),
        field("conditioning_frames", &XttsConfig::conditioning_frames,
              FORMANT_TR("models", "Longest part of a recording that describes its speaker. It is "
                                   "at most half of the recording; its tokens are not predicted."))
            .label(FORMANT_TR("field", "Reference length"))
            .unit("frames")
            .range(16, 100000),
        field("codec", &XttsConfig::codec,
              FORMANT_TR("models", "Codec: a dvae checkpoint, or the folder of its run. The voice "
                                   "is trained on its tokens, and keeps a copy."))
            .names(PathKind::file_or_folder)
            .label(FORMANT_TR("field", "Codec"))
            .alias("--codec"),
        field("vocoder", &XttsConfig::vocoder,
              FORMANT_TR("models", "Vocoder for the synthesis: a hifigan checkpoint, or the folder "
                                   "of its run. Empty: Griffin-Lim."))
            .names(PathKind::file_or_folder)
            .label(FORMANT_TR("field", "Vocoder")),
        field("text_weight", &XttsConfig::text_weight,
              FORMANT_TR("models", "Weight of the loss `text`: cross-entropy of the next text "
                                   "token."))
            .label(FORMANT_TR("field", "Text loss weight"))
            .at_least(0),
        field("audio_weight", &XttsConfig::audio_weight,
              FORMANT_TR("models", "Weight of the loss `audio`: cross-entropy of the next audio "
                                   "token."))
            .label(FORMANT_TR("field", "Audio loss weight"))
            .at_least(0),
        field("dropout", &XttsConfig::dropout,
              FORMANT_TR("models", "Dropout rate after embeddings, attention and feed-forward "
                                   "layers."))
            .label(FORMANT_TR("field", "Dropout"))
            .range(0, 0.9),
        field("attention_dropout", &XttsConfig::attention_dropout,
              FORMANT_TR("models", "Dropout rate of attention weights. Above 0, fused attention "
                                   "cannot be used."))
            .label(FORMANT_TR("field", "Attention dropout"))
            .range(0, 0.9),
        field("default_voice_share", &XttsConfig::default_voice_share,
              FORMANT_TR("models", "Share of the samples that are trained with the default voice, "
                                   "which speaks where no reference recording is given. 0: the "
                                   "model has none, and each synthesis needs a reference."))
            .label(FORMANT_TR("field", "Share of the default voice"))
            .range(0, 1),
    };
    for (const std::vector<Field>& more : {others, variant_fields()})
        fields.insert(fields.end(), more.begin(), more.end());
    return fields;
}

Result<void> check_xtts_config(const XttsConfig& config, const MelConfig& mel) {
    return check_divisible("model.xtts.width", config.width, "model.xtts.heads", config.heads)
        .and_then([&] { return config.is_v2() ? check_v2(config, mel) : Result<void>(); });
}

void set_xtts_size(XttsConfig& config, const std::string& size) {
    const Size& chosen = size_named(size);
    config.width = chosen.width;
    config.layers = chosen.layers;
    config.heads = chosen.heads;
    config.conditioning_frames = chosen.conditioning_frames;
}

} // namespace formant
