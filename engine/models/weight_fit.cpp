#include "engine/models/weight_fit.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

namespace formant {
namespace {

std::string sizes_text(at::IntArrayRef sizes) {
    return sizes.empty() ? "1" : fmt::format("{}", fmt::join(sizes.vec(), "x"));
}

Message other_shape(at::IntArrayRef theirs, at::IntArrayRef own) {
    return message(FORMANT_TR("models", "has shape {theirs} instead of {own}"),
                   {{"theirs", sizes_text(theirs)}, {"own", sizes_text(own)}});
}

const at::Tensor* tensor_in(const StateTree::Map& weights, const std::string& name) {
    const auto saved = weights.find(name);
    return saved == weights.end() ? nullptr : std::get_if<at::Tensor>(&saved->second.value());
}

/// Nothing where it fits.
std::optional<Misfit> misfit_of(const std::string& name, at::IntArrayRef own,
                                const at::Tensor* theirs) {
    if (theirs == nullptr)
        return Misfit{name, message(FORMANT_TR("models", "is missing"))};
    if (theirs->sizes() != own)
        return Misfit{name, other_shape(theirs->sizes(), own)};
    return std::nullopt;
}

void sort_in(const std::string& name, const at::Tensor& own, const StateTree::Map& weights,
             WeightFit& fit) {
    const at::Tensor* theirs = tensor_in(weights, name);
    if (auto found = misfit_of(name, own.sizes(), theirs))
        fit.of_the_model.push_back(std::move(*found));
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

std::vector<Misfit> misfits_among(const std::vector<NamedShape>& shapes,
                                  const StateTree::Map& weights) {
    std::vector<Misfit> misfits;
    for (const NamedShape& shape : shapes)
        if (auto found = misfit_of(shape.name, shape.sizes, tensor_in(weights, shape.name)))
            misfits.push_back(std::move(*found));
    return misfits;
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

Error no_fit(const Misfit& first) {
    return {
        ErrorKind::checkpoint,
        message(FORMANT_TR("models", "the saved weights do not fit this model: {name} {why}. Use "
                                     "the configuration they were trained with"),
                {{"name", first.name}, {"why", first.why}})};
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
