#include "engine/base/state_tree.h"

namespace formant {

const StateTree* StateTree::find(const std::string& key) const {
    const auto* children = std::get_if<Map>(&value_);
    if (children == nullptr)
        return nullptr;
    const auto child = children->find(key);
    return child == children->end() ? nullptr : &child->second;
}

bool StateTree::contains(const std::string& key) const {
    return find(key) != nullptr;
}

Result<StateTree> StateTree::subtree(const std::string& key) const {
    const StateTree* child = find(key);
    if (child == nullptr)
        return fail(missing(key));
    return *child;
}

Error StateTree::missing(const std::string& key) {
    return {ErrorKind::checkpoint,
            message(FORMANT_TR("base", "the saved state has no entry '{key}' of the expected type; "
                                       "the file is damaged or of another version"),
                    {{"key", key}})};
}

} // namespace formant
