#pragma once

#include "engine/checkpoint/pickle_value.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace formant {

/// The stack of a pickle's machine: values, marks between them, and the values that it remembers by
/// number. What is asked for and not there is an empty value, and the first such fault is kept.
class PickleStack {
  public:
    using Values = std::vector<PickleValue*>;

    void push(PickleValue* value) { values_.push_back(value); }
    void mark() { marks_.push_back(values_.size()); }

    PickleValue* top() {
        if (depth() > 0)
            return values_.back();
        fault("it takes a value that is not there");
        return &nothing_;
    }

    PickleValue* pop() {
        PickleValue* value = top();
        if (depth() > 0)
            values_.pop_back();
        return value;
    }

    /// In the order in which they were pushed.
    Values pop(std::size_t count) {
        Values values(count);
        for (auto place = values.rbegin(); place != values.rend(); ++place)
            *place = pop();
        return values;
    }

    Values pop_to_mark() {
        Values values = pop(depth());
        if (marks_.empty())
            fault("it takes values up to a mark that is not there");
        else
            marks_.pop_back();
        return values;
    }

    void remember(std::uint32_t number) { memory_[number] = top(); }
    void remember_next() { remember(static_cast<std::uint32_t>(memory_.size())); }

    void recall(std::uint32_t number) {
        const auto found = memory_.find(number);
        if (found == memory_.end())
            fault("it refers to a value that it does not hold");
        else
            push(found->second);
    }

    void fault(std::string reason) {
        if (fault_.empty())
            fault_ = std::move(reason);
    }
    const std::string& fault() const { return fault_; }

  private:
    /// Values above the last mark.
    std::size_t depth() const { return values_.size() - (marks_.empty() ? 0 : marks_.back()); }

    Values values_;
    std::vector<std::size_t> marks_;
    std::unordered_map<std::uint32_t, PickleValue*> memory_;
    PickleValue nothing_;
    std::string fault_;
};

} // namespace formant
