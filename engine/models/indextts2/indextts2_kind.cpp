#include "engine/models/indextts2/indextts2_kind.h"

#include "engine/models/indextts2/indextts2_model.h"
#include "engine/models/indextts2/indextts2_names.h"
#include "engine/models/lora_config.h"
#include "engine/models/model.h"
#include "engine/models/upstream_layout.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Values of the width that a block of the transformer stores for the backward pass, per position.
constexpr double stored_per_block = 20;
/// Copies of the scores: of the heads, and of the softmax.
constexpr double stored_scores = 3;

void add_encoder_shapes(const std::string& name, const ReferenceEncoderConfig& encoder,
                        std::int64_t feature_width, NamedShapes& shapes) {
    const std::int64_t bands = (feature_width - 1) / 2;
    shapes.push_back({name + ".embed.out.0.weight", {encoder.width, encoder.width * bands}});
    for (std::int64_t i = 0; i < encoder.blocks; ++i)
        shapes.push_back({fmt::format("{}.encoders.{}.feed_forward.w_1.weight", name, i),
                          {encoder.inner_width, encoder.width}});
}

class IndexTts2Kind : public ModelKind {
  public:
    std::string name() const override { return "indextts2"; }
    MessageText title() const override { return FORMANT_TR("value", "IndexTTS2 (GPT)"); }
    MessageText description() const override {
        return FORMANT_TR("models", "text to audio tokens, the GPT of IndexTTS2; trained on a "
                                    "manifest of prepared tokens");
    }
    MessageText sizes() const override {
        return FORMANT_TR("models", "large is the published model");
    }
    ModelRole role() const override { return ModelRole::language_model; }

    void add_settings(KindSettings& settings) const override { settings.add(IndexTts2Config{}); }
    void add_fields(ConfigTable& table, KindSettings& settings) const override {
        auto& config = settings.of<IndexTts2Config>();
        table.add("model.indextts2", config, indextts2_fields());
        table.add("model.indextts2", config.speaker, reference_encoder_fields("speaker"));
        table.add("model.indextts2", config.emotion, reference_encoder_fields("emotion"));
    }
    void set_size(KindSettings& settings, const std::string& size) const override {
        set_indextts2_size(settings.of<IndexTts2Config>(), size);
    }
    Result<void> check(const KindSettings& settings, const MelConfig& /*mel*/) const override {
        return check_indextts2_config(settings.of<IndexTts2Config>());
    }
    std::string default_preset(const std::string& /*size*/) const override { return "indextts2"; }

    Model create(const KindSettings& settings, const ModelInputs& inputs) const override {
        return {.trainable = std::make_shared<indextts2::IndexTts2Model>(
                    settings.of<IndexTts2Config>(), inputs.mel, inputs.n_symbols)};
    }
    FeatureNeeds features(const KindSettings& settings, const MelConfig& mel) const override {
        return indextts2::IndexTts2Model::needs(settings.of<IndexTts2Config>(), mel);
    }
    NamedShapes size_determining_shapes(const KindSettings& settings,
                                        const ModelInputs& inputs) const override;
    double activation_bytes(const KindSettings& settings, const MelConfig& mel, double frames,
                            bool gradient_checkpointing) const override;
    bool supports_gradient_checkpointing() const override { return true; }
    bool supports_lora() const override { return true; }
    bool uses_dropout() const override { return true; }
    std::string symbol_embedding() const override { return "gpt.text_embedding.weight"; }
    std::vector<std::string> symbol_outputs() const override {
        return {"gpt.text_head.weight", "gpt.text_head.bias"};
    }

    LayerNames layer_names() const override {
        return {{"text_tokens", "audio_tokens", "positions", "transformer", "duration_embedding"},
                {"gpt"}};
    }
    std::vector<LayerRecipe> layer_recipes() const override {
        return {
            {std::string(lora_group), lora_only, std::string(lora_group), {"lora"}, {}},
            {std::string(new_tokens_recipe), new_text_tokens, "text_tokens", {"text_tokens"}, {}}};
    }
    const UpstreamLayout* upstream() const override {
        static const UpstreamLayout layout = {
            .trainer = UpstreamTrainer::indextts2,
            .own_names = indextts2::own_names,
            .inference_prefixes = {"gpt."},
            .license = FORMANT_TR("models", "bilibili Model Use License: not to "
                                            "improve other models")};
        return &layout;
    }
};

NamedShapes IndexTts2Kind::size_determining_shapes(const KindSettings& settings,
                                                   const ModelInputs& inputs) const {
    const auto& config = settings.of<IndexTts2Config>();
    const indextts2::UnifiedVoiceSize size = indextts2::size_of(config, inputs.n_symbols);
    const std::int64_t width = config.width;
    NamedShapes shapes = {{"gpt.text_embedding.weight", {size.text_tokens + 1, width}},
                          {"gpt.mel_embedding.weight", {size.audio_tokens, width}},
                          {"gpt.text_pos_embedding.emb.weight", {size.max_text_tokens + 2, width}},
                          {"gpt.mel_pos_embedding.emb.weight", {size.max_audio_tokens + 3, width}},
                          {"gpt.perceiver_encoder.latents", {size.latents, width}}};
    for (std::int64_t i = 0; i < config.layers; ++i)
        shapes.push_back({fmt::format("gpt.gpt.h.{}.attn.c_attn.weight", i), {width, 3 * width}});
    add_encoder_shapes("gpt.conditioning_encoder", config.speaker, config.feature_width, shapes);
    add_encoder_shapes("gpt.emo_conditioning_encoder", config.emotion, config.feature_width,
                       shapes);
    return shapes;
}

double IndexTts2Kind::activation_bytes(const KindSettings& settings, const MelConfig& /*mel*/,
                                       double frames, bool gradient_checkpointing) const {
    const auto& config = settings.of<IndexTts2Config>();
    const auto width = static_cast<double>(config.width);
    const auto layers = static_cast<double>(config.layers);
    const double blocks =
        gradient_checkpointing ? layers + stored_per_block : layers * stored_per_block;
    const double scores = stored_scores * static_cast<double>(config.codebook_size);
    return 4 * frames * (width * blocks + scores);
}

} // namespace

const ModelKind& indextts2_kind() {
    static const IndexTts2Kind kind;
    return kind;
}

} // namespace formant
