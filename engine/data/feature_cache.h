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

/// A recording as the cache holds it.
struct CachedClip {
    at::Tensor samples;  ///< float32 [N], memory-mapped
    std::string content; ///< SHA-256 of the recording's file
};

struct NewClip {
    Path file;
    std::string stamp; ///< stamp_of() the file before it was decoded
    CachedClip clip;
};

/// Decoded recordings between runs: an SQLite index from (path, size, time of change, inode,
/// preparation) to a tensor in a safetensors shard, so that nothing is decoded or hashed again.
/// Several processes may use one cache.
class FeatureCache {
  public:
    static Result<std::unique_ptr<FeatureCache>> open(const Path& folder);
    ~FeatureCache();
    FeatureCache(const FeatureCache&) = delete;
    FeatureCache& operator=(const FeatureCache&) = delete;

    /// Nothing where the file is new, was changed since, or its shard is damaged. `preparation`
    /// names how the samples were made (rate, trimming).
    std::optional<CachedClip> find(const Path& file, const std::string& preparation);
    /// Puts the clips into one new shard.
    Result<void> store(const std::vector<NewClip>& clips, const std::string& preparation);

  private:
    FeatureCache(Path folder, sqlite3* index) : folder_(std::move(folder)), index_(index) {}
    const NamedTensors& shard(const std::string& name);

    Path folder_;
    sqlite3* index_;
    std::map<std::string, NamedTensors> shards_; ///< opened ones; empty where damaged
};

} // namespace formant
