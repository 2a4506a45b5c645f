#include "tests/engine/models/reference/reference_folder.h"

#include "engine/checkpoint/pickle_file.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <cstdlib>
#include <fstream>

namespace formant::test {
namespace {

StateTree read_or_throw(const Path& file) {
    auto tree = read_pickle(file);
    if (tree)
        return std::move(*tree);
    fmt::print(stderr, "{}\n", to_english(tree.error().what));
    std::exit(2);
}

/// Converts each floating-point tensor to `precision`.
StateTree in_precision(const StateTree& tree, at::ScalarType precision) {
    if (const auto* tensor = std::get_if<at::Tensor>(&tree.value()))
        return tensor->is_floating_point() ? tensor->to(precision) : *tensor;
    if (const auto* list = std::get_if<StateTree::List>(&tree.value())) {
        StateTree::List items;
        for (const StateTree& item : *list)
            items.push_back(in_precision(item, precision));
        return items;
    }
    if (!std::holds_alternative<StateTree::Map>(tree.value()))
        return tree;
    StateTree::Map children;
    for (const auto& [name, child] : tree.map())
        children.emplace(name, in_precision(child, precision));
    return children;
}

/// Reads a value; leaves it unchanged if the configuration lacks it.
template <class T>
void take(const nlohmann::json& from, const char* name, T& value) {
    if (from.contains(name))
        from.at(name).get_to(value);
}

GeneratorConfig generator_of(const nlohmann::json& from) {
    GeneratorConfig config;
    take(from, "resblock", config.resblock);
    take(from, "resblock_kernel_sizes", config.resblock_kernel_sizes);
    take(from, "resblock_dilation_sizes", config.resblock_dilation_sizes);
    take(from, "upsample_rates", config.upsample_rates);
    take(from, "upsample_kernel_sizes", config.upsample_kernel_sizes);
    take(from, "upsample_initial_channel", config.upsample_initial_channel);
    return config;
}

} // namespace

StateTree read_values(const Path& file, at::ScalarType precision) {
    return in_precision(read_or_throw(file), precision);
}

ReferenceFolder read_reference(const Path& folder, const std::string& checkpoint,
                               at::ScalarType precision) {
    return {folder, nlohmann::json::parse(std::ifstream(folder / "config.json")),
            read_or_throw(folder / checkpoint),
            in_precision(read_or_throw(folder / "reference.pt"), precision), precision};
}

at::Tensor tensor_in(const StateTree& tree, const std::string& name) {
    const auto& value = child_of(tree, name).value();
    if (const auto* number = std::get_if<double>(&value))
        return at::scalar_tensor(*number, at::kDouble);
    return std::get<at::Tensor>(value);
}

double number_in(const StateTree& tree, const std::string& name) {
    return tensor_in(tree, name).item<double>();
}

std::int64_t whole_number_in(const StateTree& tree, const std::string& name) {
    return std::get<std::int64_t>(child_of(tree, name).value());
}

const StateTree& child_of(const StateTree& tree, const std::string& name) {
    return tree.map().at(name);
}

std::vector<StateTree> list_in(const StateTree& tree, const std::string& name) {
    return std::get<StateTree::List>(child_of(tree, name).value());
}

VitsConfig vits_config_of(const nlohmann::json& config) {
    const nlohmann::json& model = config.at("model");
    VitsConfig vits;
    vits.decoder = generator_of(model);
    take(model, "inter_channels", vits.inter_channels);
    take(model, "hidden_channels", vits.hidden_channels);
    take(model, "filter_channels", vits.filter_channels);
    take(model, "n_heads", vits.n_heads);
    take(model, "n_layers", vits.n_layers);
    take(model, "kernel_size", vits.kernel_size);
    take(model, "p_dropout", vits.p_dropout);
    take(model, "gin_channels", vits.gin_channels);
    take(model, "use_sdp", vits.use_sdp);
    take(model, "use_spectral_norm", vits.use_spectral_norm);
    take(config, "gin_channels", vits.gin_channels);
    take(config, "use_sdp", vits.use_sdp);
    take(config, "segment_frames", vits.segment_frames);
    return vits;
}

HifiganConfig hifigan_config_of(const nlohmann::json& config) {
    HifiganConfig hifigan;
    hifigan.generator = generator_of(config.at("h"));
    return hifigan;
}

AdamWConfig adamw_of(const nlohmann::json& config) {
    const nlohmann::json& optimizer = config.at("optimiser");
    return {optimizer.at("betas").at(0), optimizer.at("betas").at(1), optimizer.at("weight_decay"),
            optimizer.at("eps")};
}

double learning_rate_of(const nlohmann::json& config) {
    return config.at("optimiser").at("lr");
}

} // namespace formant::test
