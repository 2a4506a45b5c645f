#include "tests/engine/models/reference/compare_indextts2.h"

#include "engine/data/tokens/numpy_array.h"
#include "engine/data/tokens/token_manifest.h"
#include "engine/models/model_weights.h"
#include "engine/train/step/fused_adamw.h"
#include "engine/train/step/gradient_clipping.h"
#include "tests/engine/models/reference/compare_gradients.h"
#include "tests/engine/models/reference/compare_indextts2_speech.h"
#include "tests/engine/models/reference/compare_tokens.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <map>
#include <optional>
#include <stdexcept>

namespace formant::test {
namespace {

using indextts2::UnifiedVoice;

constexpr double text_weight = 0.2, audio_weight = 0.8;

void compare_conditioning(Comparison& comparison, const Indextts2Reference& reference) {
    const at::NoGradGuard no_gradients;
    const StateTree values = reference.values("conditioning.pt");
    const StateTree& expected = child_of(values, "float64");
    UnifiedVoice& model = *reference.model;
    const at::Tensor features = tensor_in(values, "features");
    const at::Tensor lengths = tensor_in(values, "lengths");
    comparison.relative("conditioning: latents", model.speaker_of(features, lengths),
                        tensor_in(expected, "latents"));
    const at::Tensor emotion = model.emotion_of(features, lengths);
    comparison.relative("conditioning: emo", emotion, tensor_in(expected, "emo"));
    comparison.relative("conditioning: emovec", model.emotion_vector(emotion),
                        tensor_in(expected, "emovec"));
}

/// Returns the examples of the manifest of pairs by their ids.
std::map<std::string, TokenExample> pairs_of(const Indextts2Reference& reference) {
    std::map<std::string, TokenExample> pairs;
    const Path file = reference.folder / "gpt_pairs_train.jsonl";
    const TokenManifest manifest = read_token_manifest({file, ""}, 0, {}).value();
    for (const TokenExample& example : manifest.examples)
        pairs.emplace(example.id, example);
    return pairs;
}

/// A batch as upstream's trainer collates it: audio attends to the padding of short texts.
struct CollatedBatch {
    gpt::TokenInputs inputs;
    gpt::DelimitedTokens text, audio;
};

CollatedBatch batch_of(const Indextts2Reference& reference, const StateTree& values) {
    const auto pairs = pairs_of(reference);
    std::vector<at::Tensor> conditions, emotions;
    for (const StateTree& id : list_in(values, "ids")) {
        const TokenExample& pair = pairs.at(std::get<std::string>(id.value()));
        conditions.push_back(read_numpy_array(pair.speaker).value().to(reference.precision));
        emotions.push_back(read_numpy_array(pair.emotion).value().to(reference.precision));
    }
    CollatedBatch batch;
    batch.text = gpt::delimit(tensor_in(values, "text_ids"), tensor_in(values, "text_lengths"),
                              reference.text);
    batch.audio = gpt::delimit(tensor_in(values, "codes"), tensor_in(values, "code_lengths"),
                               reference.audio);
    batch.inputs = {.prefix = reference.model->prefix(at::stack(conditions), at::stack(emotions)),
                    .text = batch.text.inputs,
                    .text_lengths = {},
                    .audio = batch.audio.inputs};
    return batch;
}

/// The loss of the public code and its two terms.
struct Loss {
    at::Tensor text, audio, total;
};

Loss loss_of(const gpt::TokenLogits& logits, const CollatedBatch& batch) {
    const at::Tensor text = mean_loss(logits.text, batch.text.targets);
    const at::Tensor audio = mean_loss(logits.audio, batch.audio.targets);
    return {text, audio, text_weight * text + audio_weight * audio};
}

void compare_first(Comparison& comparison, const Indextts2Reference& reference,
                   const StateTree& values) {
    const StateTree& expected = child_of(values, "first");
    const CollatedBatch batch = batch_of(reference, list_in(values, "batches").front());
    const gpt::TokenLogits logits = reference.model->predict(batch.inputs, {});
    comparison.relative("first: text_logits", logits.text.transpose(1, 2),
                        tensor_in(expected, "text_logits"));
    comparison.relative("first: mel_logits", logits.audio.transpose(1, 2),
                        tensor_in(expected, "mel_logits"));
    const Loss loss = loss_of(logits, batch);
    comparison.relative("first: text_loss", loss.text, tensor_in(expected, "text_loss"));
    comparison.relative("first: mel_loss", loss.audio, tensor_in(expected, "mel_loss"));
    loss.total.backward();
}

/// Trains from the checkpoint with the engine's optimizer: parameters without a gradient, such as
/// those of the conditioning, neither change nor decay.
class TrainerSteps {
  public:
    TrainerSteps(const Indextts2Reference& reference, const StateTree& run)
        : reference_(reference), decay_(number_in(run, "weight_decay")),
          clip_(number_in(run, "clip")) {
        if (!load_weights(*reference.model, reference.weights))
            throw std::runtime_error("gpt.pth no longer loads");
        // The optimizer sets the gradients to zero that are there from the first step.
        optimizer_.emplace(trained(), AdamWConfig{0.9, 0.999, decay_, 1e-8});
    }

    /// Runs a step. Returns the norm of the gradients before clipping.
    at::Tensor run(const CollatedBatch& batch, double learning_rate, Loss& loss) {
        optimizer_->zero_grad();
        loss = loss_of(reference_.model->predict(batch.inputs, {}), batch);
        loss.total.backward();
        const at::NoGradGuard no_gradients;
        const at::Tensor norm = clip_grad_norm(optimizer_->gradients(), clip_);
        optimizer_->step(at::scalar_tensor(learning_rate, reference_.precision), at::zeros({}));
        return norm;
    }

  private:
    NamedParameters trained() const {
        NamedParameters parameters;
        for (const auto& parameter : reference_.model->named_parameters())
            if (parameter.value().grad().defined())
                parameters.emplace_back(parameter.key(), parameter.value());
        return parameters;
    }

    const Indextts2Reference& reference_;
    double decay_, clip_;
    std::optional<FusedAdamW> optimizer_;
};

void compare_run(Comparison& comparison, const Indextts2Reference& reference,
                 const StateTree& values, const std::string& name) {
    const StateTree& run = child_of(child_of(values, "runs"), name);
    const auto expected = list_in(run, reference.precision == at::kDouble ? "float64" : "float32");
    const auto batches = list_in(values, "batches");
    TrainerSteps steps(reference, run);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        Loss loss;
        const at::Tensor norm =
            steps.run(batch_of(reference, batches[i]), number_in(expected[i], "lr"), loss);
        const auto compare = [&](const std::string& item, const at::Tensor& ours) {
            comparison.relative(fmt::format("{}, step {}: {}", name, i, item), ours,
                                tensor_in(expected[i], item));
        };
        compare("text_loss", loss.text);
        compare("mel_loss", loss.audio);
        compare("loss", loss.total);
        compare("grad_norm", norm);
    }
    compare_after_steps(comparison, name + ": after, ", *reference.model, child_of(run, "after"),
                        reference.precision);
}

} // namespace

void compare_indextts2(Comparison& comparison, const Path& folder, const Path& written,
                       at::ScalarType precision) {
    const Indextts2Reference reference(folder, precision);
    const auto loaded = load_weights(*reference.model, reference.weights);
    comparison.holds("checkpoint: loaded", loaded.has_value());
    if (!loaded) {
        fmt::print("{}\n", to_english(loaded.error().what));
        return;
    }
    compare_written(comparison, *reference.model, "model", StateTree(reference.weights), written);
    reference.model->to(precision);
    comparison.use_bound(precision == at::kDouble ? 1e-8 : 1e-4);
    compare_conditioning(comparison, reference);
    compare_indextts2_speech(comparison, reference);
    const StateTree values = reference.values("reference.pt");
    compare_first(comparison, reference, values);
    compare_recorded_gradients(comparison, *reference.model, folder / "gradients.pt");
    compare_run(comparison, reference, values, "trainer");
    compare_run(comparison, reference, values, "fast");
}

} // namespace formant::test
