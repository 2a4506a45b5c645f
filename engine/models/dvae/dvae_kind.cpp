#include "engine/models/dvae/dvae_kind.h"

#include "engine/models/dvae/dvae_model.h"
#include "engine/models/dvae/dvae_names.h"
#include "engine/models/inherited_settings.h"
#include "engine/models/model.h"
#include "engine/models/upstream_layout.h"
#include "engine/models/weight_match.h"

#include <fmt/format.h>

namespace formant {
namespace {

/// Tensors of the inner width that a residual block stores for the backward pass.
constexpr double stored_per_block = 7;

/// A codec with a learned codebook, such as the published one, has the sizes of the weights that
/// the run starts from. That of another one has those of the settings.
class InheritedCodecSizes : public InheritedSettings {
  public:
    std::vector<std::string> keys() const override {
        return {"model.dvae.levels", "model.dvae.code_width", "model.dvae.codebook_size",
                "model.dvae.hidden_width", "model.dvae.blocks"};
    }
    std::optional<Message> inherit_from_weights(const StateTree::Map& weights,
                                                std::int64_t /*n_speakers*/,
                                                KindSettings& settings) const override {
        auto& config = settings.of<DvaeConfig>();
        const DvaeConfig requested = config;
        if (find_tensor(weights, "codec.codebook.embed") != nullptr)
            dvae::adopt_sizes(weights, "codec.", config);
        if (config == requested)
            return std::nullopt;
        return message(FORMANT_TR("models", "the codec has the sizes of the pretrained weights, "
                                            "not those of the settings (model.dvae)"));
    }
    std::optional<Message> inherit_from_saved(const KindSettings& saved,
                                              std::int64_t /*n_speakers*/,
                                              KindSettings& settings) const override {
        const auto& theirs = saved.of<DvaeConfig>();
        auto& config = settings.of<DvaeConfig>();
        if (!theirs.has_codebook())
            return std::nullopt;
        config.levels = theirs.levels;
        config.code_width = theirs.code_width;
        config.codebook_size = theirs.codebook_size;
        config.hidden_width = theirs.hidden_width;
        config.blocks = theirs.blocks;
        return std::nullopt;
    }
    Result<void> check_nothing_lost(const StateTree::Map& /*weights*/, std::int64_t /*n_speakers*/,
                                    const KindSettings& /*settings*/) const override {
        return {};
    }
};

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
    const InheritedSettings* inherited_settings() const override {
        static const InheritedCodecSizes sizes;
        return &sizes;
    }
    const UpstreamLayout* upstream() const override {
        static const UpstreamLayout layout = {.trainer = UpstreamTrainer::dvae,
                                              .own_names = dvae::own_names,
                                              .inference_prefixes = {"codec.", "mel_"},
                                              .companions = {{"mel_stats.pth", "mel_stats"}},
                                              .license = dvae::upstream_license,
                                              .audio = dvae::upstream_mel};
        return &layout;
    }
    Result<void> check_has_upstream_form(const KindSettings& settings) const override {
        if (settings.of<DvaeConfig>().has_codebook())
            return {};
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("models", "a codec with model.dvae.levels above 0 has no "
                                                 "upstream format: upstream's codec has a "
                                                 "learned codebook (levels: 0)")));
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
