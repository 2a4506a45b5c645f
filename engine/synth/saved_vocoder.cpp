#include "engine/synth/saved_vocoder.h"

#include "engine/models/load_model_checked.h"
#include "engine/models/model_kinds.h"
#include "engine/synth/mel_settings_text.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/saved_weights.h"

#include <algorithm>

namespace formant {
namespace {

Result<void> check_frames(const MelConfig& vocoder_mel, const MelConfig& voice_mel) {
    if (vocoder_mel == voice_mel)
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("synth", "the mel settings of vocoder and voice differ: vocoder "
                                            "{vocoder}; voice {voice}. Train a vocoder with the "
                                            "voice's audio settings"),
                        {{"vocoder", mel_settings_text(vocoder_mel)},
                         {"voice", mel_settings_text(voice_mel)}}));
}

Result<void> check_is_vocoder(const ModelConfig& config) {
    const auto is_vocoder = [](const ModelKind& kind) { return kind.role() == ModelRole::vocoder; };
    if (is_vocoder(kind_of(config)))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("synth", "the checkpoint given as vocoder is a voice; a "
                                            "vocoder is trained with model.name {kinds}"),
                        {{"kinds", model_names_where(is_vocoder)}}));
}

bool is_used_in_inference(const std::string& child, const TrainableModel& model) {
    for (const PhaseSpec& phase : model.phases())
        if (phase.has_ema && std::ranges::any_of(phase.parameters, [&](const std::string& name) {
                return name.starts_with(child + ".");
            }))
            return true;
    return false;
}

/// Moves only the generator, to save GPU memory for a running training.
void move_generator(TrainableModel& model, const c10::Device& device) {
    for (const auto& child : model.named_children())
        if (is_used_in_inference(child.key(), model))
            child.value()->to(device);
}

Result<Model> create_vocoder(const StateTree& checkpoint, const VoiceConfig& config) {
    return symbols_of(checkpoint).and_then([&](const SymbolTable& symbols) {
        return weights_of(checkpoint, VoiceWeights::ema)
            .and_then([&](const StateTree::Map& weights) {
                return load_model_checked(config.model, config.audio, symbols.size(),
                                          /*n_speakers=*/1, weights);
            });
    });
}

} // namespace

Result<SavedVocoder> load_vocoder(const StateTree& checkpoint, const MelConfig& mel,
                                  const c10::Device& device) {
    const auto config = voice_config_of(checkpoint);
    if (!config)
        return fail(config.error());
    return check_is_vocoder(config->model)
        .and_then([&] { return check_frames(config->audio, mel); })
        .and_then([&] { return create_vocoder(checkpoint, *config); })
        .map([&](const Model& model) {
            move_generator(*model.trainable, device);
            model.trainable->eval();
            return SavedVocoder{
                std::shared_ptr<const Vocoder>(model.trainable, model.vocoder),
                std::shared_ptr<const GraphVocoder>(model.trainable, model.graph_vocoder)};
        });
}

} // namespace formant
