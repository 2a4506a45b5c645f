#pragma once

#include "engine/base/message.h"
#include "engine/base/result.h"
#include "engine/base/state_tree.h"
#include "engine/models/telling_shapes.h"

#include <torch/nn/module.h>

#include <cstddef>
#include <limits>
#include <map>
#include <string>
#include <vector>

namespace formant {

/// A tensor that does not fit, and why: "has shape 178x192 instead of 30x192".
struct Misfit {
    std::string name;
    Message why;
};

/// What of saved weights a model can take.
struct WeightFit {
    StateTree::Map fitting;
    std::vector<Misfit> of_the_model; ///< missing or of another shape: they would begin at random
    std::vector<Misfit> left_over;    ///< that the model does not know

    bool is_whole() const { return of_the_model.empty() && left_over.empty(); }
};

/// Parameters and buffers by name.
std::map<std::string, at::Tensor> tensors_of(const torch::nn::Module& module);

/// Those that are missing or have another shape; of a model that is not made.
std::vector<Misfit> misfits_among(const std::vector<NamedShape>& shapes,
                                  const StateTree::Map& weights);

WeightFit fit_weights(const torch::nn::Module& module, const StateTree::Map& weights);

/// Copies the weights that fit; the others stay as they are.
void take_fitting(torch::nn::Module& module, const WeightFit& fit);

/// ErrorKind::checkpoint, of weights among which this is the first that does not fit.
Error no_fit(const Misfit& first);

/// The first of them with their reasons, on one line, and how many more there are.
Message listed(const std::vector<Misfit>& misfits,
               std::size_t most = std::numeric_limits<std::size_t>::max());

} // namespace formant
