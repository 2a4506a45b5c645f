#include "engine/checkpoint/pickle_tensors.h"

#include "engine/base/array_bytes.h"

#include <ATen/ATen.h>
#include <c10/util/safe_numerics.h>

#include <algorithm>
#include <map>
#include <optional>

namespace formant {
namespace {

/// Tensors may share elements or repeat them with strides of 0; their total size may exceed that of
/// the file by this factor.
constexpr std::uint64_t max_sharing_factor = 16;
constexpr std::uint64_t spare_bytes = std::uint64_t{1} << 20;

std::optional<at::ScalarType> scalar_type(const std::string& name) {
    static const std::map<std::string, at::ScalarType> types = {
        {"torch.FloatStorage", at::kFloat},
        {"torch.DoubleStorage", at::kDouble},
        {"torch.HalfStorage", at::kHalf},
        {"torch.BFloat16Storage", at::kBFloat16},
        {"torch.LongStorage", at::kLong},
        {"torch.IntStorage", at::kInt},
        {"torch.ShortStorage", at::kShort},
        {"torch.CharStorage", at::kChar},
        {"torch.ByteStorage", at::kByte},
        {"torch.BoolStorage", at::kBool},
        {"torch.ComplexFloatStorage", at::kComplexFloat},
        {"torch.ComplexDoubleStorage", at::kComplexDouble},
        {"torch.uint16", at::kUInt16},
        {"torch.uint32", at::kUInt32},
        {"torch.uint64", at::kUInt64},
        {"torch.float8_e4m3fn", at::kFloat8_e4m3fn},
        {"torch.float8_e5m2", at::kFloat8_e5m2}};
    const auto found = types.find(name);
    return found == types.end() ? std::nullopt : std::optional(found->second);
}

struct Extent {
    std::uint64_t elements = 1;
    std::uint64_t end = 0; ///< index of the first storage element after the tensor
};

/// Returns nullopt if a number is negative or too large for any memory.
std::optional<Extent> extent_of(const PickleTensor& tensor) {
    Extent extent;
    auto last = static_cast<std::uint64_t>(tensor.offset);
    bool fits = tensor.offset >= 0 && tensor.shape.size() == tensor.strides.size() &&
                array_bytes(tensor.shape, /*element=*/1).has_value();
    for (std::size_t i = 0; fits && i < tensor.shape.size(); ++i) {
        fits = tensor.shape[i] >= 0 && tensor.strides[i] >= 0;
        const auto size = static_cast<std::uint64_t>(tensor.shape[i]);
        const auto stride = static_cast<std::uint64_t>(tensor.strides[i]);
        std::uint64_t reach = 0;
        fits = fits && !c10::mul_overflows(extent.elements, size, &extent.elements) &&
               !c10::mul_overflows(size > 0 ? size - 1 : 0, stride, &reach) &&
               !c10::add_overflows(last, reach, &last);
    }
    extent.end = extent.elements == 0 ? 0 : last + 1;
    return fits && last < std::numeric_limits<std::int64_t>::max() ? std::optional(extent)
                                                                   : std::nullopt;
}

} // namespace

std::uint64_t bytes_of_element(const std::string& type) {
    const auto known = scalar_type(type);
    return type == "torch.storage.UntypedStorage" ? 1 : known ? at::elementSize(*known) : 0;
}

PickleTensors::PickleTensors(ReadStorage read_storage, std::uint64_t archive_bytes)
    : read_storage_(std::move(read_storage)),
      bytes_left_(max_sharing_factor * archive_bytes + spare_bytes) {}

const at::Storage& PickleTensors::storage(const std::string& key) {
    auto found = storages_.find(key);
    if (found == storages_.end())
        found = storages_.emplace(key, read_storage_(key)).first;
    return found->second;
}

tl::expected<at::Tensor, std::string> PickleTensors::make(const PickleTensor& described) {
    const auto type = scalar_type(described.type);
    if (!type)
        return tl::make_unexpected("it has a tensor of the unknown type " + described.type);
    const auto extent = extent_of(described);
    if (!extent)
        return tl::make_unexpected(std::string("it has a tensor of an impossible shape"));
    const at::Storage& numbers = storage(described.storage.key);
    const std::uint64_t element = at::elementSize(*type);
    if (extent->end > numbers.nbytes() / element)
        return tl::make_unexpected(std::string("it has a tensor that ends beyond its storage"));
    if (extent->elements > bytes_left_ / element)
        return tl::make_unexpected(std::string("its tensors are far larger than the file"));
    bytes_left_ -= extent->elements * element;
    return at::empty({0}, *type)
        .set_(numbers, described.offset, described.shape, described.strides);
}

} // namespace formant
