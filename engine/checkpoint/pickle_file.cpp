#include "engine/checkpoint/pickle_file.h"

#include <ATen/ATen.h>
#include <ATen/core/Dict.h>
#include <ATen/core/List.h>
#include <ATen/core/ivalue.h>
#include <caffe2/serialize/inline_container.h>
#include <torch/csrc/jit/serialization/import_read.h>
#include <torch/csrc/jit/serialization/pickler.h>

#include <cerrno>
#include <cstring>
#include <fstream>

namespace formant {
namespace {

using c10::AnyType;
using c10::IValue;

IValue to_ivalue(const StateTree& state);

/// On the CPU, and with a storage of its own size: a view would drag its whole storage along.
at::Tensor compact(const at::Tensor& tensor) {
    const at::Tensor plain = tensor.detach().cpu().contiguous();
    return plain.storage().nbytes() == plain.nbytes() ? plain : plain.clone();
}

IValue map_to_ivalue(const StateTree::Map& map) {
    c10::impl::GenericDict dict(c10::StringType::get(), AnyType::get());
    for (const auto& [name, value] : map)
        dict.insert(name, to_ivalue(value));
    return dict;
}

IValue list_to_ivalue(const StateTree::List& values) {
    c10::impl::GenericList list(AnyType::get());
    for (const StateTree& value : values)
        list.push_back(to_ivalue(value));
    return list;
}

IValue to_ivalue(const StateTree& state) {
    return std::visit(
        []<class T>(const T& value) -> IValue {
            if constexpr (std::is_same_v<T, StateTree::Map>)
                return map_to_ivalue(value);
            else if constexpr (std::is_same_v<T, StateTree::List>)
                return list_to_ivalue(value);
            else if constexpr (std::is_same_v<T, at::Tensor>)
                return compact(value);
            else
                return IValue(value);
        },
        state.value());
}

Result<StateTree> from_ivalue(const IValue& value);

Result<StateTree> map_from_ivalue(const IValue& value) {
    StateTree::Map map;
    for (const auto& entry : value.toGenericDict()) {
        auto child = from_ivalue(entry.value());
        if (!child)
            return child;
        map.emplace(entry.key().toStringRef(), std::move(*child));
    }
    return StateTree(std::move(map));
}

Result<StateTree> list_from_ivalue(const IValue& value) {
    StateTree::List list;
    for (const IValue& entry : value.toListRef()) {
        auto child = from_ivalue(entry);
        if (!child)
            return child;
        list.push_back(std::move(*child));
    }
    return StateTree(std::move(list));
}

Result<StateTree> from_ivalue(const IValue& value) {
    if (value.isGenericDict())
        return map_from_ivalue(value);
    if (value.isList())
        return list_from_ivalue(value);
    if (value.isTensor())
        return StateTree(value.toTensor());
    if (value.isBool())
        return StateTree(value.toBool());
    if (value.isInt())
        return StateTree(value.toInt());
    if (value.isDouble())
        return StateTree(value.toDouble());
    if (value.isString())
        return StateTree(value.toStringRef());
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "the file holds a value of type {type}, which no "
                                                 "checkpoint of formant has"),
                        {{"type", value.tagKind()}}));
}

tl::unexpected<Error> failed(ErrorKind kind, MessageText text, const Path& file,
                             const std::string& reason) {
    return fail(kind, message(text, {{"file", file.string()},
                                     {"reason", reason.substr(0, reason.find('\n'))}}));
}

tl::unexpected<Error> unwritable(const Path& file) {
    return failed(ErrorKind::disk, FORMANT_TR("checkpoint", "cannot write {file}: {reason}"), file,
                  std::strerror(errno));
}

tl::unexpected<Error> not_whole(const Path& file, const std::string& reason) {
    return failed(ErrorKind::checkpoint,
                  FORMANT_TR("checkpoint", "{file} is not a whole checkpoint: {reason}"), file,
                  reason);
}

void write_archive(caffe2::serialize::PyTorchStreamWriter& archive, const IValue& value) {
    std::vector<char> pickled;
    torch::jit::Pickler pickler(
        [&](const char* bytes, std::size_t size) {
            pickled.insert(pickled.end(), bytes, bytes + size);
        },
        /*tensor_table=*/nullptr, /*type_renamer=*/nullptr, /*memoized_class_types=*/nullptr,
        /*get_tensor_id=*/nullptr, /*tag_aggregates=*/false);
    pickler.protocol();
    pickler.pushIValue(value);
    pickler.stop();
    std::size_t number = 0;
    for (const at::Tensor& tensor : pickler.tensorData())
        archive.writeRecord("data/" + std::to_string(number++), tensor.storage().data(),
                            tensor.storage().nbytes());
    archive.writeRecord("data.pkl", pickled.data(), pickled.size());
    archive.writeEndOfFile();
}

/// LibTorch is not told of a short write: its writer would throw again from its destructor. The
/// stream remembers the failure.
caffe2::serialize::PyTorchStreamWriter archive_in(std::ofstream& stream) {
    return caffe2::serialize::PyTorchStreamWriter([&stream](const void* bytes, std::size_t size) {
        stream.write(static_cast<const char*>(bytes), static_cast<std::streamsize>(size));
        return size;
    });
}

} // namespace

Result<void> write_pickle(const Path& file, const StateTree& state) {
    std::ofstream stream(file, std::ios::binary | std::ios::trunc);
    if (!stream)
        return unwritable(file);
    auto archive = archive_in(stream);
    write_archive(archive, to_ivalue(state));
    stream.close();
    if (!stream)
        return unwritable(file);
    return {};
}

Result<StateTree> read_pickle(const Path& file) {
    try {
        caffe2::serialize::PyTorchStreamReader archive(file.string());
        // No type resolver and no object loader: a pickle that names a class is refused.
        return from_ivalue(torch::jit::readArchiveAndTensors(
            "data", "", "", std::nullopt, std::nullopt, c10::Device(c10::kCPU), archive));
    } catch (const c10::Error& failure) {
        return not_whole(file, failure.what_without_backtrace());
    } catch (const std::exception& failure) { // of the standard library: impossible sizes
        return not_whole(file, failure.what());
    }
}

} // namespace formant
