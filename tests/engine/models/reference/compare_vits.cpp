#include "tests/engine/models/reference/compare_vits.h"

#include "engine/models/model_weights.h"
#include "engine/models/vits/vits_model.h"
#include "tests/engine/models/reference/compare_gradients.h"
#include "tests/engine/models/reference/formula_weights.h"
#include "tests/engine/models/reference/gan_steps.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <stdexcept>

namespace formant::test {
namespace {

using vits::VitsForward;
using vits::VitsModel;

/// Returns the number of speakers in the embedding, which may differ from the configuration.
std::int64_t speakers_in(const StateTree& weights) {
    return weights.contains("emb_g.weight") ? tensor_in(weights, "emb_g.weight").size(0) : 1;
}

MelConfig mel_of(const nlohmann::json& config) {
    MelConfig mel;
    mel.n_fft = config.at("n_fft");
    mel.hop_length = config.at("hop");
    return mel;
}

std::shared_ptr<VitsModel> model_of(const ReferenceFolder& reference) {
    const nlohmann::json& config = reference.config;
    const StateTree& weights = child_of(reference.checkpoint, "model");
    const MelConfig mel = mel_of(config);
    auto model = std::make_shared<VitsModel>(vits_config_of(config), mel, config.at("vocabulary"),
                                             speakers_in(weights));
    model->set_loss_mel({{mel.n_fft, mel.hop_length}, tensor_in(reference.values, "mel_basis")});
    set_weights_by_formula(*model->named_children()["discriminator"]);
    model->generator().eval(); // the reference values are without dropout
    return model;
}

std::vector<std::int64_t> numbers_in(const at::Tensor& values) {
    return {values.const_data_ptr<std::int64_t>(),
            values.const_data_ptr<std::int64_t>() + values.numel()};
}

Batch batch_of(const StateTree& values, std::int64_t n_speakers) {
    if (n_speakers > 1 && !values.contains("sid"))
        throw std::runtime_error("the checkpoint has several speakers, and reference.pt no sid");
    Batch batch;
    const at::Tensor tokens = tensor_in(values, "x"), spectrum = tensor_in(values, "spec");
    batch.features = {{Feature::tokens, tokens},
                      {Feature::spectrum, spectrum},
                      {Feature::audio, tensor_in(values, "wav").squeeze(1)}};
    batch.sample_ids = at::arange(tokens.size(0), at::kLong);
    batch.speakers =
        values.contains("sid") ? tensor_in(values, "sid") : at::zeros_like(batch.sample_ids);
    const auto token_lengths = numbers_in(tensor_in(values, "x_lengths"));
    const auto frames = numbers_in(tensor_in(values, "y_lengths"));
    BatchLengths lengths;
    for (std::size_t i = 0; i < frames.size(); ++i)
        lengths.push_back({frames[i], token_lengths[i]});
    batch.set_lengths(std::move(lengths), {spectrum.size(2), tokens.size(1)});
    return batch;
}

/// Returns the draws in upstream's order.
RecordedNoise noise_of(const StateTree& step, bool stochastic_durations) {
    const auto draws = list_in(step, "draws");
    const auto draw = [&](std::size_t i) { return std::get<at::Tensor>(draws.at(i).value()); };
    const std::size_t last = draws.size() - 1;
    if (stochastic_durations)
        return RecordedNoise(
            {{"posterior", draw(0)}, {"duration", draw(1)}, {"segment", draw(last)}});
    return RecordedNoise({{"posterior", draw(0)}, {"segment", draw(last)}});
}

/// Returns [B, 1, T, L]: 1 where a frame belongs to a token.
at::Tensor path_of(const at::Tensor& frame_tokens, std::int64_t tokens,
                   const at::Tensor& frame_lengths) {
    const FrameMask frames(frame_lengths, frame_tokens.size(1));
    return (at::one_hot(frame_tokens, tokens) * frames.values().transpose(1, 2)).unsqueeze(1);
}

void compare_speech(Comparison& comparison, VitsModel& model, const Batch& batch,
                    const StateTree& expected) {
    CounterNoise noise(1, 0);
    const vits::Spoken spoken =
        model.generator().speak(batch[Feature::tokens], batch[Axis::tokens], batch.speakers,
                                batch.sample_ids, noise, {.noise_scale = 0, .noise_scale_w = 0});
    const std::int64_t tokens = batch[Feature::tokens].size(1);
    comparison.equal("infer: attn", path_of(spoken.frame_tokens, tokens, spoken.lengths),
                     tensor_in(expected, "attn"));
    comparison.relative("infer: audio", spoken.samples, tensor_in(expected, "audio"));
}

void compare_first(Comparison& comparison, const VitsForward& state, const Batch& batch,
                   const StateTree& expected) {
    const vits::Synthesis& made = state.synthesis;
    const auto compare = [&](const std::string& name, const at::Tensor& ours) {
        comparison.relative("first: " + name, ours, tensor_in(expected, name));
    };
    const std::int64_t tokens = batch[Feature::tokens].size(1);
    comparison.equal("first: attn", path_of(made.frame_tokens, tokens, batch[Axis::frames]),
                     tensor_in(expected, "attn"));
    compare("o", made.samples);
    compare("z", made.posterior.z);
    compare("z_p", made.z_p);
    compare("m_p", made.prior.mean);
    compare("logs_p", made.prior.log_scale);
    compare("m_q", made.posterior.distribution.mean);
    compare("logs_q", made.posterior.distribution.log_scale);
    compare("x_mask", FrameMask(batch[Axis::tokens], tokens).values());
    compare("y_mask", FrameMask(batch[Axis::frames], batch[Feature::spectrum].size(2)).values());
}

void compare_steps(Comparison& comparison, VitsModel& model, const ReferenceFolder& reference) {
    GanSteps steps(model, adamw_of(reference.config), learning_rate_of(reference.config));
    const Batch batch =
        batch_of(reference.values, speakers_in(child_of(reference.checkpoint, "model")));
    const StateTree& first = child_of(reference.values, "first");
    const auto expected = list_in(reference.values, "steps");
    for (std::size_t i = 0; i < expected.size(); ++i) {
        RecordedNoise noise = noise_of(expected[i], vits_config_of(reference.config).use_sdp);
        const auto state = model.forward(batch, noise);
        const auto& forward = dynamic_cast<const VitsForward&>(*state);
        comparison.equal(fmt::format("step {}: ids", i), forward.synthesis.starts,
                         tensor_in(expected[i], "ids"));
        if (i == 0)
            compare_first(comparison, forward, batch, first);
        if (i > 0)
            comparison.use_learned_bounds(i);
        compare_discriminator(comparison, i, steps.run_phase(0, *state, batch), expected[i]);
        comparison.use_learned_bounds(i);
        compare_generator(comparison, i, steps.run_phase(1, *state, batch), expected[i]);
        if (i == 0)
            compare_gradients(comparison, model.generator(), child_of(first, "grads"));
    }
}

} // namespace

void compare_vits(Comparison& comparison, const Path& folder, const Path& written,
                  at::ScalarType precision) {
    const ReferenceFolder reference = read_reference(folder, "G_0.pth", precision);
    const auto model = model_of(reference);
    const StateTree& weights = child_of(reference.checkpoint, "model");
    const auto loaded = load_weights(model->generator(), weights.map());
    comparison.holds("checkpoint: loaded", loaded.has_value());
    if (!loaded) {
        fmt::print("{}\n", to_english(loaded.error().what));
        return;
    }
    compare_written(comparison, model->generator(), "model", weights, written);
    model->to(reference.precision);
    compare_speech(comparison, *model,
                   batch_of(reference.values, speakers_in(child_of(reference.checkpoint, "model"))),
                   child_of(reference.values, "infer"));
    compare_steps(comparison, *model, reference);
}

} // namespace formant::test
