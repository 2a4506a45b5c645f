#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace formant::onnx {

/// The types of elements, by their numbers in a file.
enum class ElementType { float32 = 1, int64 = 7, boolean = 9, float16 = 10 };

/// A tensor whose values stand in the file.
struct Constant {
    ElementType type = ElementType::float32;
    std::vector<std::int64_t> shape; ///< empty: a scalar
    std::string bytes;               ///< little-endian, row by row

    bool operator==(const Constant&) const = default;
    auto operator<=>(const Constant&) const = default;
};

using Attribute =
    std::variant<std::int64_t, float, std::string, std::vector<std::int64_t>, Constant>;
using Attributes = std::vector<std::pair<std::string, Attribute>>;

/// An operation. Empty names in `inputs` stand for optional inputs that are not given.
struct Node {
    std::string operation; ///< "Conv"
    std::vector<std::string> inputs, outputs;
    Attributes attributes;
    std::string name = {}; ///< empty: that of its first output
};

/// A length, or the name of one that differs from call to call.
using Dimension = std::variant<std::int64_t, std::string>;

/// An input or output of a graph.
struct Port {
    std::string name;
    ElementType type = ElementType::float32;
    std::vector<Dimension> shape;
};

/// A computation as an ONNX file holds it: nodes in an order in which they can be computed.
struct Graph {
    std::string name;
    std::vector<Port> inputs, outputs;
    std::vector<std::pair<std::string, Constant>> constants; ///< by name
    std::vector<Node> nodes;
};

} // namespace formant::onnx
