#include "engine/models/weight_match.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

namespace formant {
namespace {

std::string sizes_text(at::IntArrayRef sizes) {
    return sizes.empty() ? "1" : fmt::format("{}", fmt::join(sizes.vec(), "x"));
}

Message shape_mismatch(at::IntArrayRef theirs, at::IntArrayRef own) {
    return message(FORMANT_TR("models", "has shape {theirs} instead of {own}"),
                   {{"theirs", sizes_text(theirs)}, {"own", sizes_text(own)}});
}

/// Returns nullopt if the tensor matches.
std::optional<WeightMismatch> find_mismatch(const std::string& name, at::IntArrayRef own,
                                            const at::Tensor& theirs) {
    if (!theirs.defined())
        return WeightMismatch{name, message(FORMANT_TR("models", "is missing"))};
    if (theirs.sizes() != own)
        return WeightMismatch{name, shape_mismatch(theirs.sizes(), own)};
    return std::nullopt;
}

constexpr std::string_view norm_suffix = "weight_g", direction_suffix = "weight_v";

/// Returns the name of the weight that a parameter of weight norm is a part of; empty for others.
std::string whole_weight_of(const std::string& name) {
    if (!name.ends_with(norm_suffix) && !name.ends_with(direction_suffix))
        return "";
    return name.substr(0, name.size() - norm_suffix.size()) + "weight";
}

void classify_tensor(const std::string& name, const at::Tensor& own, const StateTree::Map& weights,
                     WeightMatch& match) {
    const at::Tensor theirs = find_or_split(weights, name);
    if (auto found = find_mismatch(name, own.sizes(), theirs))
        match.missing_or_mismatched.push_back(std::move(*found));
    else
        match.matching.emplace(name, theirs);
}

Message with_reason(const WeightMismatch& mismatch) {
    return message(FORMANT_TR("models", "{tensor} ({reason})"),
                   {{"tensor", mismatch.name}, {"reason", mismatch.why}});
}

Message prepend(Message first, Message rest) {
    if (rest.empty())
        return first;
    return message(FORMANT_TR("models", "{first}, {rest}"),
                   {{"first", std::move(first)}, {"rest", std::move(rest)}});
}

} // namespace

const at::Tensor* find_tensor(const StateTree::Map& weights, const std::string& name) {
    const auto saved = weights.find(name);
    return saved == weights.end() ? nullptr : std::get_if<at::Tensor>(&saved->second.value());
}

at::Tensor find_or_split(const StateTree::Map& weights, const std::string& name) {
    if (const at::Tensor* tensor = find_tensor(weights, name))
        return *tensor;
    const at::Tensor* whole = find_tensor(weights, whole_weight_of(name));
    if (whole == nullptr || whole->dim() < 2)
        return {};
    return name.ends_with(norm_suffix) ? at::norm_except_dim(*whole, 2, 0) : *whole;
}

bool has_shape(const StateTree::Map& weights, const std::string& name,
               const std::vector<std::int64_t>& shape) {
    const at::Tensor* tensor = find_tensor(weights, name);
    return tensor != nullptr && tensor->sizes() == at::IntArrayRef(shape);
}

std::map<std::string, at::Tensor> tensors_of(const torch::nn::Module& module) {
    std::map<std::string, at::Tensor> tensors;
    for (const auto& parameter : module.named_parameters())
        tensors.emplace(parameter.key(), parameter.value());
    for (const auto& buffer : module.named_buffers())
        tensors.emplace(buffer.key(), buffer.value());
    return tensors;
}

std::vector<WeightMismatch> find_mismatches(const std::vector<NamedShape>& shapes,
                                            const StateTree::Map& weights) {
    std::vector<WeightMismatch> mismatches;
    for (const NamedShape& shape : shapes)
        if (auto found = find_mismatch(shape.name, shape.sizes, find_or_split(weights, shape.name)))
            mismatches.push_back(std::move(*found));
    return mismatches;
}

WeightMatch match_weights(const torch::nn::Module& module, const StateTree::Map& weights) {
    const auto tensors = tensors_of(module);
    WeightMatch match;
    std::set<std::string> split;
    for (const auto& [name, own] : tensors) {
        classify_tensor(name, own, weights, match);
        split.insert(whole_weight_of(name));
    }
    for (const auto& [name, child] : weights)
        if (!tensors.contains(name) && !split.contains(name))
            match.unexpected.push_back(
                {name, message(FORMANT_TR("models", "is not part of the model"))});
    return match;
}

void copy_matching(torch::nn::Module& module, const WeightMatch& match) {
    const at::NoGradGuard no_gradients;
    auto tensors = tensors_of(module);
    for (const auto& [name, child] : match.matching)
        tensors[name].copy_(std::get<at::Tensor>(child.value()));
}

Error mismatch_error(const WeightMismatch& first) {
    return {
        ErrorKind::checkpoint,
        message(FORMANT_TR("models", "the saved weights do not fit this model: {name} {why}. Use "
                                     "the configuration they were trained with"),
                {{"name", first.name}, {"why", first.why}})};
}

Message mismatch_list(const std::vector<WeightMismatch>& mismatches, std::size_t limit) {
    const std::size_t shown = std::min(limit, mismatches.size());
    Message list;
    if (shown < mismatches.size())
        list = message(FORMANT_TR("models", "{count} more"),
                       {{"count", std::to_string(mismatches.size() - shown)}});
    for (std::size_t i = shown; i > 0; --i)
        list = prepend(with_reason(mismatches[i - 1]), std::move(list));
    return list;
}

} // namespace formant
