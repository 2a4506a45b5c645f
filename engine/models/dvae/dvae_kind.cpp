#include "engine/models/dvae/dvae_kind.h"

#include "engine/models/dvae/dvae_model.h"
#include "engine/models/model.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Tensors of the inner width that a residual block stores for the backward pass.
constexpr double stored_per_block = 7;

class DvaeKind : public ModelKind {
  public:
    std::string name() const override { return "dvae"; }
    MessageText title() const override { return FORMANT_TR("value", "Codec (DVAE)"); }
    MessageText description() const override {
        return FORMANT_TR("models", "mel to audio tokens and back; a voice model over audio tokens "
                                    "is trained on its tokens");
    }
    MessageText sizes() const override {
        return FORMANT_TR("models", "large is the published codec of XTTS");
    }
    ModelRole role() const override { return ModelRole::codec; }

    void add_settings(KindSettings& settings) const override { settings.add(DvaeConfig{}); }
    void add_fields(ConfigTable& table, KindSettings& settings) const override {
        table.add("model.dvae", settings.of<DvaeConfig>(), dvae_fields());
    }
    void set_size(KindSettings& settings, const std::string& size) const override {
        set_dvae_size(settings.of<DvaeConfig>(), size);
    }
    Result<void> check(const KindSettings& settings, const MelConfig& /*mel*/) const override {
        return check_dvae_config(settings.of<DvaeConfig>());
    }
    std::string default_preset(const std::string& /*size*/) const override { return "dvae"; }

    Model create(const KindSettings& settings, const ModelInputs& inputs) const override {
        const auto model = std::make_shared<dvae::DvaeModel>(settings.of<DvaeConfig>(), inputs.mel,
                                                             inputs.statistics);
        return {.trainable = model, .mel_regenerator = model.get()};
    }
    FeatureNeeds features(const KindSettings& /*settings*/, const MelConfig& mel) const override {
        return dvae::DvaeModel::needs(mel);
    }
    NamedShapes size_determining_shapes(const KindSettings& settings,
                                        const ModelInputs& inputs) const override;
    double activation_bytes(const KindSettings& settings, const MelConfig& mel, double frames,
                            bool gradient_checkpointing) const override;
    bool supports_several_speakers() const override { return true; }

    LayerNames layer_names() const override {
        return {{"encoder", "decoder", "codebook"}, {"codec"}};
    }
    std::vector<LayerRecipe> layer_recipes() const override {
        return {{"decoder_only",
                 FORMANT_TR("layers", "Decoder only"),
                 "decoder",
                 {"decoder"},
                 {},
                 "unet_only"}};
    }
};

NamedShapes DvaeKind::size_determining_shapes(const KindSettings& settings,
                                              const ModelInputs& inputs) const {
    const auto& config = settings.of<DvaeConfig>();
    const std::int64_t wide = 2 * config.hidden_width;
    NamedShapes shapes = {{"codec.encoder.0.0.weight", {config.hidden_width, inputs.mel.n_mels, 3}},
                          {"codec.decoder.0.weight", {wide, config.code_width, 1}}};
    for (std::int64_t i = 0; i < config.blocks; ++i)
        shapes.push_back({fmt::format("codec.decoder.{}.net.0.weight", i + 1), {wide, wide, 3}});
    if (config.has_codebook())
        shapes.push_back({"codec.codebook.embed", {config.code_width, config.codebook_size}});
    return shapes;
}

double DvaeKind::activation_bytes(const KindSettings& settings, const MelConfig& mel, double frames,
                                  bool /*gradient_checkpointing*/) const {
    const auto& config = settings.of<DvaeConfig>();
    const auto width = static_cast<double>(config.hidden_width);
    const double blocks = 2 * stored_per_block * static_cast<double>(config.blocks) * 2 * width;
    const double quarter = frames / dvae::frames_per_code;
    return 4 * (frames * (4 * static_cast<double>(mel.n_mels) + 8 * width) + quarter * blocks);
}

} // namespace

const ModelKind& dvae_kind() {
    static const DvaeKind kind;
    return kind;
}

} // namespace formant
