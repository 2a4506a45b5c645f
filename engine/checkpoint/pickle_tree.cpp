#include "engine/checkpoint/pickle_tree.h"

#include <cstdint>
#include <optional>

namespace formant {
namespace {

using Tree = tl::expected<StateTree, std::string>;

constexpr int max_depth = 100;
constexpr std::size_t max_bytes = std::size_t{1} << 28; ///< limit of the tree without its tensors
constexpr std::size_t bytes_per_value = 128;            ///< approximate, including its tree node

tl::unexpected<std::string> refuse(std::string reason) {
    return tl::make_unexpected(std::move(reason));
}

std::optional<std::string> key_of(const PickleValue& key) {
    if (const auto* text = std::get_if<std::string>(&key.value))
        return *text;
    if (const auto* number = std::get_if<std::int64_t>(&key.value))
        return std::to_string(*number);
    return std::nullopt;
}

bool is_none(const PickleValue& value) {
    return std::holds_alternative<PickleNone>(value.value);
}

class TreeBuilder {
  public:
    explicit TreeBuilder(PickleTensors& tensors) : tensors_(tensors) {}

    Tree build(const PickleValue& value, int depth) {
        const auto* text = std::get_if<std::string>(&value.value);
        bytes_ += bytes_per_value + (text == nullptr ? 0 : text->size());
        if (bytes_ > max_bytes)
            return refuse("its values would fill the memory");
        if (depth > max_depth)
            return refuse("its values are nested too deeply");
        return std::visit([&](const auto& held) { return convert(held, depth); }, value.value);
    }

  private:
    template <class Plain>
    Tree convert(const Plain& plain, int /*depth*/) {
        return StateTree(plain);
    }
    Tree convert(const PickleNone&, int /*depth*/) { return StateTree(StateTree::Map()); }
    Tree convert(const PickleGlobal& name, int /*depth*/) { return StateTree(name.name); }
    Tree convert(const PickleStorage&, int /*depth*/) {
        return refuse("it has a storage without a tensor");
    }
    Tree convert(const PickleTensor& tensor, int /*depth*/) {
        return tensors_.make(tensor).map([](const at::Tensor& built) { return StateTree(built); });
    }

    Tree convert(const PickleList& list, int depth) {
        StateTree::List items;
        for (const PickleValue* item : list.items) {
            if (is_none(*item))
                continue;
            auto built = build(*item, depth + 1);
            if (!built)
                return refuse(built.error());
            items.push_back(std::move(*built));
        }
        return StateTree(std::move(items));
    }

    Tree convert(const PickleDict& dict, int depth) {
        StateTree tree;
        for (const auto& [key, value] : dict.entries) {
            const auto name = key_of(*key);
            if (!name)
                return refuse("it has a dict with keys that are not strings");
            if (is_none(*value))
                continue;
            auto built = build(*value, depth + 1);
            if (!built)
                return refuse(built.error());
            bytes_ += name->size();
            tree[*name] = std::move(*built); // as in Python, the last one counts
        }
        return tree;
    }

    PickleTensors& tensors_;
    std::size_t bytes_ = 0;
};

} // namespace

tl::expected<StateTree, std::string> to_state_tree(const PickleValue& root,
                                                   PickleTensors& tensors) {
    return TreeBuilder(tensors).build(root, 0);
}

} // namespace formant
