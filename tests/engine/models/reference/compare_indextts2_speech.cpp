#include "tests/engine/models/reference/compare_indextts2_speech.h"

#include "tests/engine/models/reference/compare_tokens.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>

namespace formant::test {
namespace {

/// Speaker and emotion of the recording that the values were made with.
struct Conditioning {
    at::Tensor speaker; ///< [1, latents, D]
    at::Tensor emotion; ///< [1, D]
};

Conditioning conditioning_of(const Indextts2Reference& reference, const StateTree& values) {
    indextts2::UnifiedVoice& model = *reference.model;
    const at::Tensor features = tensor_in(values, "features").unsqueeze(0);
    const at::Tensor length = at::tensor({features.size(1)});
    return {model.speaker_of(features, length),
            model.emotion_vector(model.emotion_of(features, length))};
}

/// Compares what a decoder of speech reads.
void compare_latents(Comparison& comparison, const Indextts2Reference& reference,
                     const Speaking& speaking, const StateTree& values, const at::Tensor& emotion) {
    const StateTree& expected = child_of(values, "latents");
    const at::Tensor speaker = tensor_in(expected, "conditioning").unsqueeze(0);
    const Spoken spoken =
        speak(speaking, reference.model->prefix(speaker, emotion), {texts_in(values).front()});
    comparison.equal("latents: codes", spoken.codes[0], tensor_in(expected, "codes"));
    comparison.relative("latents", spoken.hidden[0], tensor_in(expected, "latents"));
}

} // namespace

void compare_indextts2_speech(Comparison& comparison, const Indextts2Reference& reference) {
    const at::NoGradGuard no_gradients;
    const StateTree values = reference.values("generation.pt");
    const Speaking speaking = {*reference.model, reference.text, reference.audio,
                               whole_number_in(values, "max_new")};
    const auto [speaker, emotion] = conditioning_of(reference, values);
    const at::Tensor prefix = reference.model->prefix(speaker, emotion);
    compare_spoken(comparison, speaking, prefix, values, "uncached");
    compare_spoken(comparison, speaking, prefix, values, "cached_public",
                   gpt::AudioPositions::upstream);
    comparison.equal("batch: codes", speak(speaking, prefix, texts_in(values)).codes,
                     tensor_in(child_of(values, "batch"), "codes"));
    compare_latents(comparison, reference, speaking, values, emotion);
    // Upstream's history begins with these.
    compare_sampling(comparison, child_of(values, "sampled"), {1, reference.audio.start});
}

} // namespace formant::test
