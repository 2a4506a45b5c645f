#include "engine/models/indextts2/indextts2_config.h"

#include "engine/models/gpt/transformer_fields.h"

namespace formant {
namespace {

struct EncoderTexts {
    MessageText width, inner_width, heads, blocks, perceiver_mult;
};

constexpr EncoderTexts speaker_labels = {FORMANT_TR("field", "Speaker encoder width"),
                                         FORMANT_TR("field", "Speaker encoder inner width"),
                                         FORMANT_TR("field", "Speaker encoder heads"),
                                         FORMANT_TR("field", "Speaker encoder blocks"),
                                         FORMANT_TR("field", "Speaker resampler factor")};
constexpr EncoderTexts emotion_labels = {FORMANT_TR("field", "Emotion encoder width"),
                                         FORMANT_TR("field", "Emotion encoder inner width"),
                                         FORMANT_TR("field", "Emotion encoder heads"),
                                         FORMANT_TR("field", "Emotion encoder blocks"),
                                         FORMANT_TR("field", "Emotion resampler factor")};

std::vector<Field> size_fields() {
    std::vector<Field> fields = transformer_fields<IndexTts2Config>(/*min_width=*/8);
    const std::vector<Field> others = {
        field("codebook_size", &IndexTts2Config::codebook_size,
              FORMANT_TR("models", "Number of codes of the codec; start and stop token follow."))
            .label(FORMANT_TR("field", "Codebook size"))
            .range(2, 1000000),
        field("latents", &IndexTts2Config::latents,
              FORMANT_TR("models", "Number of vectors that describe a speaker."))
            .label(FORMANT_TR("field", "Speaker vectors"))
            .range(1, 1024),
        field("feature_width", &IndexTts2Config::feature_width,
              FORMANT_TR("models", "Width of the features of a reference recording."))
            .label(FORMANT_TR("field", "Reference feature width"))
            .range(3, 16384),
        field("feature_frames", &IndexTts2Config::feature_frames,
              FORMANT_TR("models", "Positions of the encoders of a reference recording."))
            .label(FORMANT_TR("field", "Reference positions"))
            .range(8, 100000),
    };
    fields.insert(fields.end(), others.begin(), others.end());
    return fields;
}

} // namespace

std::vector<Field> indextts2_fields() {
    std::vector<Field> fields = size_fields();
    const std::vector<Field> of_training = {
        field("text_weight", &IndexTts2Config::text_weight,
              FORMANT_TR("models", "Weight of the loss `text`: cross-entropy of the next text "
                                   "token."))
            .label(FORMANT_TR("field", "Text loss weight"))
            .at_least(0)
            .alias("--text-loss-weight"),
        field("audio_weight", &IndexTts2Config::audio_weight,
              FORMANT_TR("models", "Weight of the loss `audio`: cross-entropy of the next audio "
                                   "token."))
            .label(FORMANT_TR("field", "Audio loss weight"))
            .at_least(0)
            .alias("--mel-loss-weight"),
        field("dropout", &IndexTts2Config::dropout,
              FORMANT_TR("models", "Dropout rate after embeddings, attention and feed-forward "
                                   "layers."))
            .label(FORMANT_TR("field", "Dropout"))
            .range(0, 0.9),
        field("attention_dropout", &IndexTts2Config::attention_dropout,
              FORMANT_TR("models", "Dropout rate of attention weights. Upstream's trainers have "
                                   "0.1; above 0, fused attention cannot be used."))
            .label(FORMANT_TR("field", "Attention dropout"))
            .range(0, 0.9),
        field("attend_to_padding", &IndexTts2Config::attend_to_padding,
              FORMANT_TR("models", "The audio attends to the padding of shorter texts, as in "
                                   "upstream's trainers: only to compare with them, because "
                                   "losses depend on the other samples of a batch then."))
            .label(FORMANT_TR("field", "Attend to padding")),
    };
    fields.insert(fields.end(), of_training.begin(), of_training.end());
    return fields;
}

std::vector<Field> reference_encoder_fields(const std::string& name) {
    const EncoderTexts& labels = name == "speaker" ? speaker_labels : emotion_labels;
    return {
        field(name + "_width", &ReferenceEncoderConfig::width,
              FORMANT_TR("models", "Width of the encoder of a reference recording; a multiple of "
                                   "its heads."))
            .label(labels.width)
            .range(8, 16384),
        field(name + "_inner_width", &ReferenceEncoderConfig::inner_width,
              FORMANT_TR("models", "Width of the encoder's feed-forward layers."))
            .label(labels.inner_width)
            .range(8, 65536),
        field(name + "_heads", &ReferenceEncoderConfig::heads,
              FORMANT_TR("models", "Attention heads of the encoder and its resampler."))
            .label(labels.heads)
            .range(1, 256),
        field(name + "_blocks", &ReferenceEncoderConfig::blocks,
              FORMANT_TR("models", "Conformer blocks of the encoder."))
            .label(labels.blocks)
            .range(1, 64),
        field(name + "_perceiver_mult", &ReferenceEncoderConfig::perceiver_mult,
              FORMANT_TR("models", "Width of the resampler's feed-forward layers, as a multiple of "
                                   "its width."))
            .label(labels.perceiver_mult)
            .range(1, 64),
    };
}

Result<void> check_indextts2_config(const IndexTts2Config& config) {
    return check_divisible("model.indextts2.width", config.width, "model.indextts2.heads",
                           config.heads)
        .and_then([&] {
            return check_divisible("model.indextts2.speaker_width", config.speaker.width,
                                   "model.indextts2.speaker_heads", config.speaker.heads);
        })
        .and_then([&] {
            return check_divisible("model.indextts2.emotion_width", config.emotion.width,
                                   "model.indextts2.emotion_heads", config.emotion.heads);
        });
}

void set_indextts2_size(IndexTts2Config& config, const std::string& size) {
    const IndexTts2Config published;
    config.width = published.width;
    config.layers = published.layers;
    config.heads = published.heads;
    config.speaker = published.speaker;
    config.emotion = published.emotion;
    if (size == "large")
        return;
    config.layers = size == "medium" ? 16 : 8;
    config.heads = size == "medium" ? 16 : 8;
    config.width = size == "tiny" ? 256 : 64 * config.heads;
    if (size == "medium")
        return;
    config.speaker = {256, 1024, 4, 4};
    config.emotion = {256, 512, 4, 2};
    if (size == "tiny") {
        config.layers = 4;
        config.heads = 4;
        config.speaker = {64, 256, 2, 2};
        config.emotion = {64, 128, 2, 2};
    }
}

} // namespace formant
