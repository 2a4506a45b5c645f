#include "tests/support/voices/toy_kind.h"

#include "engine/models/model.h"
#include "engine/models/single_chunk_session.h"

#include <ATen/ATen.h>
#include <torch/nn/modules/embedding.h>
#include <torch/nn/modules/linear.h>

namespace formant::test {
namespace {

constexpr std::int64_t frames_per_token = 5;

struct ToyForward : ForwardState {
    at::Tensor prediction; ///< [B, n_mels, T]
};

/// Returns 1 for the frames of each sample and 0 beyond them, [B, 1, T].
at::Tensor frame_mask(const at::Tensor& lengths, std::int64_t frames) {
    return (at::arange(frames, lengths.options()).unsqueeze(0) < lengths.unsqueeze(1))
        .unsqueeze(1)
        .to(at::kFloat);
}

class ToyVoice : public TrainableModel, public SpeechModel {
  public:
    ToyVoice(const ToySettings& settings, const ModelInputs& inputs)
        : settings_(settings), mel_(inputs.mel),
          embedding_(
              register_module("embedding", torch::nn::Embedding(inputs.n_symbols, settings.width))),
          out_(register_module("out", torch::nn::Linear(settings.width, inputs.mel.n_mels))) {}

    FeatureNeeds features() const override { return {mel_}; }
    std::vector<PhaseSpec> phases() const override {
        return {{"all",
                 {"embedding.weight", "out.weight", "out.bias"},
                 {{"fit", settings_.fit_weight}}}};
    }
    std::unique_ptr<ForwardState> forward(const Batch& batch, Noise& /*noise*/) override {
        auto state = std::make_unique<ToyForward>();
        state->prediction = mel_of(batch[Feature::tokens], batch[Axis::tokens], batch[Axis::frames],
                                   batch[Feature::mel].size(2));
        return state;
    }
    std::vector<LossSum> losses(std::size_t /*phase*/, ForwardState& state,
                                const Batch& batch) override {
        const at::Tensor& prediction = dynamic_cast<const ToyForward&>(state).prediction;
        const at::Tensor error = (prediction - batch[Feature::mel]).square();
        return {{"fit", (error * frame_mask(batch[Axis::frames], error.size(2))).sum()}};
    }
    std::vector<double> loss_counts(std::size_t /*phase*/,
                                    const BatchLengths& lengths) const override {
        return {total_length(lengths, Axis::frames) * static_cast<double>(mel_.n_mels)};
    }
    std::vector<LayerGroup> layer_groups() const override {
        return {{"embedding", "Embedding", {"embedding."}}, {"out", "Output", {"out."}}};
    }

    SpeakOptions default_options() const override { return {}; }
    std::unique_ptr<SpeechSession> begin(const UtteranceBatch& batch, std::unique_ptr<Noise> noise,
                                         const SpeakOptions& /*options*/) override {
        return std::make_unique<SingleChunkSession>(
            std::move(noise),
            [this, batch](Noise& /*noise*/, const CancellationToken& /*cancellation*/) {
                return synthesize(batch);
            });
    }
    at::Tensor style_of(const ReferenceRecording& /*recording*/) override { return {}; }

  private:
    SpeechChunk synthesize(const UtteranceBatch& batch) {
        const at::NoGradGuard no_gradients;
        const at::Tensor lengths = batch.token_lengths * frames_per_token;
        SpeechChunk speech;
        speech.log_mel = mel_of(batch.tokens, batch.token_lengths, lengths,
                                batch.tokens.size(1) * frames_per_token);
        const at::Tensor on_host = lengths.to(at::kCPU);
        speech.lengths.assign(on_host.data_ptr<std::int64_t>(),
                              on_host.data_ptr<std::int64_t>() + on_host.numel());
        return speech;
    }
    at::Tensor mel_of(const at::Tensor& tokens, const at::Tensor& token_lengths,
                      const at::Tensor& frame_lengths, std::int64_t frames) {
        const at::Tensor frame = at::arange(frames, tokens.options()).unsqueeze(0);
        const at::Tensor of_frame =
            at::floor_divide(frame * token_lengths.unsqueeze(1), frame_lengths.unsqueeze(1))
                .clamp_max(tokens.size(1) - 1);
        return out_(embedding_(tokens.gather(1, of_frame))).transpose(1, 2);
    }

    ToySettings settings_;
    MelConfig mel_;
    torch::nn::Embedding embedding_;
    torch::nn::Linear out_;
};

class ToyKind : public ModelKind {
  public:
    std::string name() const override { return "toy"; }
    MessageText title() const override { return {"", "Toy"}; }
    MessageText description() const override { return {"", "the mean mel of each symbol"}; }
    MessageText sizes() const override { return {"", "an embedding of 4 or 8 channels"}; }
    ModelRole role() const override { return ModelRole::acoustic; }

    void add_settings(KindSettings& settings) const override { settings.add(ToySettings{}); }
    void add_fields(ConfigTable& table, KindSettings& settings) const override {
        table.add("model.toy", settings.of<ToySettings>(),
                  {field("width", &ToySettings::width, {"", "Width of the embedding."})
                       .label({"", "Embedding width"})
                       .range(1, 64),
                   field("fit_weight", &ToySettings::fit_weight, {"", "Weight of the loss `fit`."})
                       .at_least(0)});
    }
    void set_size(KindSettings& settings, const std::string& size) const override {
        settings.of<ToySettings>().width = size == "tiny" ? 4 : 8;
    }
    Result<void> check(const KindSettings& settings, const MelConfig& mel) const override {
        if (settings.of<ToySettings>().width <= mel.n_mels)
            return {};
        return fail(ErrorKind::usage, message({"", "model.toy.width exceeds audio.n_mels"}));
    }

    Model create(const KindSettings& settings, const ModelInputs& inputs) const override {
        const auto voice = std::make_shared<ToyVoice>(settings.of<ToySettings>(), inputs);
        return {.trainable = voice, .speech = voice.get()};
    }
    FeatureNeeds features(const KindSettings& /*settings*/, const MelConfig& mel) const override {
        return {mel};
    }
    NamedShapes size_determining_shapes(const KindSettings& settings,
                                        const ModelInputs& inputs) const override {
        const std::int64_t width = settings.of<ToySettings>().width;
        return {{"embedding.weight", {inputs.n_symbols, width}},
                {"out.weight", {inputs.mel.n_mels, width}}};
    }
    double activation_bytes(const KindSettings& settings, const MelConfig& /*mel*/, double frames,
                            bool /*gradient_checkpointing*/) const override {
        return 4 * frames * static_cast<double>(settings.of<ToySettings>().width);
    }
    std::string symbol_embedding() const override { return "embedding.weight"; }
    LayerNames layer_names() const override { return {{"embedding", "out"}, {"embedding", "out"}}; }
};

} // namespace

const ModelKind& toy_kind() {
    static const ToyKind kind;
    return kind;
}

} // namespace formant::test
