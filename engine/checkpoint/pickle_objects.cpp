#include "engine/checkpoint/pickle_objects.h"

#include <optional>
#include <set>

namespace formant {
namespace {

using Arguments = std::vector<PickleValue*>;

const std::string ordered_dict = "collections.OrderedDict";
const std::string rebuild_tensor = "torch._utils._rebuild_tensor_v2";
const std::string rebuild_tensor_of_type = "torch._utils._rebuild_tensor_v3";
const std::string rebuild_parameter = "torch._utils._rebuild_parameter";

/// Returns true for path classes: Piper's checkpoints contain the paths of training files.
bool is_path(const std::string& name) {
    static const std::set<std::string> names = {
        "pathlib.PosixPath",        "pathlib.WindowsPath",        "pathlib.PurePosixPath",
        "pathlib._local.PosixPath", "pathlib._local.WindowsPath", "pathlib._local.PurePosixPath"};
    return names.contains(name);
}

// Limits of what is copied: a pickle can refer to one value a million times.
constexpr std::size_t max_dimensions = 64;
constexpr std::size_t max_name_length = 100;

template <class T>
const T* argument(const Arguments& arguments, std::size_t place) {
    return place < arguments.size() ? std::get_if<T>(&arguments[place]->value) : nullptr;
}

tl::unexpected<std::string> unexpected_arguments(const std::string& name) {
    return tl::make_unexpected("its " + name + " has other arguments than PyTorch writes");
}

/// Returns the sizes in a tuple; nullopt if it is not a tuple of integers.
std::optional<std::vector<std::int64_t>> sizes(const PickleList* list) {
    if (list == nullptr || list->items.size() > max_dimensions)
        return std::nullopt;
    std::vector<std::int64_t> all;
    for (std::size_t i = 0; i < list->items.size(); ++i) {
        const auto* size = argument<std::int64_t>(list->items, i);
        if (size == nullptr)
            return std::nullopt;
        all.push_back(*size);
    }
    return all;
}

bool is_short(const PickleValue& value) {
    const auto* text = std::get_if<std::string>(&value.value);
    const auto* list = std::get_if<PickleList>(&value.value);
    return (text != nullptr && text->size() <= max_name_length) ||
           (list != nullptr && list->items.size() <= max_dimensions);
}

/// Builds a tensor from (storage, offset, shape, strides, requires_grad, hooks[, type]).
BuiltPickleValue build_tensor(const std::string& name, const Arguments& arguments) {
    const auto* storage = argument<PickleStorage>(arguments, 0);
    const auto* offset = argument<std::int64_t>(arguments, 1);
    const auto shape = sizes(argument<PickleList>(arguments, 2));
    const auto strides = sizes(argument<PickleList>(arguments, 3));
    const auto* type = argument<PickleGlobal>(arguments, 6);
    if (!storage || !offset || !shape || !strides || (name == rebuild_tensor_of_type && !type))
        return unexpected_arguments(name);
    const bool typed_storage = name == rebuild_tensor;
    return PickleValue{PickleTensor{*storage, typed_storage ? storage->type : type->name, *offset,
                                    *shape, *strides}};
}

} // namespace

bool is_allowed_global(const std::string& name) {
    static const std::set<std::string> names = {
        ordered_dict, rebuild_tensor, rebuild_tensor_of_type, rebuild_parameter, "torch.Size",
        "torch.device", "torch.storage.UntypedStorage",
        // Storages, and types of tensors that have no storage class of their own.
        "torch.FloatStorage", "torch.DoubleStorage", "torch.HalfStorage", "torch.BFloat16Storage",
        "torch.LongStorage", "torch.IntStorage", "torch.ShortStorage", "torch.CharStorage",
        "torch.ByteStorage", "torch.BoolStorage", "torch.ComplexFloatStorage",
        "torch.ComplexDoubleStorage", "torch.float32", "torch.float64", "torch.float16",
        "torch.bfloat16", "torch.int64", "torch.int32", "torch.int16", "torch.int8", "torch.uint8",
        "torch.bool", "torch.uint16", "torch.uint32", "torch.uint64", "torch.float8_e4m3fn",
        "torch.float8_e5m2"};
    return names.contains(name) || is_path(name);
}

BuiltPickleValue build_pickled_object(const std::string& name, const Arguments& arguments) {
    if (name == ordered_dict && arguments.empty())
        return PickleValue{PickleDict{}};
    if (is_path(name))
        return PickleValue{PickleNone{}}; // weights do not need paths
    if (name == rebuild_tensor || name == rebuild_tensor_of_type)
        return build_tensor(name, arguments);
    if (name == rebuild_parameter && argument<PickleTensor>(arguments, 0) != nullptr)
        return *arguments[0];
    if ((name == "torch.Size" || name == "torch.device") && !arguments.empty() &&
        is_short(*arguments[0]))
        return *arguments[0]; // the tuple of sizes, the device's name
    return unexpected_arguments(name);
}

BuiltPickleValue build_pickled_storage(const PickleValue& reference) {
    const auto* tuple = std::get_if<PickleList>(&reference.value);
    const Arguments none;
    const Arguments& items = tuple == nullptr ? none : tuple->items;
    const auto* kind = argument<std::string>(items, 0);
    const auto* type = argument<PickleGlobal>(items, 1);
    const auto* key = argument<std::string>(items, 2);
    const bool is_view = items.size() > 5 && !std::holds_alternative<PickleNone>(items[5]->value);
    if (!kind || *kind != "storage" || !type || !key || key->size() > max_name_length || is_view)
        return unexpected_arguments("storage");
    return PickleValue{PickleStorage{*key, type->name}};
}

} // namespace formant
