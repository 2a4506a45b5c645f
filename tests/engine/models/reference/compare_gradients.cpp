#include "tests/engine/models/reference/compare_gradients.h"

#include "engine/checkpoint/pickle_file.h"
#include "engine/models/model_weights.h"
#include "tests/engine/models/reference/gan_steps.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace formant::test {
namespace {

double largest_of(const at::Tensor& values) {
    return values.abs().max().item<double>();
}

double largest_in(const StateTree& gradients) {
    double largest = 0;
    for (const auto& [name, gradient] : gradients.map())
        largest = std::max(largest, largest_of(std::get<at::Tensor>(gradient.value())));
    return largest;
}

bool is_rounding_noise(const std::string& name, const at::Tensor& expected) {
    return name.ends_with("conv_k.bias") || largest_of(expected) == 0;
}

} // namespace

void compare_gradients(Comparison& comparison, const torch::nn::Module& module,
                       const StateTree& expected) {
    auto ours = gradients_of(module);
    const double scale = largest_in(expected);
    for (const auto& [name, entry] : expected.map()) {
        const auto& value = std::get<at::Tensor>(entry.value());
        if (is_rounding_noise(name, value))
            comparison.absolute("gradient of " + name, ours[name], value, scale);
        else
            comparison.relative("gradient of " + name, ours[name], value);
    }
    comparison.holds("gradients: none is left over", ours.size() == expected.map().size());
}

void compare_written(Comparison& comparison, const torch::nn::Module& module,
                     const std::string& name, const StateTree& expected, const Path& file) {
    StateTree checkpoint;
    checkpoint[name] = save_weights(module);
    const auto read = write_pickle(file, checkpoint).and_then([&] { return read_pickle(file); });
    comparison.holds("checkpoint: written and read", read.has_value());
    if (!read)
        return;
    const StateTree::Map& ours = read->map().at(name).map();
    for (const auto& [key, entry] : expected.map()) {
        const auto& value = std::get<at::Tensor>(entry.value());
        const auto found = ours.find(key);
        comparison.holds("checkpoint: " + key,
                         found != ours.end() &&
                             at::equal(std::get<at::Tensor>(found->second.value()), value));
    }
    comparison.holds("checkpoint: no tensor is left over", ours.size() == expected.map().size());
}

} // namespace formant::test
