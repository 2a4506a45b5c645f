#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/safetensors.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

struct sqlite3;

namespace formant {

/// Stores a recording of the cache.
struct CachedClip {
    at::Tensor samples;  ///< float32 [N], memory-mapped
    std::string content; ///< SHA-256 of the recording's file
};

struct NewClip {
    Path file;
    std::string stamp; ///< stamp_of() of the file before it was decoded
    CachedClip clip;
};

/// Caches decoded recordings between runs, so that nothing is decoded or hashed again: an SQLite
/// index maps (path, size, modification time, inode, preparation) to a tensor in a safetensors
/// shard. Several processes may use one cache.
class FeatureCache {
  public:
    static Result<std::unique_ptr<FeatureCache>> open(const Path& folder);
    ~FeatureCache();
    FeatureCache(const FeatureCache&) = delete;
    FeatureCache& operator=(const FeatureCache&) = delete;

    /// Finds a recording; returns nothing if the file is new or has changed, or its shard is
    /// corrupt. `preparation` identifies how the samples were prepared (rate, trimming).
    std::optional<CachedClip> find(const Path& file, const std::string& preparation);
    /// Stores the clips in one new shard.
    Result<void> store(const std::vector<NewClip>& clips, const std::string& preparation);

  private:
    FeatureCache(Path folder, sqlite3* index) : folder_(std::move(folder)), index_(index) {}
    const NamedTensors& shard(const std::string& name);

    Path folder_;
    sqlite3* index_;
    std::map<std::string, NamedTensors> shards_; ///< opened shards; empty if corrupt
};

} // namespace formant
