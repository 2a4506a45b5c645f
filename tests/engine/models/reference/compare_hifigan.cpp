#include "tests/engine/models/reference/compare_hifigan.h"

#include "engine/models/hifigan/hifigan_model.h"
#include "engine/models/model_weights.h"
#include "tests/engine/models/reference/compare_gradients.h"
#include "tests/engine/models/reference/formula_weights.h"
#include "tests/engine/models/reference/gan_steps.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <stdexcept>

namespace formant::test {
namespace {

using hifigan::HifiganForward;
using hifigan::HifiganModel;

MelConfig mel_of(const nlohmann::json& h) {
    MelConfig mel;
    mel.n_fft = h.at("n_fft");
    mel.hop_length = h.at("hop_size");
    mel.n_mels = h.at("num_mels");
    mel.sample_rate_hz = h.at("sampling_rate");
    if (h.contains("win_size") && h.at("win_size") != mel.n_fft)
        throw std::runtime_error("windows are as long as the Fourier transform here, and win_size "
                                 "is another than n_fft");
    return mel;
}

FramedMel loss_mel_of(const ReferenceFolder& reference) {
    const MelConfig mel = mel_of(reference.config.at("h"));
    return {{mel.n_fft, mel.hop_length, /*power_floor=*/1e-9},
            tensor_in(reference.values, "mel_basis")};
}

std::shared_ptr<HifiganModel> model_of(const ReferenceFolder& reference) {
    auto model = std::make_shared<HifiganModel>(hifigan_config_of(reference.config),
                                                mel_of(reference.config.at("h")));
    model->set_loss_mel(loss_mel_of(reference));
    set_weights_by_formula(*model->named_children()["mpd"]);
    set_weights_by_formula(*model->named_children()["msd"]);
    return model;
}

Batch batch_of(const StateTree& values) {
    Batch batch;
    const at::Tensor mel = tensor_in(values, "mel");
    batch.lengths.assign(static_cast<std::size_t>(mel.size(0)), {.frames = mel.size(2)});
    return batch;
}

/// Runs the forward pass on the reference's mel, which is not that of its audio.
HifiganForward forward_of(HifiganModel& model, const StateTree& values, const FramedMel& mel) {
    HifiganForward state;
    state.audio = tensor_in(values, "wav");
    state.target_mel = mel.log_mel(mel.spectrum(state.audio.squeeze(1)));
    state.generated = model.generator().forward(tensor_in(values, "mel"));
    return state;
}

void compare_first(Comparison& comparison, const HifiganForward& state, const FramedMel& mel,
                   const StateTree& expected) {
    comparison.relative("first: audio", state.generated, tensor_in(expected, "audio"));
    const at::Tensor of_audio = mel.log_mel(mel.spectrum(state.generated.detach().squeeze(1)));
    comparison.relative("first: mel_of_audio", of_audio, tensor_in(expected, "mel_of_audio"));
}

void compare_steps(Comparison& comparison, HifiganModel& model, const ReferenceFolder& reference) {
    GanSteps steps(model, adamw_of(reference.config), learning_rate_of(reference.config));
    const Batch batch = batch_of(reference.values);
    const StateTree& first = child_of(reference.values, "first");
    const auto expected = list_in(reference.values, "steps");
    for (std::size_t i = 0; i < expected.size(); ++i) {
        HifiganForward state = forward_of(model, reference.values, loss_mel_of(reference));
        if (i == 0)
            compare_first(comparison, state, loss_mel_of(reference), first);
        if (i > 0)
            comparison.use_learned_bounds(i);
        compare_discriminator(comparison, i, steps.run_phase(0, state, batch), expected[i]);
        comparison.use_learned_bounds(i);
        compare_generator(comparison, i, steps.run_phase(1, state, batch), expected[i]);
        if (i == 0)
            compare_gradients(comparison, model.generator(), child_of(first, "grads"));
    }
}

} // namespace

void compare_hifigan(Comparison& comparison, const Path& folder, const Path& written,
                     at::ScalarType precision) {
    const ReferenceFolder reference = read_reference(folder, "g_00000000", precision);
    const auto model = model_of(reference);
    const StateTree& weights = child_of(reference.checkpoint, "generator");
    const auto loaded = load_weights(model->generator(), weights.map());
    comparison.holds("checkpoint: loaded", loaded.has_value());
    if (!loaded) {
        fmt::print("{}\n", to_english(loaded.error().what));
        return;
    }
    compare_written(comparison, model->generator(), "generator", weights, written);
    model->to(reference.precision);
    compare_steps(comparison, *model, reference);
}

} // namespace formant::test
