#include "tests/engine/models/reference/compare_indextts2_speech.h"

#include "engine/models/gpt/token_sampler.h"
#include "engine/models/gpt/token_stream.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <utility>

namespace formant::test {
namespace {

double number_in(const StateTree& tree, const std::string& name) {
    return tensor_in(tree, name).item<double>();
}

std::int64_t whole_number_in(const StateTree& tree, const std::string& name) {
    return std::get<std::int64_t>(child_of(tree, name).value());
}

/// Tokens of a text and what was computed on the way to them.
struct Spoken {
    at::Tensor codes;  ///< int64 [B, n]
    at::Tensor logits; ///< [B, n, audio_tokens]
    at::Tensor hidden; ///< [B, n, D]
};

/// Speaks texts with the most likely tokens. A text that has ended keeps its stop token.
Spoken speak(const Indextts2Reference& reference, const at::Tensor& prefix,
             const std::vector<at::Tensor>& texts, std::int64_t count,
             gpt::AudioPositions positions = gpt::AudioPositions::consecutive) {
    const std::int64_t stop = reference.audio.stop;
    const auto batch = static_cast<std::int64_t>(texts.size());
    std::vector<at::Tensor> delimited;
    for (const at::Tensor& text : texts)
        delimited.push_back(
            gpt::delimit(text.unsqueeze(0), at::tensor({text.size(0)}), reference.text)
                .inputs.squeeze(0));
    gpt::TokenStream stream(*reference.model, prefix.expand({batch, -1, -1}), delimited, count,
                            positions);
    at::Tensor tokens = at::full({batch}, reference.audio.start, at::kLong);
    std::vector<at::Tensor> codes, logits, hidden;
    for (std::int64_t i = 0; i < count && (i == 0 || !tokens.eq(stop).all().item<bool>()); ++i) {
        logits.push_back(stream.next(tokens));
        hidden.push_back(stream.hidden());
        tokens = at::where(tokens == stop, tokens, logits.back().argmax(-1));
        codes.push_back(tokens);
    }
    return {at::stack(codes, 1), at::stack(logits, 1), at::stack(hidden, 1)};
}

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

std::vector<at::Tensor> texts_in(const StateTree& values) {
    std::vector<at::Tensor> texts;
    for (const StateTree& text : list_in(values, "texts"))
        texts.push_back(std::get<at::Tensor>(text.value()));
    return texts;
}

/// Compares each text alone, and then all in one batch.
void compare_texts(Comparison& comparison, const Indextts2Reference& reference,
                   const StateTree& values, const at::Tensor& prefix) {
    const std::int64_t count = whole_number_in(values, "max_new");
    const std::vector<at::Tensor> texts = texts_in(values);
    for (const auto& [name, positions] :
         {std::pair("uncached", gpt::AudioPositions::consecutive),
          std::pair("cached_public", gpt::AudioPositions::upstream)})
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const StateTree expected = list_in(values, name).at(i);
            const Spoken spoken = speak(reference, prefix, {texts[i]}, count, positions);
            const std::string item = fmt::format("{}, text {}: ", name, i);
            comparison.equal(item + "codes", spoken.codes[0], tensor_in(expected, "codes"));
            comparison.relative(item + "logits", spoken.logits[0], tensor_in(expected, "logits"));
        }
    comparison.equal("batch: codes", speak(reference, prefix, texts, count).codes,
                     tensor_in(child_of(values, "batch"), "codes"));
}

/// Compares what a decoder of speech reads.
void compare_latents(Comparison& comparison, const Indextts2Reference& reference,
                     const StateTree& values, const at::Tensor& emotion) {
    const StateTree& expected = child_of(values, "latents");
    const at::Tensor speaker = tensor_in(expected, "conditioning").unsqueeze(0);
    const Spoken spoken = speak(reference, reference.model->prefix(speaker, emotion),
                                {texts_in(values).front()}, whole_number_in(values, "max_new"));
    comparison.equal("latents: codes", spoken.codes[0], tensor_in(expected, "codes"));
    comparison.relative("latents", spoken.hidden[0], tensor_in(expected, "latents"));
}

void compare_sampling(Comparison& comparison, const Indextts2Reference& reference) {
    const StateTree values = child_of(reference.values("generation.pt"), "sampled");
    const at::Tensor logits = tensor_in(values, "logits"), expected = tensor_in(values, "scores");
    const at::Tensor codes = tensor_in(values, "codes");
    gpt::TokenSampler sampler({.temperature = number_in(values, "temperature"),
                               .top_k = whole_number_in(values, "top_k"),
                               .top_p = number_in(values, "top_p"),
                               .repetition_penalty = number_in(values, "repetition_penalty")},
                              1, logits.size(1),
                              {1, reference.audio.start}); // upstream's history begins with these
    for (std::int64_t i = 0; i < codes.size(0); ++i) {
        const at::Tensor scores = sampler.scores(logits[i].unsqueeze(0))[0];
        const std::string item = fmt::format("sampled, token {}: ", i);
        comparison.equal(item + "tokens that may win", scores.isfinite(), expected[i].isfinite());
        const at::Tensor finite = expected[i].isfinite();
        comparison.rounded(1e-6, item + "scores", scores.masked_select(finite),
                           expected[i].masked_select(finite));
        sampler.remember(codes[i].unsqueeze(0));
    }
}

} // namespace

void compare_indextts2_speech(Comparison& comparison, const Indextts2Reference& reference) {
    const at::NoGradGuard no_gradients;
    const StateTree values = reference.values("generation.pt");
    const auto [speaker, emotion] = conditioning_of(reference, values);
    compare_texts(comparison, reference, values, reference.model->prefix(speaker, emotion));
    compare_latents(comparison, reference, values, emotion);
    compare_sampling(comparison, reference);
}

} // namespace formant::test
