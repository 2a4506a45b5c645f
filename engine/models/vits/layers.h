#pragma once

#include <torch/nn/modules/container/modulelist.h>
#include <torch/nn/modules/conv.h>

#include <cstdint>

namespace formant::vits {

/// Convolution that keeps the length (odd kernels).
inline torch::nn::Conv1d conv1d(std::int64_t in, std::int64_t out, std::int64_t kernel = 1) {
    return torch::nn::Conv1d(torch::nn::Conv1dOptions(in, out, kernel).padding(kernel / 2));
}

/// The modules as a list, to be registered under one name.
template <class Modules>
torch::nn::ModuleList list_of(const Modules& modules) {
    torch::nn::ModuleList list;
    for (const auto& module : modules)
        list->push_back(module);
    return list;
}

} // namespace formant::vits
