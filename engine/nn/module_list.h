#pragma once

#include <torch/nn/modules/container/modulelist.h>

namespace formant {

/// Returns the modules as a ModuleList, to be registered under one name.
template <class Modules>
torch::nn::ModuleList module_list(const Modules& modules) {
    torch::nn::ModuleList list;
    for (const auto& module : modules)
        list->push_back(module);
    return list;
}

} // namespace formant
