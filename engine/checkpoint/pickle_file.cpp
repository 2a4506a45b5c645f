#include "engine/checkpoint/pickle_file.h"

#include "engine/base/disk_check.h"
#include "engine/base/exception_message.h"
#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_output_file.h"
#include "engine/checkpoint/legacy_pytorch_file.h"
#include "engine/checkpoint/pickle_format.h"
#include "engine/checkpoint/pickle_tree.h"
#include "engine/checkpoint/unpickler.h"
#include "engine/checkpoint/zip_archive.h"

#include <ATen/ATen.h>
#include <ATen/core/Dict.h>
#include <ATen/core/List.h>
#include <ATen/core/ivalue.h>
#include <caffe2/serialize/inline_container.h>
#include <torch/csrc/jit/serialization/pickler.h>

#include <cstring>

namespace formant {
namespace {

using c10::AnyType;
using c10::IValue;

IValue to_ivalue(const StateTree& state);

/// Returns the tensor on the CPU with a storage of its own size; a view would save its whole
/// storage.
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

tl::unexpected<Error> unreadable(const Path& file, const std::string& reason) {
    return fail(
        ErrorKind::checkpoint,
        message(FORMANT_TR("checkpoint", "cannot read the checkpoint {file}: {reason}"),
                {{"file", file.string()}, {"reason", reason.substr(0, reason.find('\n'))}}));
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

/// Collects the small parts in which LibTorch writes an archive: one system call for each would
/// make saving several times slower on a network disk. Does not report short writes to LibTorch,
/// whose writer would throw again from its destructor. The file keeps the failure, and is not
/// written any more.
class ArchiveOutput {
  public:
    explicit ArchiveOutput(OutputFile& file) : file_(file) {}
    void write(std::string_view bytes) {
        constexpr std::size_t max_pending = 1 << 20;
        if (pending_.size() + bytes.size() > max_pending)
            flush();
        if (bytes.size() > max_pending)
            write_out(bytes);
        else
            pending_ += bytes;
    }
    void flush() {
        write_out(pending_);
        pending_.clear();
    }

  private:
    void write_out(std::string_view bytes) {
        if (file_.error_number() == 0)
            file_.write(bytes);
    }

    OutputFile& file_;
    std::string pending_;
};

caffe2::serialize::PyTorchStreamWriter archive_in(ArchiveOutput& output) {
    return caffe2::serialize::PyTorchStreamWriter([&output](const void* bytes, std::size_t size) {
        output.write({static_cast<const char*>(bytes), size});
        return size;
    });
}

bool is_big_endian(const ZipArchive& archive) {
    return archive.has("byteorder") && archive.read_text("byteorder") == "big";
}

tl::expected<StateTree, std::string> read_zip(const Path& file) {
    const ZipArchive archive(file);
    if (is_big_endian(archive))
        return tl::make_unexpected(std::string("it comes from a big-endian machine"));
    PickleTensors tensors(
        [&](const std::string& key) {
            const std::string record = "data/" + key;
            return at::Storage(c10::Storage::use_byte_size_t(),
                               static_cast<std::int64_t>(archive.size_of(record)),
                               archive.read(record), /*allocator=*/nullptr, /*resizable=*/false);
        },
        archive.file_bytes());
    return unpickle(archive.read_text("data.pkl")).and_then([&](const Pickle& pickle) {
        return to_state_tree(*pickle.root, tensors);
    });
}

std::vector<std::string> strings_in(const PickleList& list) {
    std::vector<std::string> texts;
    for (const PickleValue* item : list.items)
        if (const auto* text = std::get_if<std::string>(&item->value))
            texts.push_back(*text);
    return texts;
}

/// Returns an entry of the root dict; null if there is none of that type.
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

/// Reads the pickle of a zip without its tensors.
std::optional<Pickle> read_pickle_values(const Path& file) {
    if (detect_pickle_format(file) != PickleFormat::zip)
        return std::nullopt;
    try {
        auto pickle = unpickle(ZipArchive(file).read_text("data.pkl"));
        return pickle ? std::optional(std::move(*pickle)) : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt; // read_pickle() reports the reason
    }
}

tl::unexpected<Error> not_opened(const Path& file) {
    const auto opened = open_input_file(file);
    return opened ? unreadable(file, "it changed while it was read")
                  : fail(ErrorKind::checkpoint, opened.error().what);
}

template <class Value>
std::optional<Value> read_value(const Path& file, const std::string& entry) {
    const auto pickle = read_pickle_values(file);
    const auto* value = pickle ? entry_of<Value>(*pickle->root, entry) : nullptr;
    return value == nullptr ? std::nullopt : std::optional(*value);
}

tl::unexpected<Error> not_a_checkpoint(const Path& file) {
    return fail(ErrorKind::checkpoint,
                message(FORMANT_TR("checkpoint", "{file} is not a checkpoint of formant (.pt, "
                                                 ".safetensors) or PyTorch"),
                        {{"file", file.string()}}));
}

Result<StateTree> read_with(const Path& file, auto* read_form) {
    try {
        auto read = read_form(file);
        if (!read)
            return unreadable(file, read.error());
        return std::move(*read);
    } catch (const std::exception& failure) {
        return unreadable(file, exception_message(failure));
    }
}

Result<StateTree> read_any_format(const Path& file) {
    switch (detect_pickle_format(file)) {
    case PickleFormat::zip:
        return read_with(file, read_zip);
    case PickleFormat::truncated_zip:
        return unreadable(file, "it is truncated");
    case PickleFormat::legacy_pytorch:
        return read_with(file, read_legacy_pytorch_file);
    case PickleFormat::unreadable:
        return not_opened(file);
    case PickleFormat::unknown:
        break;
    }
    return not_a_checkpoint(file);
}

} // namespace

Result<void> write_pickle(const Path& file, const StateTree& state) {
    OutputFile output(file, OutputFile::Mode::replace);
    if (!output.is_open())
        return write_failure(file, output.error_number());
    ArchiveOutput archive_output(output);
    auto archive = archive_in(archive_output);
    write_archive(archive, to_ivalue(state));
    archive_output.flush();
    return output.close() ? Result<void>() : write_failure(file, output.error_number());
}

Result<StateTree> read_pickle(const Path& file) {
    auto state = read_any_format(file);
    if (state)
        return state;
    // A disk that fails, or failed for a moment, does not make the file a damaged one.
    return check_disk_of(file).and_then([&] { return read_any_format(file); });
}

std::vector<std::string> read_pickle_string_list(const Path& file, const std::string& entry) {
    const auto pickle = read_pickle_values(file);
    const auto* list = pickle ? entry_of<PickleList>(*pickle->root, entry) : nullptr;
    return list == nullptr ? std::vector<std::string>() : strings_in(*list);
}

std::optional<std::string> read_pickle_string(const Path& file, const std::string& entry) {
    return read_value<std::string>(file, entry);
}

std::optional<std::int64_t> read_pickle_integer(const Path& file, const std::string& entry) {
    return read_value<std::int64_t>(file, entry);
}

} // namespace formant
