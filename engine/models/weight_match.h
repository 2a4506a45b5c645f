#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/named_shapes.h"

#include <torch/nn/module.h>

#include <cstddef>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// Name of a tensor that does not match, and the reason: "has shape 178x192 instead of 30x192".
struct WeightMismatch {
    std::string name;
    Message why;
};

/// Comparison of saved weights with a model.
struct WeightMatch {
    StateTree::Map matching;
    /// Tensors of the model that would stay randomly initialized.
    std::vector<WeightMismatch> missing_or_mismatched;
    std::vector<WeightMismatch> unexpected; ///< saved tensors that the model lacks

    bool is_complete() const { return missing_or_mismatched.empty() && unexpected.empty(); }
};

/// Returns a tensor of saved weights; null if there is none of this name.
const at::Tensor* find_tensor(const StateTree::Map& weights, const std::string& name);

/// Like find_tensor(). Of a module with weight norm whose weight was saved as it is, without norm,
/// the two parameters are computed; undefined if there is nothing to compute them from.
at::Tensor find_or_split(const StateTree::Map& weights, const std::string& name);

/// Returns whether there is a tensor of this name and shape.
bool has_shape(const StateTree::Map& weights, const std::string& name,
               const std::vector<std::int64_t>& shape);

/// Returns all parameters and buffers by name.
std::map<std::string, at::Tensor> tensors_of(const torch::nn::Module& module);

/// Returns the missing tensors and those of another shape, without creating the model.
std::vector<WeightMismatch> find_mismatches(const std::vector<NamedShape>& shapes,
                                            const StateTree::Map& weights);

/// Compares saved weights with a module.
WeightMatch match_weights(const torch::nn::Module& module, const StateTree::Map& weights);

/// Copies the matching weights into the module; its other weights stay unchanged.
void copy_matching(torch::nn::Module& module, const WeightMatch& match);

/// Returns an ErrorKind::checkpoint that names the first mismatched tensor.
Error mismatch_error(const WeightMismatch& first);

/// Lists the first `limit` mismatches with their reasons on one line, and the number of the others.
Message mismatch_list(const std::vector<WeightMismatch>& mismatches,
                      std::size_t limit = std::numeric_limits<std::size_t>::max());

} // namespace formant
