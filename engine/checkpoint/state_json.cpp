#include "engine/checkpoint/state_json.h"

#include <nlohmann/json.hpp>

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr int max_json_depth = 100;

bool is_tensor(const StateTree& state) {
    return std::holds_alternative<at::Tensor>(state.value());
}

Json json_of(const StateTree::Map& map) {
    Json object = Json::object();
    for (const auto& [name, child] : map)
        if (!is_tensor(child))
            object[name] = state_to_json(child);
    return object;
}

Json json_of(const StateTree::List& list) {
    Json array = Json::array();
    for (const StateTree& child : list)
        if (!is_tensor(child))
            array.push_back(state_to_json(child));
    return array;
}

Json json_of(const at::Tensor&) {
    return nullptr;
}

template <class Plain>
Json json_of(const Plain& value) {
    return value;
}

bool is_kept(const Json& json, int depth) {
    return !json.is_null() && (depth < max_json_depth || !json.is_structured());
}

StateTree state_of(const Json& json, int depth) {
    if (json.is_boolean())
        return json.get<bool>();
    if (json.is_number_integer())
        return json.get<std::int64_t>();
    if (json.is_number())
        return json.get<double>();
    if (json.is_string())
        return json.get<std::string>();
    StateTree::List list;
    StateTree::Map map;
    for (const auto& [name, child] : json.items()) {
        if (!is_kept(child, depth))
            continue;
        if (json.is_array())
            list.push_back(state_of(child, depth + 1));
        else
            map.emplace(name, state_of(child, depth + 1));
    }
    return json.is_array() ? StateTree(std::move(list)) : StateTree(std::move(map));
}

} // namespace

Json state_to_json(const StateTree& state) {
    return std::visit([](const auto& value) { return json_of(value); }, state.value());
}

StateTree state_from_json(const Json& json) {
    return state_of(json, 0);
}

} // namespace formant
