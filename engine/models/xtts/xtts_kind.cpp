#include "engine/models/xtts/xtts_kind.h"

#include "engine/models/dvae/dvae_kind.h"
#include "engine/models/lora_config.h"
#include "engine/models/model.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/xtts/inherited_sizes.h"
#include "engine/models/xtts/xtts_model.h"
#include "engine/models/xtts/xtts_names.h"
#include "engine/models/xtts/xtts_v2_model.h"

#include <fmt/format.h>

#include <algorithm>

namespace formant {
namespace {

/// Values of the width that a block of the transformer stores for the backward pass, per position.
constexpr double stored_per_block = 20;
/// Copies of the scores: of the head, and of the softmax.
constexpr double stored_scores = 3;

/// Adds the shapes that determine the sizes of v2's decoder.
void add_decoder_shapes(const XttsConfig& config, NamedShapes& shapes) {
    const std::string encoder = "hifigan_decoder.speaker_encoder.";
    shapes.push_back({"hifigan_decoder.waveform_decoder.conv_pre.weight",
                      {config.decoder_channels, config.width, 7}});
    shapes.push_back({"hifigan_decoder.waveform_decoder.cond_layer.weight",
                      {config.decoder_channels, config.speaker_width, 1}});
    shapes.push_back({"hifigan_decoder.waveform_decoder.ups.0.weight_v",
                      {config.decoder_channels, config.decoder_channels / 2, 16}});
    std::int64_t channels = config.speaker_channels[0];
    for (std::size_t stage = 0; stage < config.speaker_channels.size(); ++stage)
        for (std::int64_t i = 0; i < config.speaker_blocks[stage]; ++i) {
            const std::int64_t wide = config.speaker_channels[stage];
            shapes.push_back({fmt::format("{}layer{}.{}.conv1.weight", encoder, stage + 1, i),
                              {wide, channels, 3, 3}});
            channels = wide;
        }
}

class XttsKind : public ModelKind {
  public:
    std::string name() const override { return "xtts"; }
    MessageText title() const override { return FORMANT_TR("value", "XTTS (GPT and codec)"); }
    MessageText description() const override {
        return FORMANT_TR("models", "text to audio tokens to mel, in the voice of a reference "
                                    "recording; needs a codec (model.xtts.codec)");
    }
    MessageText sizes() const override {
        return FORMANT_TR("models", "large has the sizes of XTTS v2");
    }
    ModelRole role() const override { return ModelRole::acoustic; }

    void add_settings(KindSettings& settings) const override { settings.add(XttsConfig{}); }
    void add_fields(ConfigTable& table, KindSettings& settings) const override {
        table.add("model.xtts", settings.of<XttsConfig>(), xtts_fields());
    }
    void set_size(KindSettings& settings, const std::string& size) const override {
        set_xtts_size(settings.of<XttsConfig>(), size);
    }
    Result<void> check(const KindSettings& settings, const MelConfig& mel) const override {
        return check_xtts_config(settings.of<XttsConfig>(), mel).and_then([&] {
            return check_dvae_config(settings.of<DvaeConfig>());
        });
    }
    std::string default_preset(const std::string& size) const override {
        return size == "tiny" ? "gpt-tiny" : "gpt-small";
    }

    Model create(const KindSettings& settings, const ModelInputs& inputs) const override {
        const auto& config = settings.of<XttsConfig>();
        const auto& codec = settings.of<DvaeConfig>();
        const std::shared_ptr<xtts::XttsModel> model =
            config.is_v2() ? std::make_shared<xtts::XttsV2Model>(config, codec, inputs)
                           : std::make_shared<xtts::XttsModel>(config, codec, inputs);
        return {.trainable = model, .speech = model.get(), .mel_regenerator = model.get()};
    }
    FeatureNeeds features(const KindSettings& settings, const MelConfig& mel) const override {
        const auto& config = settings.of<XttsConfig>();
        return config.is_v2() ? xtts::XttsV2Model::needs(config, mel)
                              : xtts::XttsModel::needs(config, mel);
    }
    NamedShapes size_determining_shapes(const KindSettings& settings,
                                        const ModelInputs& inputs) const override;
    double activation_bytes(const KindSettings& settings, const MelConfig& mel, double frames,
                            bool gradient_checkpointing) const override;
    bool supports_several_speakers() const override { return true; }
    bool supports_gradient_checkpointing() const override { return true; }
    bool supports_lora() const override { return true; }
    bool supports_reference() const override { return true; }
    bool uses_dropout() const override { return true; }
    std::string symbol_embedding() const override { return "gpt.text_embedding.weight"; }
    std::vector<std::string> symbol_outputs() const override {
        return {"gpt.text_head.weight", "gpt.text_head.bias"};
    }

    LayerNames layer_names() const override {
        return {{"text_tokens", "audio_tokens", "positions", "transformer", "speaker_encoder"},
                {"gpt", "default_voice"}};
    }
    std::vector<LayerRecipe> layer_recipes() const override {
        return {{std::string(lora_group), lora_only, std::string(lora_group), {"lora"}, {}}};
    }
    std::optional<ModelReference> vocoder(const KindSettings& settings) const override {
        if (settings.of<XttsConfig>().is_v2())
            return std::nullopt;
        return ModelReference{"model.xtts.vocoder", settings.of<XttsConfig>().vocoder};
    }
    std::optional<ModelReference> codec(const KindSettings& settings) const override {
        return ModelReference{"model.xtts.codec", settings.of<XttsConfig>().codec};
    }
    const InheritedSettings* inherited_settings() const override {
        static const InheritedSizes sizes;
        return &sizes;
    }
    const UpstreamLayout* upstream() const override {
        static const UpstreamLayout layout = {
            .trainer = UpstreamTrainer::xtts,
            .own_names = xtts::own_names,
            .inference_prefixes = {"gpt.", "hifigan_decoder.", "mel_stats"},
            .companions = {{"dvae.pth", "dvae.", /*is_needed=*/false},
                           {"mel_stats.pth", "mel_stats"}},
            .tokenizer = "vocab.json",
            .license = dvae::upstream_license,
            .audio = dvae::upstream_mel};
        return &layout;
    }
    bool needs_pretrained_weights(const KindSettings& settings) const override {
        return settings.of<XttsConfig>().is_v2(); // whose decoder is not trained
    }
    Result<void> check_has_upstream_form(const KindSettings& settings) const override {
        if (settings.of<XttsConfig>().is_v2())
            return {};
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("models", "a voice of the variant own (model.xtts.variant) "
                                                 "has no upstream format; one of the variant v2 "
                                                 "has")));
    }
};

NamedShapes XttsKind::size_determining_shapes(const KindSettings& settings,
                                              const ModelInputs& inputs) const {
    const auto& config = settings.of<XttsConfig>();
    const std::int64_t width = config.width;
    // A start token beyond the table is a mismatch of the table.
    const std::int64_t text_rows =
        std::max(inputs.n_symbols, config.is_v2() ? config.start_token + 1 : std::int64_t{0});
    NamedShapes shapes = {
        {"gpt.text_embedding.weight", {text_rows, width}},
        {"gpt.mel_embedding.weight", {settings.of<DvaeConfig>().codes() + 2, width}},
        {"gpt.text_pos_embedding.emb.weight", {config.max_text_tokens + 2, width}},
        {"gpt.mel_pos_embedding.emb.weight", {config.max_audio_tokens + 3, width}},
        {"gpt.conditioning_perceiver.latents", {config.latents, width}}};
    if (config.is_v2())
        add_decoder_shapes(config, shapes);
    for (std::int64_t i = 0; i < config.layers; ++i)
        shapes.push_back({fmt::format("gpt.gpt.h.{}.attn.c_attn.weight", i), {width, 3 * width}});
    for (NamedShape& shape : dvae_kind().size_determining_shapes(settings, inputs)) {
        shape.name = "codec." + shape.name;
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

double XttsKind::activation_bytes(const KindSettings& settings, const MelConfig& /*mel*/,
                                  double frames, bool gradient_checkpointing) const {
    const auto& config = settings.of<XttsConfig>();
    const auto width = static_cast<double>(config.width);
    const auto layers = static_cast<double>(config.layers);
    const double blocks =
        gradient_checkpointing ? layers + stored_per_block : layers * stored_per_block;
    const double scores = stored_scores * static_cast<double>(settings.of<DvaeConfig>().codes());
    const double positions = frames / dvae::frames_per_code + static_cast<double>(config.latents);
    const auto conditioning = static_cast<double>(config.conditioning_frames);
    const double attention = 2 * conditioning * static_cast<double>(config.heads);
    const double encoder = 6 * conditioning * (8 * width + attention);
    return 4 * (2 * positions * (width * blocks + scores) + encoder);
}

} // namespace

const ModelKind& xtts_kind() {
    static const XttsKind kind;
    return kind;
}

} // namespace formant
