#include "engine/models/unet/unet_kind.h"

#include "engine/models/model.h"
#include "engine/models/unet/unet_model.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Tensors that a residual block stores for the backward pass.
constexpr double stored_per_block = 8;
/// Sum over the levels: each has half the frames of the previous one, so all together twice the
/// first.
constexpr double all_levels = 2;
/// Share that remains with gradient checkpointing.
constexpr double share_with_checkpointing = 0.4;

class UnetKind : public ModelKind {
  public:
    std::string name() const override { return "unet"; }
    MessageText title() const override { return FORMANT_TR("value", "U-Net"); }
    MessageText description() const override {
        return FORMANT_TR("models", "text to mel, best with little data");
    }
    MessageText sizes() const override {
        return FORMANT_TR("models", "2.3, 5.9, 17.6 or 37.3 million parameters");
    }
    ModelRole role() const override { return ModelRole::acoustic; }

    void add_settings(KindSettings& settings) const override { settings.add(UnetConfig{}); }
    void add_fields(ConfigTable& table, KindSettings& settings) const override {
        table.add("model.unet", settings.of<UnetConfig>(), unet_fields());
    }
    void set_size(KindSettings& settings, const std::string& size) const override {
        set_unet_size(settings.of<UnetConfig>(), size);
    }
    Result<void> check(const KindSettings& settings, const MelConfig& /*mel*/) const override {
        return check_unet_config(settings.of<UnetConfig>());
    }

    Model create(const KindSettings& settings, const ModelInputs& inputs) const override {
        const auto model = std::make_shared<unet::UnetModel>(settings.of<UnetConfig>(), inputs.mel,
                                                             inputs.n_symbols, inputs.statistics,
                                                             inputs.n_speakers);
        return {.trainable = model,
                .speech = model.get(),
                .mel_regenerator = model.get(),
                .graph = model.get()};
    }
    FeatureNeeds features(const KindSettings& /*settings*/, const MelConfig& mel) const override {
        return {mel};
    }
    NamedShapes size_determining_shapes(const KindSettings& settings,
                                        const ModelInputs& inputs) const override;
    double activation_bytes(const KindSettings& settings, const MelConfig& mel, double frames,
                            bool gradient_checkpointing) const override;
    bool supports_several_speakers() const override { return true; }
    bool supports_gradient_checkpointing() const override { return true; }
    bool supports_reference() const override { return true; }
    std::string symbol_embedding() const override { return "text_encoder.embedding.weight"; }

    LayerNames layer_names() const override {
        return {
            {"text_encoder", "duration_predictor", "global_encoder", "unet", "speaker_embedding"},
            {"text_encoder", "duration_predictor", "global_encoder", "decoder",
             "speaker_embedding"}};
    }
    std::vector<LayerRecipe> layer_recipes() const override {
        return {{"freeze_text_encoder", all_but_text_encoder, "text_encoder", {}, {"text_encoder"}},
                {"speaker_adaptation",
                 speaker_adaptation,
                 "unet",
                 {"speaker_embedding", "global_encoder", "unet"},
                 {}},
                {"global_encoder",
                 FORMANT_TR("layers", "Global (style) encoder only"),
                 "global_encoder",
                 {"global_encoder"},
                 {},
                 "speaker_adaptation"},
                {"unet_only",
                 FORMANT_TR("layers", "U-Net only"),
                 "unet",
                 {"unet"},
                 {},
                 "decoder_only"}};
    }
    std::optional<ModelReference> vocoder(const KindSettings& settings) const override {
        return ModelReference{"model.unet.vocoder", settings.of<UnetConfig>().vocoder};
    }
};

NamedShapes UnetKind::size_determining_shapes(const KindSettings& settings,
                                              const ModelInputs& inputs) const {
    const auto& unet = settings.of<UnetConfig>();
    const std::int64_t encoder = unet.encoder_channels, decoder = unet.decoder_channels;
    NamedShapes shapes = {{"text_encoder.embedding.weight", {inputs.n_symbols, encoder}}};
    if (inputs.n_speakers > 1)
        shapes.push_back({"speaker_embedding.weight", {inputs.n_speakers, unet.style_channels}});
    for (std::int64_t i = 0; i < unet.encoder_blocks; ++i)
        shapes.push_back(
            {fmt::format("text_encoder.blocks.{}.conv.weight", i), {encoder, encoder, 5}});
    shapes.push_back(
        {"global_encoder.conv1.weight", {unet.style_encoder_channels, inputs.mel.n_mels, 3}});
    shapes.push_back({"decoder.in.weight", {decoder, 2 * inputs.mel.n_mels, 3}});
    shapes.push_back({"decoder.style.weight", {decoder, unet.style_channels}});
    for (std::int64_t level = 0; level < unet.decoder_levels; ++level)
        for (std::int64_t i = 0; i < unet.decoder_blocks; ++i)
            shapes.push_back({fmt::format("decoder.down.{}.blocks.{}.conv1.weight", level, i),
                              {decoder, decoder, 3}});
    return shapes;
}

double UnetKind::activation_bytes(const KindSettings& settings, const MelConfig& /*mel*/,
                                  double frames, bool gradient_checkpointing) const {
    const auto& unet = settings.of<UnetConfig>();
    const double blocks = 2 * static_cast<double>(unet.decoder_blocks) * all_levels; // down and up
    const double bytes = 4 * static_cast<double>(unet.decoder_channels) * blocks * stored_per_block;
    return bytes * frames * (gradient_checkpointing ? share_with_checkpointing : 1);
}

} // namespace

const ModelKind& unet_kind() {
    static const UnetKind kind;
    return kind;
}

} // namespace formant
