#include "engine/models/vits/vits_kind.h"

#include "engine/models/hifigan/generator_estimates.h"
#include "engine/models/model.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/vits/inherited_embedding.h"
#include "engine/models/vits/vits_graph_settings.h"
#include "engine/models/vits/vits_model.h"
#include "engine/models/vits/vits_upstream_names.h"

#include <fmt/format.h>

namespace formant {
namespace {

class VitsKind : public ModelKind {
  public:
    std::string name() const override { return "vits"; }
    MessageText title() const override { return FORMANT_TR("value", "VITS"); }
    MessageText description() const override {
        return FORMANT_TR("models", "text to waveform, compatible with upstream checkpoints");
    }
    MessageText sizes() const override {
        return FORMANT_TR("models", "large is upstream's ljs_base");
    }
    ModelRole role() const override { return ModelRole::end_to_end; }

    void add_settings(KindSettings& settings) const override { settings.add(VitsConfig{}); }
    void add_fields(ConfigTable& table, KindSettings& settings) const override {
        auto& config = settings.of<VitsConfig>();
        table.add("model.vits", config, vits_fields());
        table.add("model.vits", config.decoder, generator_fields());
    }
    void set_size(KindSettings& settings, const std::string& size) const override {
        set_vits_size(settings.of<VitsConfig>(), size);
    }
    Result<void> check(const KindSettings& settings, const MelConfig& mel) const override {
        return check_has_magnitudes(mel).and_then(
            [&] { return check_vits_config(settings.of<VitsConfig>(), mel); });
    }
    std::string default_preset(const std::string& size) const override {
        const bool has_own = size == "medium" || size == "large";
        return fmt::format("vits-{}", has_own ? size : "small");
    }

    Model create(const KindSettings& settings, const ModelInputs& inputs) const override {
        const auto model = std::make_shared<vits::VitsModel>(
            for_speakers(settings.of<VitsConfig>(), inputs.n_speakers), inputs.mel,
            inputs.n_symbols, inputs.n_speakers);
        return {.trainable = model,
                .speech = model.get(),
                .voice_conversion = model.get(),
                .graph = model.get()};
    }
    FeatureNeeds features(const KindSettings& /*settings*/, const MelConfig& mel) const override {
        return vits::VitsModel::needs(mel);
    }
    NamedShapes size_determining_shapes(const KindSettings& settings,
                                        const ModelInputs& inputs) const override;
    double activation_bytes(const KindSettings& settings, const MelConfig& mel, double frames,
                            bool gradient_checkpointing) const override;
    bool supports_several_speakers() const override { return true; }
    bool uses_dropout() const override { return true; }
    bool supports_voice_conversion() const override { return true; }
    std::string symbol_embedding() const override { return "generator.enc_p.emb.weight"; }

    LayerNames layer_names() const override {
        return {{"text_encoder", "posterior_encoder", "flow", "duration_predictor", "decoder",
                 "speaker_embedding", "scale_discriminator", "period_discriminator_2",
                 "period_discriminator_3", "period_discriminator_5", "period_discriminator_7",
                 "period_discriminator_11"},
                {"generator", "discriminator"}};
    }
    std::vector<LayerRecipe> layer_recipes() const override {
        return {{"decoder_only",
                 FORMANT_TR("layers", "Decoder only"),
                 "decoder",
                 {"decoder", "scale_discriminator*", "period_discriminator*"},
                 {},
                 "unet_only"},
                {"posterior_encoder_only",
                 FORMANT_TR("layers", "Posterior encoder only"),
                 "posterior_encoder",
                 {"posterior_encoder", "scale_discriminator*", "period_discriminator*"},
                 {}},
                {"freeze_text_encoder", all_but_text_encoder, "text_encoder", {}, {"text_encoder"}},
                {"speaker_adaptation",
                 speaker_adaptation,
                 "decoder",
                 {"speaker_embedding", "flow", "decoder", "scale_discriminator*",
                  "period_discriminator*"},
                 {}}};
    }
    const InheritedSettings* inherited_settings() const override {
        static const InheritedEmbedding embedding;
        return &embedding;
    }
    const UpstreamLayout* upstream() const override {
        static const UpstreamLayout layout = {
            .trainer = UpstreamTrainer::vits,
            .own_names = own_vits_names,
            .speaker_embedding = "generator.emb_g.weight",
            .inference_prefixes = {"generator."},
            .training_prefixes = {"generator.enc_q.", "generator.dp.post_", "generator.dp.flows.1.",
                                  "discriminator."},
            .settings_of_graph = settings_of_vits_graph};
        return &layout;
    }
};

NamedShapes VitsKind::size_determining_shapes(const KindSettings& settings,
                                              const ModelInputs& inputs) const {
    const VitsConfig vits = for_speakers(settings.of<VitsConfig>(), inputs.n_speakers);
    NamedShapes shapes = {{"generator.enc_p.emb.weight", {inputs.n_symbols, vits.hidden_channels}}};
    if (has_speaker_embedding(vits, inputs.n_speakers))
        shapes.push_back({"generator.emb_g.weight", {inputs.n_speakers, vits.gin_channels}});
    for (std::int64_t layer = 0; layer < vits.n_layers; ++layer)
        shapes.push_back({fmt::format("generator.enc_p.encoder.ffn_layers.{}.conv_1.weight", layer),
                          {vits.filter_channels, vits.hidden_channels, vits.kernel_size}});
    shapes.push_back(
        {"generator.enc_p.proj.weight", {2 * vits.inter_channels, vits.hidden_channels, 1}});
    shapes.push_back({"generator.dec.conv_pre.weight",
                      {vits.decoder.upsample_initial_channel, vits.inter_channels, 7}});
    add_generator_shapes(vits.decoder, "generator.dec.", shapes);
    return shapes;
}

/// Encoders and flow process whole recordings, the decoder segments.
double VitsKind::activation_bytes(const KindSettings& settings, const MelConfig& /*mel*/,
                                  double frames, bool /*gradient_checkpointing*/) const {
    const auto& vits = settings.of<VitsConfig>();
    constexpr double layers = 32, kept_per_layer = 6; // WaveNets of posterior and flow
    return 4 * static_cast<double>(vits.hidden_channels) * layers * kept_per_layer * frames +
           segment_activation_bytes(vits.decoder, vits.segment_frames, vits.discriminator_channels);
}

} // namespace

const ModelKind& vits_kind() {
    static const VitsKind kind;
    return kind;
}

} // namespace formant
