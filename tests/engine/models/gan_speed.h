#pragma once

#include "engine/audio/log_mel.h"
#include "engine/checkpoint/pickle_file.h"
#include "engine/models/create_model.h"
#include "engine/models/model_weights.h"
#include "engine/nn/alignment_search.h"
#include "engine/session/config/run_config.h"
#include "engine/session/interop/upstream_config.h"
#include "tests/engine/models/timed_steps.h"

#include <ATen/ATen.h>

namespace formant::test {

constexpr std::int64_t speech_symbols = 60;

/// Returns a batch of the length of short sentences, with a typical number of tokens.
inline Batch speech_batch(std::int64_t size, std::int64_t frames, const MelConfig& mel) {
    Batch batch;
    batch.sample_ids = at::arange(size, at::kLong);
    batch.speakers = at::zeros({size}, at::kLong);
    const SampleLength length{frames, /*tokens=*/frames / 5};
    batch.features = {
        {Feature::tokens, at::randint(1, speech_symbols, {size, length.tokens}, at::kLong)},
        {Feature::mel, at::randn({size, mel.n_mels, frames})},
        {Feature::spectrum, at::rand({size, mel.n_fft / 2 + 1, frames})},
        {Feature::audio, at::rand({size, frames * mel.hop_length}) - 0.5}};
    batch.set_lengths(BatchLengths(static_cast<std::size_t>(size), length), length);
    return batch;
}

/// Returns the initial state of a twin.
inline StateTree gan_twin_state(const RunConfig& config, const TrainableModel& model,
                                const Batch& batch) {
    StateTree recorded;
    recorded["config"] = upstream_config(config, std::vector<std::string>(speech_symbols),
                                         SpeakerTable::from_names({}))
                             ->text;
    recorded["state_dict"] = save_weights(model);
    recorded["mel_basis"] = mel_filter_bank(config.voice.audio);
    recorded["batch"] = StateTree::Map{
        {"tokens", batch[Feature::tokens]},     {"token_lengths", batch[Axis::tokens]},
        {"mel", batch[Feature::mel]},           {"mel_lengths", batch[Axis::frames]},
        {"spectrum", batch[Feature::spectrum]}, {"audio", batch[Feature::audio]}};
    const at::Tensor any_score =
        at::rand({batch[Feature::tokens].size(0), batch[Feature::tokens].size(1), //
                  batch[Feature::mel].size(2)});
    recorded["batch"]["frame_tokens"] =
        alignment_search(any_score, batch[Axis::tokens], batch[Axis::frames]);
    return recorded;
}

/// Writes the twin's state to `file`, then runs one training step per input line.
inline int serve_gan_steps(const TimedStepArguments& arguments) {
    at::manual_seed(31);
    const RunConfig config = load_run_config("", {"preset=" + arguments.preset,
                                                  "train.precision=" + arguments.precision})
                                 .value();
    const VoiceConfig& voice = config.voice;
    const Model model = create_model(voice.model, voice.audio, speech_symbols, {}).value();
    const Batch batch = speech_batch(arguments.samples, arguments.frames, voice.audio);
    if (!write_pickle(arguments.file, gan_twin_state(config, *model.trainable, batch)))
        return 1;
    return serve_steps(*model.trainable, config.train, batch, arguments);
}

} // namespace formant::test
