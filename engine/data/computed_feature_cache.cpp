#include "engine/data/computed_feature_cache.h"

#include "engine/base/checked_tensors.h"
#include "engine/base/folder_list.h"
#include "engine/base/leftovers.h"
#include "engine/base/sha256.h"

namespace formant {
namespace {

constexpr const char* shard_extension = ".safetensors";

/// Derives the name from the contents, so that processes with the same features write the same
/// file.
std::string shard_name_of(const NamedTensors& features) {
    std::string contents;
    for (const auto& [content, values] : features)
        contents += content;
    return sha256(contents).substr(0, 32) + shard_extension;
}

} // namespace

Result<std::unique_ptr<ComputedFeatureCache>> ComputedFeatureCache::open(const Path& folder) {
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    remove_leftover_files(folder, std::chrono::hours(24));
    if (failure)
        return fail(ErrorKind::disk,
                    message(FORMANT_TR("data", "the cache of computed features {folder} cannot be "
                                               "opened: {reason}. Make it writable, or set "
                                               "XDG_CACHE_HOME to another folder"),
                            {{"folder", folder.string()}, {"reason", failure.message()}}));
    const auto files = list_folder(folder);
    if (!files)
        return fail(files.error());
    std::unique_ptr<ComputedFeatureCache> cache(new ComputedFeatureCache(folder));
    for (const Path& file : *files)
        if (file.extension() == shard_extension)
            cache->add_shard(file);
    return cache;
}

void ComputedFeatureCache::add_shard(const Path& file) {
    features_.merge(map_cached_tensors(file));
}

at::Tensor ComputedFeatureCache::find(const std::string& content) const {
    const auto found = features_.find(content);
    return found == features_.end() ? at::Tensor() : found->second;
}

Result<void> ComputedFeatureCache::store(const NamedTensors& features) {
    const Path file = folder_ / shard_name_of(features);
    return write_checked_tensors(file, features).map([&] {
        features_.merge(map_safetensors(file).value_or(NamedTensors()));
    });
}

} // namespace formant
