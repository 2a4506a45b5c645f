#pragma once

#include "engine/checkpoint/pickle_value.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace formant {

/// Stack and memo of the pickle machine. Accessing a missing value gives an empty one and records a
/// fault; the first fault is kept.
class PickleStack {
  public:
    using Values = std::vector<PickleValue*>;

    void push(PickleValue* value) { values_.push_back(value); }
    void mark() { marks_.push_back(values_.size()); }

    PickleValue* top() {
        if (depth() > 0)
            return values_.back();
        fault("it pops a value from an empty stack");
        return &nothing_;
    }

    PickleValue* pop() {
        PickleValue* value = top();
        if (depth() > 0)
            values_.pop_back();
        return value;
    }

    /// Pops values and returns them in the order in which they were pushed.
    Values pop(std::size_t count) {
        Values values(count);
        for (auto place = values.rbegin(); place != values.rend(); ++place)
            *place = pop();
        return values;
    }

    Values pop_to_mark() {
        Values values = pop(depth());
        if (marks_.empty())
            fault("it pops values up to a missing mark");
        else
            marks_.pop_back();
        return values;
    }

    void memo_put(std::uint32_t number) { memo_[number] = top(); }
    void memoize() { memo_put(static_cast<std::uint32_t>(memo_.size())); }

    void memo_get(std::uint32_t number) {
        const auto found = memo_.find(number);
        if (found == memo_.end())
            fault("it refers to a missing memo entry");
        else
            push(found->second);
    }

    void fault(std::string reason) {
        if (fault_.empty())
            fault_ = std::move(reason);
    }
    const std::string& fault() const { return fault_; }

  private:
    /// Returns the number of values above the last mark.
    std::size_t depth() const { return values_.size() - (marks_.empty() ? 0 : marks_.back()); }

    Values values_;
    std::vector<std::size_t> marks_;
    std::unordered_map<std::uint32_t, PickleValue*> memo_;
    PickleValue nothing_;
    std::string fault_;
};

} // namespace formant
