#include "engine/models/xtts/xtts_config.h"

#include "engine/models/gpt/transformer_fields.h"

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

} // namespace

std::vector<Field> xtts_fields() {
    std::vector<Field> fields = transformer_fields<XttsConfig>(/*min_width=*/32);
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
    fields.insert(fields.end(), others.begin(), others.end());
    return fields;
}

Result<void> check_xtts_config(const XttsConfig& config) {
    return check_divisible("model.xtts.width", config.width, "model.xtts.heads", config.heads);
}

void set_xtts_size(XttsConfig& config, const std::string& size) {
    const Size& chosen = size_named(size);
    config.width = chosen.width;
    config.layers = chosen.layers;
    config.heads = chosen.heads;
    config.conditioning_frames = chosen.conditioning_frames;
}

} // namespace formant
