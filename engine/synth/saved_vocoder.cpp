#include "engine/synth/saved_vocoder.h"

#include "engine/models/model_with_weights.h"
#include "engine/synth/mel_words.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/saved_weights.h"

#include <algorithm>

namespace formant {
namespace {

Result<void> check_frames(const MelConfig& known, const MelConfig& wanted) {
    if (known == wanted)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("synth", "the vocoder knows other frames than the voice makes: "
                                            "it {vocoder}, the voice {voice}. Train a vocoder with "
                                            "the voice's audio settings"),
                        {{"vocoder", words_of(known)}, {"voice", words_of(wanted)}}));
}

Result<void> check_is_vocoder(const ModelConfig& config) {
    if (config.name == "hifigan")
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("synth", "the checkpoint given as vocoder holds a voice; a "
                                            "vocoder is a training with model.name hifigan")));
}

bool makes_what_is_used(const std::string& child, const TrainableModel& model) {
    for (const PhaseSpec& phase : model.phases())
        if (phase.averaged && std::ranges::any_of(phase.parameters, [&](const std::string& name) {
                return name.starts_with(child + ".");
            }))
            return true;
    return false;
}

/// Discriminators stay where they are: a training shall have the GPU's memory to itself.
void move_generator(TrainableModel& model, const c10::Device& device) {
    for (const auto& child : model.named_children())
        if (makes_what_is_used(child.key(), model))
            child.value()->to(device);
}

Result<Model> load_vocoder(const StateTree& checkpoint, const VoiceConfig& config) {
    return symbols_of(checkpoint).and_then([&](const SymbolTable& symbols) {
        return weights_of(checkpoint, VoiceWeights::ema)
            .and_then([&](const StateTree::Map& weights) {
                return model_with_weights(config.model, config.audio, symbols.size(),
                                          /*n_speakers=*/1, weights);
            });
    });
}

} // namespace

Result<std::shared_ptr<const Vocoder>> vocoder_of(const StateTree& checkpoint, const MelConfig& mel,
                                                  const c10::Device& device) {
    const auto config = voice_config_of(checkpoint);
    if (!config)
        return fail(config.error());
    return check_is_vocoder(config->model)
        .and_then([&] { return check_frames(config->audio, mel); })
        .and_then([&] { return load_vocoder(checkpoint, *config); })
        .map([&](const Model& model) {
            move_generator(*model.trainable, device);
            model.trainable->eval();
            return std::shared_ptr<const Vocoder>(model.trainable, model.vocoder);
        });
}

} // namespace formant
