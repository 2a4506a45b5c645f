#include "engine/models/xtts/xtts_kind.h"

#include "engine/models/dvae/dvae_kind.h"
#include "engine/models/lora_config.h"
#include "engine/models/model.h"
#include "engine/models/xtts/inherited_codec.h"
#include "engine/models/xtts/xtts_model.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Values of the width that a block of the transformer stores for the backward pass, per position.
constexpr double stored_per_block = 20;
/// Copies of the scores: of the head, and of the softmax.
constexpr double stored_scores = 3;

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
    Result<void> check(const KindSettings& settings, const MelConfig& /*mel*/) const override {
        return check_xtts_config(settings.of<XttsConfig>()).and_then([&] {
            return check_dvae_config(settings.of<DvaeConfig>());
        });
    }
    std::string default_preset(const std::string& size) const override {
        return size == "tiny" ? "gpt-tiny" : "gpt-small";
    }

    Model create(const KindSettings& settings, const ModelInputs& inputs) const override {
        const auto model = std::make_shared<xtts::XttsModel>(settings.of<XttsConfig>(),
                                                             settings.of<DvaeConfig>(), inputs);
        return {.trainable = model, .speech = model.get(), .mel_regenerator = model.get()};
    }
    FeatureNeeds features(const KindSettings& settings, const MelConfig& mel) const override {
        return xtts::XttsModel::needs(settings.of<XttsConfig>(), mel);
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

    LayerNames layer_names() const override {
        return {{"text_tokens", "audio_tokens", "positions", "transformer", "speaker_encoder"},
                {"gpt", "default_voice"}};
    }
    std::vector<LayerRecipe> layer_recipes() const override {
        return {{std::string(lora_group), lora_only, std::string(lora_group), {"lora"}, {}}};
    }
    std::optional<ModelReference> vocoder(const KindSettings& settings) const override {
        return ModelReference{"model.xtts.vocoder", settings.of<XttsConfig>().vocoder};
    }
    std::optional<ModelReference> codec(const KindSettings& settings) const override {
        return ModelReference{"model.xtts.codec", settings.of<XttsConfig>().codec};
    }
    const InheritedSettings* inherited_settings() const override {
        static const InheritedCodec codec;
        return &codec;
    }
};

NamedShapes XttsKind::size_determining_shapes(const KindSettings& settings,
                                              const ModelInputs& inputs) const {
    const auto& config = settings.of<XttsConfig>();
    const std::int64_t width = config.width;
    NamedShapes shapes = {
        {"gpt.text_embedding.weight", {inputs.n_symbols, width}},
        {"gpt.mel_embedding.weight", {settings.of<DvaeConfig>().codes() + 2, width}},
        {"gpt.text_pos_embedding.emb.weight", {config.max_text_tokens + 2, width}},
        {"gpt.mel_pos_embedding.emb.weight", {config.max_audio_tokens + 3, width}},
        {"gpt.conditioning_perceiver.latents", {config.latents, width}}};
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
