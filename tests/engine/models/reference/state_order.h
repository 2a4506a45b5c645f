#pragma once

#include <torch/nn/module.h>

#include <string>
#include <utility>
#include <vector>

namespace formant::test {

/// Adds parameters and buffers in the order of PyTorch's state_dict: for each module its
/// parameters, its buffers, then its children.
inline void add_in_state_order(const torch::nn::Module& module, const std::string& prefix,
                               std::vector<std::pair<std::string, at::Tensor>>& all) {
    for (const auto& parameter : module.named_parameters(/*recurse=*/false))
        all.emplace_back(prefix + parameter.key(), parameter.value());
    for (const auto& buffer : module.named_buffers(/*recurse=*/false))
        all.emplace_back(prefix + buffer.key(), buffer.value());
    for (const auto& child : module.named_children())
        add_in_state_order(*child.value(), prefix + child.key() + ".", all);
}

inline std::vector<std::pair<std::string, at::Tensor>>
in_state_order(const torch::nn::Module& module) {
    std::vector<std::pair<std::string, at::Tensor>> all;
    add_in_state_order(module, "", all);
    return all;
}

} // namespace formant::test
