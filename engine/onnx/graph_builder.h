#pragma once

#include "engine/onnx/graph.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace formant::onnx {

class GraphBuilder;

/// A value that a graph computes: an input, a constant, or an output of a node. `operations.h` has
/// what can be computed from it. Refers to its builder, which must live as long.
class Value {
  public:
    Value(GraphBuilder& builder, std::string name, ElementType type)
        : builder_(&builder), name_(std::move(name)), type_(type) {}

    GraphBuilder& builder() const { return *builder_; }
    const std::string& name() const { return name_; }
    ElementType type() const { return type_; }

  private:
    GraphBuilder* builder_;
    std::string name_;
    ElementType type_;
};

/// Builds a graph node by node. Equal constants are stored once.
class GraphBuilder {
  public:
    explicit GraphBuilder(std::string name);
    GraphBuilder(const GraphBuilder&) = delete;
    GraphBuilder& operator=(const GraphBuilder&) = delete;

    Value input(const std::string& name, ElementType type, std::vector<Dimension> shape);
    /// Makes a value an output of the graph. What a node computes bears this name from then on; an
    /// input, a constant, and a value that has such a name already are copied.
    void output(const std::string& name, const Value& value, std::vector<Dimension> shape);
    /// Adds a parameter, which keeps its name: another program may look for it. Does nothing if it
    /// was added before.
    Value weight(const std::string& name, const Constant& value);
    Value constant(const Constant& value);
    /// Adds a node with one output.
    Value add(const std::string& operation, const std::vector<Value>& inputs,
              Attributes attributes = {});
    /// Adds a node with one output and a name.
    Value add_named(const std::string& name, const std::string& operation,
                    const std::vector<Value>& inputs);
    /// Adds a node with one output, of another element type than the first input.
    Value add_typed(ElementType type, const std::string& operation,
                    const std::vector<Value>& inputs, Attributes attributes = {});
    /// Adds a node with several outputs.
    std::vector<Value> add_several(std::size_t outputs, const std::string& operation,
                                   const std::vector<Value>& inputs, Attributes attributes = {});
    /// Returns the graph; nothing can be added after it.
    Graph finish();

  private:
    std::string new_name(const std::string& operation);

    Graph graph_;
    std::map<Constant, std::string> constants_;
    std::map<std::string, ElementType> weights_;
    std::map<std::string, std::string> outputs_; ///< given names, by the names so far
    std::set<std::string> computed_;             ///< by nodes
    std::map<std::string, int> counts_;          ///< nodes of each operation
};

} // namespace formant::onnx
