#include "engine/checkpoint/legacy_pytorch_file.h"

#include "engine/base/os/os_mapped_file.h"
#include "engine/checkpoint/pickle_bytes.h"
#include "engine/checkpoint/pickle_tensors.h"
#include "engine/checkpoint/pickle_tree.h"
#include "engine/checkpoint/unpickler.h"

#include <ATen/ATen.h>

#include <map>
#include <string_view>
#include <vector>

namespace formant {
namespace {

using Fault = tl::unexpected<std::string>;

/// Pickle of the magic number 0x1950a86a20f9469cfc6c.
constexpr std::string_view magic_number("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19.",
                                        15);
constexpr std::int64_t known_version = 1001;

class LegacyPytorchFile {
  public:
    explicit LegacyPytorchFile(std::string_view bytes) : file_bytes_(bytes.size()), rest_(bytes) {}

    tl::expected<StateTree, std::string> read() {
        if (!rest_.starts_with(magic_number))
            return Fault("it is a pickle that was not written by PyTorch");
        rest_.remove_prefix(magic_number.size());
        return next_pickle()
            .and_then([&](const Pickle& version) { return check_version(version); })
            .and_then([&] { return next_pickle(); })
            .and_then([&](const Pickle& system) { return check_system(system); })
            .and_then([&] { return next_pickle(); })
            .and_then([&](const Pickle& values) { return read_values(values); });
    }

  private:
    tl::expected<Pickle, std::string> next_pickle() {
        auto pickle = unpickle(rest_);
        if (pickle)
            rest_.remove_prefix(pickle->length);
        return pickle;
    }

    static tl::expected<void, std::string> check_version(const Pickle& pickle) {
        const auto* version = std::get_if<std::int64_t>(&pickle.root->value);
        if (version == nullptr || *version != known_version)
            return Fault("it has an unknown version of PyTorch's legacy format");
        return {};
    }

    static tl::expected<void, std::string> check_system(const Pickle& pickle) {
        const auto* facts = std::get_if<PickleDict>(&pickle.root->value);
        for (const auto& [name, value] : facts == nullptr
                                             ? std::vector<std::pair<PickleValue*, PickleValue*>>()
                                             : facts->entries) {
            const auto* text = std::get_if<std::string>(&name->value);
            const auto* is_little = std::get_if<bool>(&value->value);
            if (text != nullptr && *text == "little_endian" && is_little != nullptr && !*is_little)
                return Fault("it comes from a big-endian machine");
        }
        return {};
    }

    tl::expected<StateTree, std::string> read_values(const Pickle& values) {
        return next_pickle()
            .and_then([&](const Pickle& keys) { return find_storages(keys, types_in(values)); })
            .and_then([&] {
                PickleTensors tensors([this](const std::string& key) { return storage(key); },
                                      file_bytes_);
                return to_state_tree(*values.root, tensors);
            });
    }

    static std::map<std::string, std::string> types_in(const Pickle& values) {
        std::map<std::string, std::string> types;
        for (const PickleValue& value : values.values)
            if (const auto* storage = std::get_if<PickleStorage>(&value.value))
                types.emplace(storage->key, storage->type);
        return types;
    }

    /// Finds the storages, which are in the order of their keys, each preceded by its number of
    /// elements.
    tl::expected<void, std::string> find_storages(const Pickle& keys,
                                                  const std::map<std::string, std::string>& types) {
        const auto* list = std::get_if<PickleList>(&keys.root->value);
        if (list == nullptr)
            return Fault("the keys of its storages are missing");
        PickleBytes bytes(rest_);
        for (const PickleValue* item : list->items) {
            const auto* key = std::get_if<std::string>(&item->value);
            const auto type = key == nullptr ? types.end() : types.find(*key);
            const std::uint64_t element = type == types.end() ? 0 : bytes_of_element(type->second);
            if (element == 0)
                return Fault("it has a storage that no tensor uses");
            const auto count = bytes.number<std::uint64_t>();
            const bool is_in_file = count <= file_bytes_ / element;
            storages_[*key] = is_in_file ? bytes.take(count * element) : std::string_view();
            if (!is_in_file || bytes.ended())
                return Fault("it is truncated");
        }
        return {};
    }

    /// Copies a storage, since its data in the file is not aligned.
    at::Storage storage(const std::string& key) const {
        const std::string_view bytes = storages_.at(key);
        const at::Tensor copy =
            at::empty({static_cast<std::int64_t>(bytes.size())}, at::TensorOptions(at::kByte));
        bytes.copy(static_cast<char*>(copy.mutable_data_ptr()), bytes.size());
        return copy.storage();
    }

    std::uint64_t file_bytes_;
    std::string_view rest_; ///< not read yet
    std::map<std::string, std::string_view> storages_;
};

} // namespace

tl::expected<StateTree, std::string> read_legacy_pytorch_file(const Path& file) {
    const auto mapped = MappedFile::open(file); // pages that are not read need no memory
    if (!mapped)
        return Fault(to_english(mapped.error().what));
    return LegacyPytorchFile({(*mapped)->data(), (*mapped)->size()}).read();
}

} // namespace formant
