#include "engine/models/hifigan/hifigan_kind.h"

#include "engine/models/hifigan/generator_estimates.h"
#include "engine/models/hifigan/hifigan_model.h"
#include "engine/models/model.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/upstream_names.h"

#include <array>

namespace formant {
namespace {

constexpr std::array own_prefixes = {NameMapping{"conv_pre.", "generator.conv_pre."},
                                     NameMapping{"ups.", "generator.ups."},
                                     NameMapping{"resblocks.", "generator.resblocks."},
                                     NameMapping{"conv_post.", "generator.conv_post."}};

StateTree::Map own_names(const StateTree::Map& weights) {
    return renamed(weights, [](const std::string& name) {
        return with_own_prefix(own_prefixes, with_legacy_norm_names(name));
    });
}

class HifiganKind : public ModelKind {
  public:
    std::string name() const override { return "hifigan"; }
    MessageText title() const override { return FORMANT_TR("value", "HiFi-GAN"); }
    MessageText description() const override {
        return FORMANT_TR("models", "vocoder (mel to waveform) for unet and xtts voices");
    }
    MessageText sizes() const override {
        return FORMANT_TR("models", "small, medium and large are V3, V2 and V1");
    }
    ModelRole role() const override { return ModelRole::vocoder; }

    void add_settings(KindSettings& settings) const override { settings.add(HifiganConfig{}); }
    void add_fields(ConfigTable& table, KindSettings& settings) const override {
        auto& config = settings.of<HifiganConfig>();
        table.add("model.hifigan", config, hifigan_fields());
        table.add("model.hifigan", config.generator, generator_fields());
    }
    void set_size(KindSettings& settings, const std::string& size) const override {
        set_hifigan_size(settings.of<HifiganConfig>(), size);
    }
    Result<void> check(const KindSettings& settings, const MelConfig& mel) const override {
        return check_has_magnitudes(mel).and_then(
            [&] { return check_hifigan_config(settings.of<HifiganConfig>(), mel); });
    }
    std::string default_preset(const std::string& /*size*/) const override { return "hifigan"; }

    Model create(const KindSettings& settings, const ModelInputs& inputs) const override {
        const auto model =
            std::make_shared<hifigan::HifiganModel>(settings.of<HifiganConfig>(), inputs.mel);
        return {.trainable = model, .vocoder = model.get(), .graph_vocoder = model.get()};
    }
    FeatureNeeds features(const KindSettings& settings, const MelConfig& mel) const override {
        return hifigan::HifiganModel::needs(settings.of<HifiganConfig>(), mel);
    }
    NamedShapes size_determining_shapes(const KindSettings& settings,
                                        const ModelInputs& inputs) const override {
        const GeneratorConfig& generator = settings.of<HifiganConfig>().generator;
        NamedShapes shapes = {{"generator.conv_pre.weight_v",
                               {generator.upsample_initial_channel, inputs.mel.n_mels, 7}}};
        add_generator_shapes(generator, "generator.", shapes);
        return shapes;
    }
    double activation_bytes(const KindSettings& settings, const MelConfig& /*mel*/,
                            double /*frames*/, bool /*gradient_checkpointing*/) const override {
        const auto& config = settings.of<HifiganConfig>();
        return segment_activation_bytes(config.generator, config.segment_frames,
                                        config.discriminator_channels);
    }
    bool supports_several_speakers() const override { return true; }

    LayerNames layer_names() const override {
        return {{"generator", "period_discriminators", "scale_discriminators"},
                {"generator", "mpd", "msd"}};
    }
    std::optional<ModelReference> teacher(const KindSettings& settings) const override {
        return ModelReference{"model.hifigan.teacher", settings.of<HifiganConfig>().teacher};
    }
    const UpstreamLayout* upstream() const override {
        static const UpstreamLayout layout = {.trainer = UpstreamTrainer::hifigan,
                                              .own_names = own_names,
                                              .inference_prefixes = {"generator."}};
        return &layout;
    }
};

} // namespace

const ModelKind& hifigan_kind() {
    static const HifiganKind kind;
    return kind;
}

} // namespace formant
