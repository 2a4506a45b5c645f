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

/// The name of a class or function, which is never resolved: "collections.OrderedDict".
struct PickleGlobal {
    std::string name;
};

/// A list or a tuple.
struct PickleList {
    std::vector<PickleValue*> items;
};

struct PickleDict {
    std::vector<std::pair<PickleValue*, PickleValue*>> entries;
};

/// Raw data outside the pickle: in an archive the record `data/<key>`.
struct PickleStorage {
    std::string key;
    std::string type; ///< "torch.FloatStorage"
};

/// A tensor as the pickle describes it, not validated. Offset and strides are in elements.
struct PickleTensor {
    PickleStorage storage;
    std::string type; ///< "torch.FloatStorage" or "torch.uint16"
    std::int64_t offset = 0;
    std::vector<std::int64_t> shape;
    std::vector<std::int64_t> strides;
};

/// A value of a pickle. Values refer to each other like Python objects: they can be shared and
/// cyclic.
struct PickleValue {
    std::variant<PickleNone, bool, std::int64_t, double, std::string, PickleGlobal, PickleList,
                 PickleDict, PickleStorage, PickleTensor>
        value;
};

/// Owns all values of a pickle. Central ownership avoids leaks of cycles, and stack overflow in the
/// destruction of deeply nested values.
struct Pickle {
    std::deque<PickleValue> values;
    const PickleValue* root = nullptr;
    std::size_t length = 0; ///< bytes of the pickle; more data may follow
};

} // namespace formant
