#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace formant {

struct PickleValue;

struct PickleNone {};

/// The name of a class or function, never looked up: "collections.OrderedDict".
struct PickleName {
    std::string name;
};

/// A list or a tuple.
struct PickleList {
    std::vector<PickleValue*> items;
};

struct PickleDict {
    std::vector<std::pair<PickleValue*, PickleValue*>> entries;
};

/// Raw numbers beside the pickle: of an archive the record `data/<key>`.
struct PickleStorage {
    std::string key;
    std::string type; ///< "torch.FloatStorage"
};

/// A tensor as the pickle describes it; nothing of it is checked yet. In elements.
struct PickleTensor {
    PickleStorage storage;
    std::string type; ///< "torch.FloatStorage" or "torch.uint16"
    std::int64_t offset = 0;
    std::vector<std::int64_t> shape;
    std::vector<std::int64_t> strides;
};

/// A value of a pickle. Values refer to each other as Python objects do: shared, even in cycles.
struct PickleValue {
    std::variant<PickleNone, bool, std::int64_t, double, std::string, PickleName, PickleList,
                 PickleDict, PickleStorage, PickleTensor>
        value;
};

/// All values of a pickle. They live as long as it, in one place, because cycles could not free
/// themselves and a deep nesting would end the stack.
struct Pickle {
    std::deque<PickleValue> values;
    const PickleValue* root = nullptr;
    std::size_t length = 0; ///< in bytes; more may follow
};

} // namespace formant
