#include "engine/models/weight_fit.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace formant {
namespace {

std::string sizes_text(const at::Tensor& tensor) {
    return tensor.dim() == 0 ? "1" : fmt::format("{}", fmt::join(tensor.sizes().vec(), "x"));
}

Message other_shape(const at::Tensor& theirs, const at::Tensor& own) {
    return message(FORMANT_TR("models", "has shape {theirs} instead of {own}"),
                   {{"theirs", sizes_text(theirs)}, {"own", sizes_text(own)}});
}

void sort_in(const std::string& name, const at::Tensor& own, const StateTree::Map& weights,
             WeightFit& fit) {
    const auto saved = weights.find(name);
    const auto* theirs =
        saved == weights.end() ? nullptr : std::get_if<at::Tensor>(&saved->second.value());
    if (theirs == nullptr)
        fit.of_the_model.push_back({name, message(FORMANT_TR("models", "is missing"))});
    else if (theirs->sizes() != own.sizes())
        fit.of_the_model.push_back({name, other_shape(*theirs, own)});
    else
        fit.fitting.emplace(name, *theirs);
}

Message with_reason(const Misfit& misfit) {
    return message(FORMANT_TR("models", "{tensor} ({reason})"),
                   {{"tensor", misfit.name}, {"reason", misfit.why}});
}

Message before(Message first, Message rest) {
    if (rest.empty())
        return first;
    return message(FORMANT_TR("models", "{first}, {rest}"),
                   {{"first", std::move(first)}, {"rest", std::move(rest)}});
}

} // namespace

std::map<std::string, at::Tensor> tensors_of(const torch::nn::Module& module) {
    std::map<std::string, at::Tensor> tensors;
    for (const auto& parameter : module.named_parameters())
        tensors.emplace(parameter.key(), parameter.value());
    for (const auto& buffer : module.named_buffers())
        tensors.emplace(buffer.key(), buffer.value());
    return tensors;
}

WeightFit fit_weights(const torch::nn::Module& module, const StateTree::Map& weights) {
    const auto tensors = tensors_of(module);
    WeightFit fit;
    for (const auto& [name, own] : tensors)
        sort_in(name, own, weights, fit);
    for (const auto& [name, child] : weights)
        if (!tensors.contains(name))
            fit.left_over.push_back({name, message(FORMANT_TR("models", "is not known to it"))});
    return fit;
}

void take_fitting(torch::nn::Module& module, const WeightFit& fit) {
    const at::NoGradGuard no_gradients;
    auto tensors = tensors_of(module);
    for (const auto& [name, child] : fit.fitting)
        tensors[name].copy_(std::get<at::Tensor>(child.value()));
}

Message listed(const std::vector<Misfit>& misfits, std::size_t most) {
    const std::size_t shown = std::min(most, misfits.size());
    Message list;
    if (shown < misfits.size())
        list = message(FORMANT_TR("models", "{count} more"),
                       {{"count", std::to_string(misfits.size() - shown)}});
    for (std::size_t i = shown; i > 0; --i)
        list = before(with_reason(misfits[i - 1]), std::move(list));
    return list;
}

} // namespace formant
