#include "tests/engine/models/reference/compare_tokens.h"

#include "engine/models/gpt/token_sampler.h"
#include "tests/engine/models/reference/gan_steps.h"
#include "tests/engine/models/reference/reference_folder.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

namespace formant::test {
namespace {

at::Tensor check_of(const at::Tensor& tensor) {
    const at::Tensor flat = tensor.flatten().to(at::kDouble);
    const at::Tensor weights = at::cos(at::arange(flat.numel(), at::kDouble) * 0.37);
    return at::stack({flat.norm(), (flat * weights).sum()});
}

} // namespace

void compare_checks(Comparison& comparison, const std::string& what, const StateTree& checks,
                    const FindTensor& find) {
    const auto names = list_in(checks, "names");
    const at::Tensor expected = tensor_in(checks, "values");
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = std::get<std::string>(names[i].value());
        if (const at::Tensor found = find(name); found.defined())
            comparison.relative(what + name, check_of(found),
                                expected[static_cast<std::int64_t>(i)]);
    }
}

void compare_after_steps(Comparison& comparison, const std::string& what,
                         const torch::nn::Module& module, const StateTree& checks,
                         at::ScalarType precision) {
    const auto parameters = module.named_parameters();
    compare_checks(comparison, what, checks, [&](const std::string& name) {
        const bool has_noise = name.ends_with("c_attn.bias") || name.ends_with("qkv.bias");
        return has_noise && precision == at::kFloat ? at::Tensor() : parameters[name].detach();
    });
}

void compare_recorded_gradients(Comparison& comparison, const torch::nn::Module& module,
                                const Path& file) {
    const StateTree values = read_values(file, at::kDouble);
    auto ours = gradients_of(module);
    const StateTree::Map& gradients = child_of(values, "gradients").map();
    for (const auto& [name, entry] : gradients)
        comparison.rounded(1e-6, "gradient of " + name, ours[name],
                           std::get<at::Tensor>(entry.value()));
    std::size_t found = 0;
    for (const auto& [name, gradient] : ours)
        found += gradient.defined() ? 1 : 0;
    comparison.holds("gradients: none is left over", found == gradients.size());
    compare_checks(comparison, "checked gradient of ", child_of(values, "checks"),
                   [&](const std::string& name) { return ours[name]; });
}

at::Tensor mean_loss(const at::Tensor& logits, const at::Tensor& targets) {
    return at::cross_entropy_loss(logits.flatten(0, 1), targets.flatten(), {}, at::Reduction::Mean,
                                  gpt::ignored_target);
}

Spoken speak(const Speaking& speaking, const at::Tensor& prefix,
             const std::vector<at::Tensor>& texts, gpt::AudioPositions positions) {
    const auto batch = static_cast<std::int64_t>(texts.size());
    std::vector<at::Tensor> delimited;
    for (const at::Tensor& text : texts)
        delimited.push_back(
            gpt::delimit(text.unsqueeze(0), at::tensor({text.size(0)}), speaking.text)
                .inputs.squeeze(0));
    gpt::TokenStream stream(speaking.model, prefix.expand({batch, -1, -1}), delimited,
                            speaking.max_tokens, positions);
    at::Tensor tokens = at::full({batch}, speaking.audio.start, at::kLong);
    std::vector<at::Tensor> codes, logits, hidden;
    for (std::int64_t i = 0; i < speaking.max_tokens; ++i) {
        logits.push_back(stream.next(tokens));
        hidden.push_back(stream.hidden());
        tokens = at::where(tokens == speaking.audio.stop, tokens, logits.back().argmax(-1));
        codes.push_back(tokens);
        if (tokens.eq(speaking.audio.stop).all().item<bool>())
            break;
    }
    return {at::stack(codes, 1), at::stack(logits, 1), at::stack(hidden, 1)};
}

std::vector<at::Tensor> texts_in(const StateTree& values) {
    std::vector<at::Tensor> texts;
    for (const StateTree& text : list_in(values, "texts"))
        texts.push_back(std::get<at::Tensor>(text.value()));
    return texts;
}

void compare_spoken(Comparison& comparison, const Speaking& speaking, const at::Tensor& prefix,
                    const StateTree& values, const std::string& name,
                    gpt::AudioPositions positions) {
    const std::vector<at::Tensor> texts = texts_in(values);
    const std::vector<StateTree> expected = list_in(values, name);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Spoken spoken = speak(speaking, prefix, {texts[i]}, positions);
        const std::string item = fmt::format("{}, text {}: ", name, i);
        comparison.equal(item + "codes", spoken.codes[0], tensor_in(expected[i], "codes"));
        comparison.relative(item + "logits", spoken.logits[0], tensor_in(expected[i], "logits"));
    }
}

void compare_sampling(Comparison& comparison, const StateTree& sampled,
                      const std::vector<std::int64_t>& occurred) {
    const at::Tensor logits = tensor_in(sampled, "logits");
    const at::Tensor expected = tensor_in(sampled, "scores"), codes = tensor_in(sampled, "codes");
    gpt::TokenSampler sampler({.temperature = number_in(sampled, "temperature"),
                               .top_k = whole_number_in(sampled, "top_k"),
                               .top_p = number_in(sampled, "top_p"),
                               .repetition_penalty = number_in(sampled, "repetition_penalty")},
                              1, logits.size(1), occurred);
    for (std::int64_t i = 0; i < codes.size(0); ++i) {
        const at::Tensor scores = sampler.scores(logits[i].unsqueeze(0))[0];
        const at::Tensor finite = expected[i].isfinite();
        const std::string item = fmt::format("sampled, token {}: ", i);
        comparison.equal(item + "tokens that may win", scores.isfinite(), finite);
        comparison.rounded(1e-6, item + "scores", scores.masked_select(finite),
                           expected[i].masked_select(finite));
        sampler.remember(codes[i].unsqueeze(0));
    }
}

} // namespace formant::test
