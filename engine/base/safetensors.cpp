#include "engine/base/safetensors.h"

#include "engine/base/atomic_file.h"
#include "engine/base/os_files.h"

#include <ATen/ATen.h>
#include <nlohmann/json.hpp>

#include <cstring>
#include <limits>

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr std::size_t length_bytes = 8;

const std::map<std::string, at::ScalarType>& types() {
    static const std::map<std::string, at::ScalarType> known = {{"F32", at::kFloat},
                                                                {"I64", at::kLong}};
    return known;
}

std::string type_name_of(const at::Tensor& tensor) {
    for (const auto& [name, type] : types())
        if (type == tensor.scalar_type())
            return name;
    TORCH_CHECK(false, "safetensors: type not supported: ", tensor.scalar_type());
}

tl::unexpected<Error> damaged(const Path& file, const std::string& why) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("base", "{file} is not a whole safetensors file: {why}"),
                        {{"file", file.string()}, {"why", why}}));
}

/// The number of bytes that a shape needs, or nothing where it is no sensible shape.
std::optional<std::uint64_t> bytes_of(const std::vector<std::int64_t>& shape,
                                      std::uint64_t element) {
    std::uint64_t bytes = element;
    for (const std::int64_t size : shape) {
        if (size < 0 || (size > 0 && bytes > std::numeric_limits<std::int64_t>::max() /
                                                 static_cast<std::uint64_t>(size)))
            return std::nullopt;
        bytes *= static_cast<std::uint64_t>(size);
    }
    return bytes;
}

class Reader {
  public:
    Reader(const Path& file, std::shared_ptr<const MappedFile> mapping)
        : file_(file), mapping_(std::move(mapping)) {}

    Result<NamedTensors> read() {
        auto header = read_header();
        if (!header)
            return fail(header.error());
        NamedTensors tensors;
        for (const auto& [name, entry] : header->items()) {
            if (name == "__metadata__")
                continue;
            auto tensor = read_tensor(entry);
            if (!tensor)
                return fail(tensor.error());
            tensors.emplace(name, *tensor);
        }
        return tensors;
    }

  private:
    Result<Json> read_header() {
        if (mapping_->size() < length_bytes)
            return damaged(file_, "too short");
        std::uint64_t length = 0;
        std::memcpy(&length, mapping_->data(), length_bytes);
        if (length > mapping_->size() - length_bytes)
            return damaged(file_, "the header ends beyond the file");
        const char* text = mapping_->data() + length_bytes;
        Json header = Json::parse(text, text + length, nullptr, /*allow_exceptions=*/false);
        if (!header.is_object())
            return damaged(file_, "the header is no JSON object");
        payload_ = length_bytes + length;
        return header;
    }

    Result<at::Tensor> read_tensor(const Json& entry) const {
        try {
            const auto type = types().find(entry.at("dtype").get<std::string>());
            const auto shape = entry.at("shape").get<std::vector<std::int64_t>>();
            const auto place = entry.at("data_offsets").get<std::array<std::uint64_t, 2>>();
            const std::uint64_t room = mapping_->size() - payload_;
            if (type == types().end() || place[0] > place[1] || place[1] > room)
                return damaged(file_, "a tensor lies beyond the file or has an unknown type");
            if (bytes_of(shape, at::elementSize(type->second)) != place[1] - place[0])
                return damaged(file_, "a tensor's shape and size differ");
            return tensor_at(payload_ + place[0], shape, type->second);
        } catch (const Json::exception& failure) {
            return damaged(file_, failure.what());
        }
    }

    at::Tensor tensor_at(std::uint64_t offset, const std::vector<std::int64_t>& shape,
                         at::ScalarType type) const {
        char* data = const_cast<char*>(mapping_->data()) + offset; // ATen knows no const tensors
        return at::from_blob(
            data, shape, [mapping = mapping_](void*) {}, at::TensorOptions(type));
    }

    Path file_;
    std::shared_ptr<const MappedFile> mapping_;
    std::uint64_t payload_ = 0;
};

} // namespace

Result<void> write_safetensors(const Path& file, const NamedTensors& tensors) {
    Json header = Json::object();
    std::string payload;
    for (const auto& [name, tensor] : tensors) {
        const at::Tensor plain = tensor.contiguous();
        const std::size_t begin = payload.size();
        payload.append(static_cast<const char*>(plain.const_data_ptr()), plain.nbytes());
        header[name] = {{"dtype", type_name_of(plain)},
                        {"shape", plain.sizes().vec()},
                        {"data_offsets", {begin, payload.size()}}};
    }
    std::string text = header.dump();
    text.append((8 - text.size() % 8) % 8, ' '); // the format aligns the tensors to 8 bytes
    const std::uint64_t length = text.size();
    std::string bytes(reinterpret_cast<const char*>(&length), length_bytes);
    return write_file_atomically(file, bytes + text + payload);
}

Result<NamedTensors> map_safetensors(const Path& file) {
    auto mapping = MappedFile::open(file);
    if (!mapping)
        return fail(mapping.error());
    return Reader(file, *mapping).read();
}

} // namespace formant
