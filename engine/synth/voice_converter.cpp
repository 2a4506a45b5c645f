#include "engine/synth/voice_converter.h"

#include "engine/data/batches/sample_features.h"
#include "engine/models/load_model_checked.h"
#include "engine/models/model_kinds.h"
#include "engine/models/upstream_layout.h"
#include "engine/synth/saved_config.h"
#include "engine/synth/saved_speakers.h"
#include "engine/synth/saved_symbols.h"
#include "engine/synth/saved_untrained.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant {
namespace {

Result<void> check_conversion_support(const ModelKind& kind, const SpeakerTable& speakers) {
    if (!kind.supports_voice_conversion())
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("synth", "the checkpoint is a model '{name}'; only voices "
                                        "of {kinds} support voice conversion"),
                    {{"name", kind.name()}, {"kinds", model_names_where([](const ModelKind& one) {
                                                 return one.supports_voice_conversion();
                                             })}}));
    if (speakers.size() < 2)
        return fail(
            ErrorKind::usage,
            message(FORMANT_TR("synth", "this voice has one speaker; voice conversion needs "
                                        "a voice that was trained on both speakers")));
    return {};
}

/// Returns true if a part of the network that converts was never trained.
bool is_untrained(const ModelKind& kind, const StateTree& checkpoint) {
    const UpstreamLayout* upstream = kind.upstream();
    return upstream != nullptr &&
           std::ranges::any_of(untrained_in(checkpoint), [&](const std::string& part) {
               return std::ranges::any_of(
                   upstream->inference_prefixes,
                   [&](const std::string& network) { return part.starts_with(network); });
           });
}

} // namespace

Result<VoiceConverter> VoiceConverter::from_checkpoint(const StateTree& checkpoint,
                                                       VoiceWeights weights,
                                                       const c10::Device& device) {
    const auto config = voice_config_of(checkpoint);
    if (!config)
        return fail(config.error());
    const auto speakers = speakers_of(checkpoint);
    if (!speakers)
        return fail(speakers.error());
    if (auto supported = check_conversion_support(kind_of(config->model), *speakers); !supported)
        return fail(supported.error());
    if (is_untrained(kind_of(config->model), checkpoint))
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("synth", "this voice comes from a file that was made for "
                                                "speaking texts, without the part that converts "
                                                "recordings: train it first "
                                                "(train.pretrained_path)")));
    const auto symbols = symbols_of(checkpoint);
    if (!symbols)
        return fail(symbols.error());
    return weights_of(checkpoint, weights)
        .and_then([&](const StateTree::Map& saved) {
            return load_model_checked(config->model, config->audio, symbols->size(),
                                      speakers->size(), saved);
        })
        .map([&](const Model& model) {
            model.trainable->to(device);
            model.trainable->eval();
            return VoiceConverter(model, *speakers);
        });
}

AudioClip VoiceConverter::convert(const AudioClip& recording, std::int64_t from, std::int64_t to,
                                  Noise& noise) const {
    const FeatureNeeds needs = model_.trainable->features();
    const at::Device device = model_.trainable->parameters().front().device();
    const Sample sample = SampleFeatures(needs)(recording.samples);
    const at::Tensor spectrum = sample.features.at(Feature::spectrum).unsqueeze(0).to(device);
    const at::Tensor samples = model_.voice_conversion->convert_voice(spectrum, from, to, noise);
    return {samples.to(at::kCPU), needs.mel.sample_rate_hz};
}

} // namespace formant
