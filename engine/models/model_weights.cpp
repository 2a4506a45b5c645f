#include "engine/models/model_weights.h"

#include <ATen/ATen.h>

#include <sstream>

namespace formant {
namespace {

std::map<std::string, at::Tensor> tensors_of(const torch::nn::Module& module) {
    std::map<std::string, at::Tensor> tensors;
    for (const auto& parameter : module.named_parameters())
        tensors.emplace(parameter.key(), parameter.value());
    for (const auto& buffer : module.named_buffers())
        tensors.emplace(buffer.key(), buffer.value());
    return tensors;
}

std::string shape_text(const at::Tensor& tensor) {
    std::ostringstream text;
    text << tensor.sizes();
    return text.str();
}

tl::unexpected<Error> misfit(const std::string& name, const std::string& why) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("models", "the saved weights do not fit this model: {name} "
                                             "{why}. Use the configuration they were trained with"),
                        {{"name", name}, {"why", why}}));
}

Result<void> check_fit(const std::map<std::string, at::Tensor>& tensors,
                       const StateTree::Map& weights) {
    for (const auto& [name, tensor] : tensors) {
        const auto saved = weights.find(name);
        if (saved == weights.end())
            return misfit(name, "is missing");
        const auto* value = std::get_if<at::Tensor>(&saved->second.value());
        if (value == nullptr || value->sizes() != tensor.sizes())
            return misfit(name,
                          (value == nullptr ? "is no tensor" : "has shape " + shape_text(*value)) +
                              " instead of " + shape_text(tensor));
    }
    for (const auto& [name, value] : weights)
        if (!tensors.contains(name))
            return misfit(name, "is not known to it");
    return {};
}

} // namespace

StateTree::Map save_weights(const torch::nn::Module& module) {
    StateTree::Map weights;
    for (const auto& [name, tensor] : tensors_of(module))
        weights.emplace(name, tensor.detach().to(at::kCPU, /*non_blocking=*/false, /*copy=*/true));
    return weights;
}

Result<void> load_weights(torch::nn::Module& module, const StateTree::Map& weights) {
    const at::NoGradGuard no_gradients;
    const auto tensors = tensors_of(module);
    return check_fit(tensors, weights).map([&] {
        for (const auto& [name, tensor] : tensors)
            tensor.copy_(std::get<at::Tensor>(weights.at(name).value()));
    });
}

std::vector<std::string> parameter_names(const torch::nn::Module& module,
                                         const std::vector<std::string>& prefixes) {
    std::vector<std::string> names;
    for (const std::string& prefix : prefixes)
        for (const auto& parameter : module.named_parameters())
            if (parameter.key().starts_with(prefix))
                names.push_back(parameter.key());
    return names;
}

std::int64_t count_parameters(const torch::nn::Module& module, const std::string& prefix) {
    std::int64_t count = 0;
    for (const auto& parameter : module.named_parameters())
        if (parameter.key().starts_with(prefix))
            count += parameter.value().numel();
    return count;
}

} // namespace formant
