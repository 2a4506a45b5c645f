#pragma once

#include "engine/base/result.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace formant {

/// Stores a nested map of scalars, strings, tensors and lists: the state that every component saves
/// and loads, and that a checkpoint file holds.
class StateTree {
  public:
    using Map = std::map<std::string, StateTree>;
    using List = std::vector<StateTree>;
    using Value = std::variant<bool, std::int64_t, double, std::string, at::Tensor, List, Map>;

    StateTree() : value_(Map{}) {}
    StateTree(bool value) : value_(value) {}
    StateTree(int value) : value_(std::int64_t{value}) {}
    StateTree(std::int64_t value) : value_(value) {}
    StateTree(double value) : value_(value) {}
    StateTree(const char* value) : value_(std::string(value)) {}
    StateTree(std::string value) : value_(std::move(value)) {}
    StateTree(at::Tensor value) : value_(std::move(value)) {}
    StateTree(List value) : value_(std::move(value)) {}
    StateTree(Map value) : value_(std::move(value)) {}

    const Value& value() const { return value_; }
    bool is_map() const { return std::holds_alternative<Map>(value_); }

    /// Returns the child `key`, created if it is missing. The tree must be a map.
    StateTree& operator[](const std::string& key) { return std::get<Map>(value_)[key]; }
    bool contains(const std::string& key) const;
    const Map& map() const { return std::get<Map>(value_); }

    /// Returns the child `key` as T (bool, int64_t, double, string, Tensor, List, Map).
    /// ErrorKind::checkpoint, naming `key`, if the child is missing or has another type: the state
    /// is corrupt or not ours.
    template <class T>
    Result<T> get(const std::string& key) const {
        const StateTree* child = find(key);
        if (child == nullptr || !std::holds_alternative<T>(child->value_))
            return fail(missing(key));
        return std::get<T>(child->value_);
    }
    Result<StateTree> subtree(const std::string& key) const;

  private:
    const StateTree* find(const std::string& key) const;
    static Error missing(const std::string& key);

    Value value_;
};

} // namespace formant
