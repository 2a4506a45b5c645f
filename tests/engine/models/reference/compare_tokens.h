#pragma once

#include "engine/base/paths.h"
#include "engine/base/state_tree.h"
#include "engine/models/gpt/token_stream.h"
#include "tests/engine/models/reference/comparison.h"

#include <functional>
#include <string>
#include <vector>

namespace formant::test {

using FindTensor = std::function<at::Tensor(const std::string& name)>;

/// Compares tensors, which are found by their names, with recorded checks of them: length, and sum
/// with weights, which another order of its elements would change. Undefined ones are not compared.
void compare_checks(Comparison& comparison, const std::string& what, const StateTree& checks,
                    const FindTensor& find);

/// Compares the parameters with checks of them after the steps of a run. In float32, parameters
/// whose gradient is partly 0 in exact arithmetic are not compared: AdamW scales its rounding noise
/// to full steps.
void compare_after_steps(Comparison& comparison, const std::string& what,
                         const torch::nn::Module& module, const StateTree& checks,
                         at::ScalarType precision);

/// Compares every gradient of the module with a file of gradients, which were rounded to float32,
/// and of checks of them.
void compare_recorded_gradients(Comparison& comparison, const torch::nn::Module& module,
                                const Path& file);

/// Returns the mean over the targets that count, for logits [B, T, tokens] and targets [B, T].
at::Tensor mean_loss(const at::Tensor& logits, const at::Tensor& targets);

/// A model that speaks, and the delimiters of its tables.
struct Speaking {
    gpt::TokenDecoder& model;
    gpt::Delimiters text, audio;
    std::int64_t max_tokens;
};

/// Tokens of texts and what was computed on the way to them.
struct Spoken {
    at::Tensor codes;  ///< int64 [B, n]
    at::Tensor logits; ///< [B, n, audio_tokens]
    at::Tensor hidden; ///< [B, n, D]
};

/// Speaks texts int64 [L] after the same prefix [1, P, D] with the most likely tokens. A text that
/// has ended keeps its stop token.
Spoken speak(const Speaking& speaking, const at::Tensor& prefix,
             const std::vector<at::Tensor>& texts,
             gpt::AudioPositions positions = gpt::AudioPositions::consecutive);

/// Compares the codes and scores of each text with the list `name` of the values.
void compare_spoken(Comparison& comparison, const Speaking& speaking, const at::Tensor& prefix,
                    const StateTree& values, const std::string& name,
                    gpt::AudioPositions positions = gpt::AudioPositions::consecutive);

/// Compares the scores from which recorded tokens were drawn. `occurred` are the tokens with which
/// the history began.
void compare_sampling(Comparison& comparison, const StateTree& sampled,
                      const std::vector<std::int64_t>& occurred);

/// Returns the texts of the values.
std::vector<at::Tensor> texts_in(const StateTree& values);

} // namespace formant::test
