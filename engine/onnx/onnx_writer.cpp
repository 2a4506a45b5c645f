#include "engine/onnx/onnx_writer.h"

#include "engine/base/atomic_file.h"
#include "engine/base/version.h"

#include <limits>
#include <onnx_file.pb.h>

namespace formant::onnx {
namespace {

constexpr std::int64_t ir_version = 8; // the first with operator set 15

/// Stores a value as the attribute type that its C++ type stands for.
struct ValueOf {
    onnx_file::Attribute& attribute;

    void operator()(std::int64_t value) const {
        attribute.set_type(onnx_file::Attribute::INT);
        attribute.set_i(value);
    }
    void operator()(float value) const {
        attribute.set_type(onnx_file::Attribute::FLOAT);
        attribute.set_f(value);
    }
    void operator()(const std::string& value) const {
        attribute.set_type(onnx_file::Attribute::STRING);
        attribute.set_s(value);
    }
    void operator()(const std::vector<std::int64_t>& values) const {
        attribute.set_type(onnx_file::Attribute::INTS);
        attribute.mutable_ints()->Add(values.begin(), values.end());
    }
    void operator()(const Constant& value) const;
};

void store(const Constant& from, onnx_file::Constant& to) {
    to.mutable_dims()->Add(from.shape.begin(), from.shape.end());
    to.set_data_type(static_cast<int>(from.type));
    to.set_raw_data(from.bytes);
}

void ValueOf::operator()(const Constant& value) const {
    attribute.set_type(onnx_file::Attribute::TENSOR);
    store(value, *attribute.mutable_t());
}

void store(const Port& from, onnx_file::Port& to) {
    to.set_name(from.name);
    onnx_file::TensorType& type = *to.mutable_type()->mutable_tensor_type();
    type.set_elem_type(static_cast<int>(from.type));
    for (const Dimension& one : from.shape) {
        onnx_file::Dimension& dimension = *type.mutable_shape()->add_dim();
        if (const auto* length = std::get_if<std::int64_t>(&one))
            dimension.set_dim_value(*length);
        else
            dimension.set_dim_param(std::get<std::string>(one));
    }
}

void store(const Node& from, onnx_file::Node& to) {
    for (const std::string& input : from.inputs)
        to.add_input(input);
    for (const std::string& output : from.outputs)
        to.add_output(output);
    to.set_name(from.name.empty() ? from.outputs.front() : from.name);
    to.set_op_type(from.operation);
    for (const auto& [name, value] : from.attributes) {
        onnx_file::Attribute& attribute = *to.add_attribute();
        attribute.set_name(name);
        std::visit(ValueOf{attribute}, value);
    }
}

void store(const Graph& from, onnx_file::Network& to) {
    to.set_name(from.name);
    for (const Port& input : from.inputs)
        store(input, *to.add_input());
    for (const Port& output : from.outputs)
        store(output, *to.add_output());
    for (const auto& [name, value] : from.constants) {
        onnx_file::Constant& constant = *to.add_initializer();
        constant.set_name(name);
        store(value, constant);
    }
    for (const Node& node : from.nodes)
        store(node, *to.add_node());
}

onnx_file::Model file_of(const Graph& graph, const Properties& properties) {
    onnx_file::Model model;
    model.set_ir_version(ir_version);
    model.set_producer_name("formant");
    model.set_producer_version(formant_version());
    model.add_opset_import()->set_version(operator_set);
    store(graph, *model.mutable_graph());
    for (const auto& [key, value] : properties) {
        onnx_file::Property& property = *model.add_metadata_props();
        property.set_key(key);
        property.set_value(value);
    }
    return model;
}

} // namespace

Result<void> write_onnx_file(const Path& file, const Graph& graph, const Properties& properties) {
    const onnx_file::Model model = file_of(graph, properties);
    if (model.ByteSizeLong() > std::numeric_limits<std::int32_t>::max())
        return fail(ErrorKind::usage,
                    message(FORMANT_TR("onnx", "{file} would be larger than 2 GiB, the limit of an "
                                               "ONNX file; --half halves the weights"),
                            {{"file", file.string()}}));
    return write_file_atomically(file, model.SerializeAsString());
}

} // namespace formant::onnx
