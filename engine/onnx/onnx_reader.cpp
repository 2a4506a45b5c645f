#include "engine/onnx/onnx_reader.h"

#include "engine/base/array_bytes.h"
#include "engine/base/os/os_mapped_file.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/wire_format_lite.h>

#include <algorithm>
#include <array>
#include <limits>
#include <onnx_file.pb.h>
#include <optional>

namespace formant::onnx {
namespace {

/// What is wrong with a file, in English; nothing: all is well.
using Fault = std::optional<std::string>;

constexpr int max_nesting = 32; // of messages; ours nest six deep

/// Of all but the values of weights; a hundred steps of a flow take a third of it.
constexpr std::uint64_t max_structure_bytes = 128 << 20;

template <class Element>
std::string bytes_of(const google::protobuf::RepeatedField<Element>& values) {
    return {reinterpret_cast<const char*>(values.data()),
            static_cast<std::size_t>(values.size()) * sizeof(Element)};
}

std::optional<std::size_t> element_bytes(int type) {
    switch (static_cast<ElementType>(type)) {
    case ElementType::float32:
        return 4;
    case ElementType::int64:
        return 8;
    case ElementType::float16:
        return 2;
    case ElementType::boolean:
        return 1;
    }
    return std::nullopt;
}

/// Returns values of up to four bytes that a file stores as integers, in `width` bytes each.
std::string narrowed(const google::protobuf::RepeatedField<std::int32_t>& values,
                     std::size_t width) {
    std::string bytes;
    for (const std::int32_t value : values)
        bytes.append(reinterpret_cast<const char*>(&value), width);
    return bytes;
}

class Reader {
  public:
    OnnxFile read(const onnx_file::Model& model) {
        OnnxFile file;
        file.producer = model.producer_name() + " " + model.producer_version();
        for (const onnx_file::Property& property : model.metadata_props())
            file.properties.emplace_back(property.key(), property.value());
        read(model.graph(), file.graph);
        return file;
    }
    const Fault& fault() const { return fault_; }

  private:
    void read(const onnx_file::Network& from, Graph& to) {
        to.name = from.name();
        for (const onnx_file::Port& input : from.input())
            to.inputs.push_back(port(input));
        for (const onnx_file::Port& output : from.output())
            to.outputs.push_back(port(output));
        for (const onnx_file::Constant& constant : from.initializer())
            if (element_bytes(constant.data_type()))
                to.constants.emplace_back(constant.name(), read(constant));
        for (const onnx_file::Node& node : from.node())
            to.nodes.push_back(read(node));
    }

    Node read(const onnx_file::Node& from) {
        Node node;
        node.name = from.name();
        node.operation = from.op_type();
        node.inputs.assign(from.input().begin(), from.input().end());
        node.outputs.assign(from.output().begin(), from.output().end());
        for (const onnx_file::Attribute& attribute : from.attribute())
            if (auto value = read(attribute))
                node.attributes.emplace_back(attribute.name(), std::move(*value));
        return node;
    }

    std::optional<Attribute> read(const onnx_file::Attribute& from) {
        switch (from.type()) {
        case onnx_file::Attribute::FLOAT:
            return from.f();
        case onnx_file::Attribute::INT:
            return from.i();
        case onnx_file::Attribute::STRING:
            return from.s();
        case onnx_file::Attribute::INTS:
            return std::vector<std::int64_t>(from.ints().begin(), from.ints().end());
        case onnx_file::Attribute::TENSOR:
            return element_bytes(from.t().data_type()) ? std::optional<Attribute>(read(from.t()))
                                                       : std::nullopt;
        default:
            return std::nullopt;
        }
    }

    Constant read(const onnx_file::Constant& from) {
        Constant constant{static_cast<ElementType>(from.data_type()),
                          {from.dims().begin(), from.dims().end()},
                          from.raw_data()};
        if (!from.external_data().empty())
            fault_ = "its values are in other files";
        const std::size_t width = *element_bytes(from.data_type());
        if (constant.bytes.empty())
            constant.bytes = values_of(from, width);
        if (constant.bytes.size() != array_bytes(constant.shape, width))
            fault_ = "the constant " + from.name() + " does not have the size of its shape";
        return constant;
    }

    static std::string values_of(const onnx_file::Constant& from, std::size_t width) {
        if (!from.float_data().empty())
            return bytes_of(from.float_data());
        if (!from.int64_data().empty())
            return bytes_of(from.int64_data());
        return narrowed(from.int32_data(), std::min(width, sizeof(std::int32_t)));
    }

    static Port port(const onnx_file::Port& from) {
        const onnx_file::TensorType& type = from.type().tensor_type();
        Port made{from.name(), static_cast<ElementType>(type.elem_type()), {}};
        for (const onnx_file::Dimension& dimension : type.shape().dim()) {
            if (dimension.has_dim_value())
                made.shape.emplace_back(dimension.dim_value());
            else
                made.shape.emplace_back(dimension.dim_param());
        }
        return made;
    }

    Fault fault_;
};

using google::protobuf::io::CodedInputStream;

/// Estimates the memory that a file takes without the values of its weights, before it is parsed:
/// messages that are nearly empty, and short numbers, take many times their length.
class StructureSize {
  public:
    std::uint64_t of_model(CodedInputStream& model) {
        add(model, Kind::model);
        return bytes_;
    }

  private:
    enum class Kind {
        model,
        network,
        node,
        attribute,
        constant,
        property,
        port,
        type,
        tensor,
        shape,
        text,
        numbers,
        weights
    };
    struct Part {
        Kind message;
        int field;
        Kind content;
    };

    /// Fields that are not listed hold texts.
    static Kind content_of(Kind message, int field) {
        using namespace onnx_file;
        static constexpr auto parts = std::to_array<Part>({
            {Kind::model, Model::kGraphFieldNumber, Kind::network},
            {Kind::model, Model::kMetadataPropsFieldNumber, Kind::property},
            {Kind::network, Network::kNodeFieldNumber, Kind::node},
            {Kind::network, Network::kInitializerFieldNumber, Kind::constant},
            {Kind::network, Network::kInputFieldNumber, Kind::port},
            {Kind::network, Network::kOutputFieldNumber, Kind::port},
            {Kind::node, onnx_file::Node::kAttributeFieldNumber, Kind::attribute},
            {Kind::attribute, onnx_file::Attribute::kTFieldNumber, Kind::constant},
            {Kind::attribute, onnx_file::Attribute::kFloatsFieldNumber, Kind::numbers},
            {Kind::attribute, onnx_file::Attribute::kIntsFieldNumber, Kind::numbers},
            {Kind::constant, onnx_file::Constant::kDimsFieldNumber, Kind::numbers},
            {Kind::constant, onnx_file::Constant::kInt64DataFieldNumber, Kind::numbers},
            {Kind::constant, onnx_file::Constant::kExternalDataFieldNumber, Kind::property},
            {Kind::constant, onnx_file::Constant::kRawDataFieldNumber, Kind::weights},
            {Kind::constant, onnx_file::Constant::kFloatDataFieldNumber, Kind::weights},
            {Kind::port, onnx_file::Port::kTypeFieldNumber, Kind::type},
            {Kind::type, PortType::kTensorTypeFieldNumber, Kind::tensor},
            {Kind::tensor, TensorType::kShapeFieldNumber, Kind::shape},
            {Kind::shape, Shape::kDimFieldNumber, Kind::property},
        });
        const auto found = std::ranges::find_if(parts, [&](const Part& part) {
            return part.message == message && part.field == field;
        });
        return found == parts.end() ? Kind::text : found->content;
    }

    /// Adds what the fields of a message take. Stops where the file is damaged, which parsing
    /// reports.
    void add(CodedInputStream& message, Kind kind) {
        using Wire = google::protobuf::internal::WireFormatLite;
        while (const std::uint32_t tag = message.ReadTag()) {
            std::uint32_t length = 0;
            if (Wire::GetTagWireType(tag) != Wire::WIRETYPE_LENGTH_DELIMITED) {
                bytes_ += number_bytes;
                if (!Wire::SkipField(&message, tag))
                    return;
                continue;
            }
            bytes_ += field_bytes;
            if (!message.ReadVarint32(&length) ||
                length > std::uint32_t{std::numeric_limits<std::int32_t>::max()})
                return;
            const auto outer = message.PushLimit(static_cast<int>(length));
            add_content(message, content_of(kind, Wire::GetTagFieldNumber(tag)), length);
            if (const int rest = message.BytesUntilLimit(); rest > 0 && !message.Skip(rest))
                return;
            message.PopLimit(outer);
        }
    }

    void add_content(CodedInputStream& field, Kind kind, std::uint64_t length) {
        if (kind == Kind::text)
            bytes_ += length;
        else if (kind == Kind::numbers)
            bytes_ += length * number_bytes;
        else if (kind != Kind::weights)
            add(field, kind);
    }

    static constexpr std::uint64_t field_bytes = 64, number_bytes = 16;
    std::uint64_t bytes_ = 0;
};

std::uint64_t structure_bytes(const MappedFile& bytes) {
    google::protobuf::io::ArrayInputStream stream(bytes.data(), static_cast<int>(bytes.size()));
    CodedInputStream coded(&stream);
    return StructureSize().of_model(coded);
}

bool parse(const MappedFile& bytes, onnx_file::Model& model) {
    google::protobuf::io::ArrayInputStream stream(bytes.data(), static_cast<int>(bytes.size()));
    CodedInputStream coded(&stream);
    coded.SetRecursionLimit(max_nesting);
    return model.ParseFromCodedStream(&coded) && coded.ConsumedEntireMessage() &&
           model.has_ir_version() && model.has_graph() && !model.opset_import().empty();
}

tl::unexpected<Error> unreadable(const Path& file, const std::string& why) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("onnx", "cannot read the ONNX file {file}: {why}"),
                        {{"file", file.string()}, {"why", why}}));
}

} // namespace

Result<OnnxFile> read_onnx_file(const Path& file) {
    return MappedFile::open(file).and_then(
        [&](const std::shared_ptr<const MappedFile>& bytes) -> Result<OnnxFile> {
            if (bytes->size() > std::numeric_limits<std::int32_t>::max())
                return unreadable(file, "it is larger than 2 GiB");
            if (structure_bytes(*bytes) > max_structure_bytes)
                return unreadable(file, "its nodes take more space than those of any voice");
            onnx_file::Model model;
            if (!parse(*bytes, model))
                return unreadable(file, "it is damaged, or no ONNX file");
            Reader reader;
            OnnxFile read = reader.read(model);
            if (reader.fault())
                return unreadable(file, *reader.fault());
            return read;
        });
}

} // namespace formant::onnx
