#include "engine/checkpoint/pickle_file.h"

#include "engine/base/thrown_failure.h"
#include "engine/checkpoint/old_pytorch_file.h"
#include "engine/checkpoint/pickle_form.h"
#include "engine/checkpoint/pickle_tree.h"
#include "engine/checkpoint/unpickler.h"

#include <ATen/ATen.h>
#include <ATen/core/Dict.h>
#include <ATen/core/List.h>
#include <ATen/core/ivalue.h>
#include <caffe2/serialize/inline_container.h>
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
                  FORMANT_TR("checkpoint", "cannot read the checkpoint {file}: {reason}"), file,
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

/// The lengths that a zip claims for its records are not to be believed: with them as they should
/// be, all records together are no longer than the file.
bool claims_too_much(caffe2::serialize::PyTorchStreamReader& archive, std::uint64_t file_bytes) {
    std::uint64_t claimed = 0;
    for (const std::string& name : archive.getAllRecords()) {
        const std::uint64_t size = archive.getRecordSize(name);
        if (size > file_bytes - claimed)
            return true;
        claimed += size;
    }
    return false;
}

bool is_big_endian(caffe2::serialize::PyTorchStreamReader& archive) {
    if (!archive.hasRecord("byteorder"))
        return false;
    const auto [order, size] = archive.getRecord("byteorder");
    return std::string_view(static_cast<const char*>(order.get()), size) == "big";
}

tl::expected<StateTree, std::string> read_archive(caffe2::serialize::PyTorchStreamReader& archive,
                                                  std::uint64_t file_bytes) {
    if (claims_too_much(archive, file_bytes))
        return tl::make_unexpected(std::string("its records claim to be longer than the file"));
    if (is_big_endian(archive))
        return tl::make_unexpected(std::string("it comes from a big-endian machine"));
    PickleTensors tensors(
        [&](const std::string& key) {
            auto [bytes, size] = archive.getRecord("data/" + key);
            return at::Storage(c10::Storage::use_byte_size_t(), static_cast<std::int64_t>(size),
                               std::move(bytes), /*allocator=*/nullptr, /*resizable=*/false);
        },
        file_bytes);
    const auto [bytes, size] = archive.getRecord("data.pkl");
    return unpickle({static_cast<const char*>(bytes.get()), size})
        .and_then([&](const Pickle& pickle) { return tree_of_pickle(*pickle.root, tensors); });
}

std::vector<std::string> texts_of(const PickleList& list) {
    std::vector<std::string> texts;
    for (const PickleValue* item : list.items)
        if (const auto* text = std::get_if<std::string>(&item->value))
            texts.push_back(*text);
    return texts;
}

/// Null where it has none of that kind.
template <class Kind>
const Kind* entry_of(const PickleValue& root, const std::string& entry) {
    const auto* dict = std::get_if<PickleDict>(&root.value);
    if (dict == nullptr)
        return nullptr;
    for (const auto& [key, value] : dict->entries) {
        const auto* name = std::get_if<std::string>(&key->value);
        if (name != nullptr && *name == entry)
            return std::get_if<Kind>(&value->value);
    }
    return nullptr;
}

/// Its tensors are not read.
std::optional<Pickle> pickle_in(const Path& file) {
    if (form_of_pickle(file) != PickleForm::zip)
        return std::nullopt;
    try {
        caffe2::serialize::PyTorchStreamReader archive(file.string());
        if (claims_too_much(archive, std::filesystem::file_size(file)))
            return std::nullopt;
        const auto [bytes, size] = archive.getRecord("data.pkl");
        auto pickle = unpickle({static_cast<const char*>(bytes.get()), size});
        return pickle ? std::optional(std::move(*pickle)) : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt; // who reads all of it is told why
    }
}

tl::unexpected<Error> no_checkpoint(const Path& file) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} is no checkpoint: it is neither a file of "
                                                 "formant (.pt, .safetensors) nor of PyTorch"),
                        {{"file", file.string()}}));
}

tl::expected<StateTree, std::string> read_zip(const Path& file) {
    caffe2::serialize::PyTorchStreamReader archive(file.string());
    return read_archive(archive, std::filesystem::file_size(file));
}

Result<StateTree> read_whole(const Path& file, auto* read_form) {
    try {
        auto read = read_form(file);
        if (!read)
            return not_whole(file, read.error());
        return std::move(*read);
    } catch (const std::exception& failure) {
        return not_whole(file, words_of(failure));
    }
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
    switch (form_of_pickle(file)) {
    case PickleForm::zip:
        return read_whole(file, read_zip);
    case PickleForm::cut_zip:
        return not_whole(file, "it was cut, its end is missing");
    case PickleForm::old_pytorch:
        return read_whole(file, read_old_pytorch_file);
    case PickleForm::unreadable:
        return not_whole(file, std::strerror(errno));
    case PickleForm::unknown:
        break;
    }
    return no_checkpoint(file);
}

std::vector<std::string> texts_in_pickle(const Path& file, const std::string& entry) {
    const auto pickle = pickle_in(file);
    const auto* list = pickle ? entry_of<PickleList>(*pickle->root, entry) : nullptr;
    return list == nullptr ? std::vector<std::string>() : texts_of(*list);
}

std::optional<std::string> text_in_pickle(const Path& file, const std::string& entry) {
    const auto pickle = pickle_in(file);
    const auto* text = pickle ? entry_of<std::string>(*pickle->root, entry) : nullptr;
    return text == nullptr ? std::nullopt : std::optional(*text);
}

} // namespace formant
