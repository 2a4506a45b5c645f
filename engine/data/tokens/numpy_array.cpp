#include "engine/data/tokens/numpy_array.h"

#include "engine/base/array_bytes.h"
#include "engine/base/atomic_file.h"

#include <ATen/ATen.h>

#include <charconv>
#include <cstring>
#include <filesystem>
#include <map>
#include <optional>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

namespace formant {
namespace {

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t version_bytes = 2;
constexpr std::size_t max_header_bytes = 4096;
constexpr std::size_t max_dimensions = 4;
constexpr std::uintmax_t max_bytes = 256 << 20;

tl::unexpected<Error> unreadable(const Path& file, const std::string& why) {
    return fail(ErrorKind::data,
                message(FORMANT_TR("data", "{file} is not a readable .npy file: {why}"),
                        {{"file", file.string()}, {"why", why}}));
}

/// Contents of the header.
struct Header {
    std::string type;
    bool fortran_order = false;
    std::vector<std::int64_t> shape;
};

/// Finds the header, which precedes the values, and returns it.
std::optional<std::string_view> header_text(std::string_view content) {
    if (!content.starts_with(magic) || content.size() < magic.size() + version_bytes + 4)
        return std::nullopt;
    const char major = content[magic.size()];
    if (major < 1 || major > 3)
        return std::nullopt;
    const std::size_t length_bytes = major == 1 ? 2 : 4; // little-endian
    content.remove_prefix(magic.size() + version_bytes);
    std::size_t length = 0;
    for (std::size_t i = length_bytes; i-- > 0;)
        length = length << 8 | static_cast<unsigned char>(content[i]);
    content.remove_prefix(length_bytes);
    if (length > max_header_bytes || length > content.size())
        return std::nullopt;
    return content.substr(0, length);
}

/// Reads the numbers of a tuple such as "3, 56" or "7,".
std::optional<std::vector<std::int64_t>> read_shape(const std::string& tuple) {
    static const std::regex number("[0-9]+");
    std::vector<std::int64_t> shape;
    for (std::sregex_iterator found(tuple.begin(), tuple.end(), number), end; found != end;
         ++found) {
        const std::string digits = found->str();
        std::int64_t size = 0;
        if (std::from_chars(digits.data(), digits.data() + digits.size(), size).ec != std::errc())
            return std::nullopt;
        shape.push_back(size);
    }
    return shape.size() <= max_dimensions ? std::optional(shape) : std::nullopt;
}

/// Reads the header, a Python dict of which NumPy always writes these three keys.
std::optional<Header> read_header(std::string_view text) {
    static const std::regex type("'descr': *'([^']*)'"), order("'fortran_order': *(True|False)"),
        shape("'shape': *\\(([0-9, ]*)\\)");
    const std::string header(text);
    std::smatch found_type, found_order, found_shape;
    if (!std::regex_search(header, found_type, type) ||
        !std::regex_search(header, found_order, order) ||
        !std::regex_search(header, found_shape, shape))
        return std::nullopt;
    auto sizes = read_shape(found_shape[1]);
    if (!sizes)
        return std::nullopt;
    return Header{found_type[1], found_order[1] == "True", std::move(*sizes)};
}

std::optional<at::ScalarType> type_of(const std::string& name) {
    static const std::map<std::string, at::ScalarType> known = {{"<i4", at::kInt},
                                                                {"<i8", at::kLong},
                                                                {"<f2", at::kHalf},
                                                                {"<f4", at::kFloat},
                                                                {"<f8", at::kDouble}};
    const auto found = known.find(name);
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

Result<at::Tensor> read_array(const Path& file, std::string_view content) {
    const auto text = header_text(content);
    const auto header = text ? read_header(*text) : std::nullopt;
    if (!header)
        return unreadable(file, "it has no header of NumPy");
    const auto type = type_of(header->type);
    if (!type)
        return unreadable(file, "values of type " + header->type +
                                    "; int32, int64, float16, float32 and float64 are read");
    if (header->fortran_order && header->shape.size() > 1)
        return unreadable(file, "it is stored in Fortran order");
    const std::string_view values =
        content.substr(static_cast<std::size_t>(text->data() - content.data()) + text->size());
    if (array_bytes(header->shape, c10::elementSize(*type)) != values.size())
        return unreadable(file, "its size is not that of its shape; it may be cut off");
    at::Tensor array = at::empty(header->shape, *type);
    if (!values.empty())
        std::memcpy(array.mutable_data_ptr(), values.data(), values.size());
    return array;
}

} // namespace

Result<at::Tensor> read_numpy_array(const Path& file) {
    std::error_code failure;
    if (std::filesystem::file_size(file, failure) > max_bytes && !failure)
        return unreadable(file, "it is larger than 256 MiB");
    return read_file(file).and_then(
        [&](const std::string& content) { return read_array(file, content); });
}

at::Tensor without_leading_ones(at::Tensor array, std::int64_t dimensions) {
    while (array.dim() > dimensions && array.size(0) == 1)
        array = array.squeeze(0);
    return array;
}

} // namespace formant
