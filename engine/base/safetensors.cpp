#include "engine/base/safetensors.h"

#include "engine/base/array_bytes.h"
#include "engine/base/atomic_file.h"
#include "engine/base/os/os_mapped_file.h"
#include "engine/base/text/json_text.h"

#include <ATen/ATen.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr std::size_t length_bytes = 8;
constexpr std::size_t alignment = 8;
const std::string metadata_name = "__metadata__";

const std::map<std::string, at::ScalarType>& types() {
    static const std::map<std::string, at::ScalarType> known = {
        {"F64", at::kDouble}, {"F32", at::kFloat}, {"F16", at::kHalf},  {"BF16", at::kBFloat16},
        {"I64", at::kLong},   {"I32", at::kInt},   {"I16", at::kShort}, {"I8", at::kChar},
        {"U8", at::kByte},    {"BOOL", at::kBool}};
    return known;
}

/// Returns the name of the tensor's type in the format; empty if it has none.
std::string type_name_of(const at::Tensor& tensor) {
    for (const auto& [name, type] : types())
        if (type == tensor.scalar_type())
            return name;
    return "";
}

tl::unexpected<Error> corrupt(const Path& file, const std::string& why) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("base", "{file} is not a valid safetensors file: {why}"),
                        {{"file", file.string()}, {"why", why}}));
}

class Reader {
  public:
    Reader(const Path& file, std::shared_ptr<const MappedFile> mapping)
        : file_(file), mapping_(std::move(mapping)) {}

    Result<Safetensors> read() {
        auto header = read_header();
        if (!header)
            return fail(header.error());
        Safetensors content;
        for (const auto& [name, entry] : header->items()) {
            auto read = name == metadata_name ? read_metadata(entry, content.metadata)
                                              : read_entry(name, entry);
            if (!read)
                return fail(read.error());
        }
        return check_places().map([&] {
            for (const Entry& entry : entries_)
                content.tensors.emplace(entry.name, tensor_of(entry));
            return std::move(content);
        });
    }

  private:
    Result<Json> read_header() {
        if (mapping_->size() < length_bytes)
            return corrupt(file_, "too short");
        std::uint64_t length = 0;
        std::memcpy(&length, mapping_->data(), length_bytes);
        if (length > mapping_->size() - length_bytes)
            return corrupt(file_, "the header ends beyond the file");
        Json header = parse_json({mapping_->data() + length_bytes, length});
        if (!header.is_object())
            return corrupt(file_, "the header is not a JSON object");
        payload_ = length_bytes + length;
        return header;
    }

    Result<void> read_metadata(const Json& entry, SafetensorsMetadata& metadata) const {
        for (const auto& [name, value] : entry.items()) {
            if (!value.is_string())
                return corrupt(file_, "a metadata value is not a string");
            metadata.emplace(name, value.get<std::string>());
        }
        return {};
    }

    struct Entry {
        std::array<std::uint64_t, 2> place{}; ///< from the payload on
        std::string name;
        at::ScalarType type = at::kFloat;
        std::vector<std::int64_t> shape;
    };

    Result<void> read_entry(const std::string& name, const Json& entry) {
        try {
            const auto type = types().find(entry.at("dtype").get<std::string>());
            const auto shape = entry.at("shape").get<std::vector<std::int64_t>>();
            const auto place = entry.at("data_offsets").get<std::array<std::uint64_t, 2>>();
            const std::uint64_t payload_bytes = mapping_->size() - payload_;
            if (type == types().end() || place[0] > place[1] || place[1] > payload_bytes)
                return corrupt(file_, "a tensor lies beyond the file or has an unknown type");
            if (array_bytes(shape, at::elementSize(type->second)) != place[1] - place[0])
                return corrupt(file_, "a tensor's shape and size differ");
            entries_.push_back({place, name, type->second, shape});
            return {};
        } catch (const Json::exception& failure) {
            return corrupt(file_, failure.what());
        }
    }

    /// The tensors lie one after another and fill the file, as the format demands. Otherwise many
    /// names could share the same bytes, and a small file take any amount of memory.
    Result<void> check_places() {
        std::ranges::sort(entries_, {}, &Entry::place);
        std::uint64_t end = 0;
        for (const Entry& entry : entries_) {
            if (entry.place[0] != end)
                return corrupt(file_, entry.place[0] < end ? "two tensors overlap"
                                                           : "there is a gap between two tensors");
            end = entry.place[1];
        }
        if (end != mapping_->size() - payload_)
            return corrupt(file_, "there are bytes after the last tensor");
        return {};
    }

    at::Tensor tensor_of(const Entry& entry) const {
        // ATen has no const tensors.
        char* data = const_cast<char*>(mapping_->data()) + payload_ + entry.place[0];
        if (reinterpret_cast<std::uintptr_t>(data) % at::elementSize(entry.type) != 0)
            return aligned_copy(data, entry.shape, entry.type);
        return at::from_blob(
            data, entry.shape, [mapping = mapping_](void*) {}, at::TensorOptions(entry.type));
    }

    /// Copies a tensor that is not aligned in the file: not every writer aligns them.
    static at::Tensor aligned_copy(const char* data, const std::vector<std::int64_t>& shape,
                                   at::ScalarType type) {
        at::Tensor copy = at::empty(shape, type);
        if (copy.nbytes() > 0) // an empty tensor has no address
            std::memcpy(copy.data_ptr(), data, copy.nbytes());
        return copy;
    }

    Path file_;
    std::shared_ptr<const MappedFile> mapping_;
    std::uint64_t payload_ = 0;
    std::vector<Entry> entries_;
};

using NamedTensor = std::pair<std::string, at::Tensor>;

/// Sorts the tensors by element size, largest first, so that each is aligned in the file.
std::vector<NamedTensor> sorted_by_element_size(const NamedTensors& tensors) {
    std::vector<NamedTensor> ordered;
    for (const auto& [name, tensor] : tensors)
        ordered.emplace_back(name, tensor.contiguous());
    std::stable_sort(ordered.begin(), ordered.end(), [](const auto& a, const auto& b) {
        return a.second.element_size() > b.second.element_size();
    });
    return ordered;
}

tl::unexpected<Error> unsupported_type(const Path& file, const NamedTensor& tensor) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("base", "cannot write {file}: safetensors has no name for the "
                                           "type {type} of {name}"),
                        {{"file", file.string()},
                         {"type", at::toString(tensor.second.scalar_type())},
                         {"name", tensor.first}}));
}

std::string header_text(const std::vector<NamedTensor>& tensors,
                        const SafetensorsMetadata& metadata) {
    Json header = Json::object();
    if (!metadata.empty())
        header[metadata_name] = metadata;
    std::size_t end = 0;
    for (const auto& [name, tensor] : tensors) {
        const std::size_t begin = end;
        end += tensor.nbytes();
        header[name] = {{"dtype", type_name_of(tensor)},
                        {"shape", tensor.sizes().vec()},
                        {"data_offsets", {begin, end}}};
    }
    std::string text = header.dump(-1, ' ', false, Json::error_handler_t::replace);
    text.append((alignment - text.size() % alignment) % alignment, ' ');
    return text;
}

std::size_t payload_of(const std::vector<NamedTensor>& tensors) {
    std::size_t bytes = 0;
    for (const auto& [name, tensor] : tensors)
        bytes += tensor.nbytes();
    return bytes;
}

} // namespace

Result<void> write_safetensors(const Path& file, const NamedTensors& tensors,
                               const SafetensorsMetadata& metadata) {
    const std::vector<NamedTensor> ordered = sorted_by_element_size(tensors);
    for (const NamedTensor& tensor : ordered)
        if (type_name_of(tensor.second).empty())
            return unsupported_type(file, tensor);
    const std::string header = header_text(ordered, metadata);
    const std::uint64_t length = header.size();
    std::string bytes;
    bytes.reserve(length_bytes + header.size() + payload_of(ordered));
    bytes.append(reinterpret_cast<const char*>(&length), length_bytes);
    bytes += header;
    for (const auto& [name, tensor] : ordered)
        bytes.append(static_cast<const char*>(tensor.const_data_ptr()), tensor.nbytes());
    return write_file_atomically(file, bytes);
}

Result<Safetensors> open_safetensors(const Path& file) {
    auto mapping = MappedFile::open(file);
    if (!mapping)
        return fail(mapping.error());
    return Reader(file, *mapping).read();
}

Result<NamedTensors> map_safetensors(const Path& file) {
    return open_safetensors(file).map(
        [](Safetensors content) { return std::move(content.tensors); });
}

} // namespace formant
