#include "tests/support/voices/checkpoint_leaves.h"

#include "engine/checkpoint/checkpoint_file.h"
#include "tests/support/throw_on_error.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant::test {
namespace {

using Leaves = std::map<std::string, std::string>;

std::string text_of(const at::Tensor& tensor) {
    const at::Tensor plain = tensor.contiguous();
    const std::string bytes(static_cast<const char*>(plain.const_data_ptr()), plain.nbytes());
    return fmt::format("{} [{}] ", c10::toString(plain.scalar_type()),
                       fmt::join(plain.sizes().vec(), ", ")) +
           bytes;
}

void add_leaves(const StateTree& tree, const std::string& place, Leaves& leaves) {
    std::visit(
        [&]<class T>(const T& value) {
            if constexpr (std::is_same_v<T, StateTree::Map>)
                for (const auto& [name, child] : value)
                    add_leaves(child, fmt::format("{}/{}", place, name), leaves);
            else if constexpr (std::is_same_v<T, StateTree::List>)
                for (std::size_t i = 0; i < value.size(); ++i)
                    add_leaves(value[i], fmt::format("{}/{}", place, i), leaves);
            else if constexpr (std::is_same_v<T, at::Tensor>)
                leaves[place] = text_of(value);
            else
                leaves[place] = fmt::format("{}", value);
        },
        tree.value());
}

} // namespace

Leaves leaves_of(const Path& checkpoint) {
    const auto state = load_checkpoint(checkpoint);
    throw_on_error(state.map([](const StateTree&) {}));
    Leaves leaves;
    add_leaves(*state, "", leaves);
    leaves.erase("/config");
    return leaves;
}

std::string first_difference(const Path& a, const Path& b) {
    const Leaves ours = leaves_of(a), theirs = leaves_of(b);
    for (const auto& [place, value] : ours)
        if (!theirs.contains(place) || theirs.at(place) != value)
            return place;
    for (const auto& [place, value] : theirs)
        if (!ours.contains(place))
            return place;
    return "";
}

} // namespace formant::test
