#include "engine/base/checked_tensors.h"

#include "engine/base/log.h"
#include "engine/base/os/os_files.h"
#include "engine/base/sha256.h"

#include <ATen/ATen.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace formant {
namespace {

constexpr const char* hash_entry = "tensors_sha256";

std::string compute_hash(const NamedTensors& tensors) {
    Sha256 digest;
    for (const auto& [name, tensor] : tensors) {
        const at::Tensor values = tensor.contiguous();
        digest.add(fmt::format("{} {} {}\n", name, at::toString(values.scalar_type()),
                               fmt::join(values.sizes(), " ")));
        digest.add({static_cast<const char*>(values.const_data_ptr()), values.nbytes()});
    }
    return digest.hexadecimal();
}

Result<void> check_hash(const Path& file, const Safetensors& content) {
    const auto expected = content.metadata.find(hash_entry);
    if (expected != content.metadata.end() && expected->second == compute_hash(content.tensors))
        return {};
    return fail(ErrorKind::data,
                message(FORMANT_TR("base", "{file} is damaged: its numbers differ from their "
                                           "SHA-256"),
                        {{"file", file.string()}}));
}

} // namespace

Result<void> write_checked_tensors(const Path& file, const NamedTensors& tensors) {
    return write_safetensors(file, tensors, {{hash_entry, compute_hash(tensors)}});
}

Result<NamedTensors> map_checked_tensors(const Path& file) {
    return open_safetensors(file).and_then([&](Safetensors content) {
        return check_hash(file, content).map([&] { return std::move(content.tensors); });
    });
}

NamedTensors map_cached_tensors(const Path& file) {
    if (!path_exists(file))
        return {};
    auto content = open_safetensors(file);
    const auto whole = content.and_then([&](const Safetensors& c) { return check_hash(file, c); });
    if (whole)
        return std::move(content->tensors);
    const bool is_of_earlier_version = content && !content->metadata.contains(hash_entry);
    if (!is_of_earlier_version)
        log(LogLevel::warning,
            message(FORMANT_TR("base", "{reason}. It belongs to a cache, and is rebuilt"),
                    {{"reason", whole.error().what}}));
    if (whole.error().kind == ErrorKind::data)
        static_cast<void>(remove_file(file)); // otherwise it is replaced when it is made again
    return {};
}

} // namespace formant
