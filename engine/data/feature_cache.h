#pragma once

#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/base/safetensors.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
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
/// shard. Several processes may use one cache. What is damaged is thrown away with a warning, and
/// made again: a shard at its first use, of which all numbers are checked, and the index at
/// opening.
class FeatureCache {
  public:
    /// ErrorKind::disk if the folder or the index cannot be used.
    static Result<std::unique_ptr<FeatureCache>> open(const Path& folder);
    ~FeatureCache();
    FeatureCache(const FeatureCache&) = delete;
    FeatureCache& operator=(const FeatureCache&) = delete;

    /// Finds recordings; each is nothing if its file is new or has changed, or its shard is
    /// damaged. `preparation` identifies how the samples were prepared (rate, trimming). The shards
    /// are checked by several threads.
    std::vector<std::optional<CachedClip>> find(const std::vector<Path>& files,
                                                const std::string& preparation);
    /// Stores the clips in one new shard.
    Result<void> store(const std::vector<NewClip>& clips, const std::string& preparation);

  private:
    FeatureCache(Path folder, sqlite3* index) : folder_(std::move(folder)), index_(index) {}
    struct Entry;
    std::optional<Entry> entry_of(const Path& file, const std::string& preparation);
    void open_shards(const std::set<std::string>& names);

    Path folder_;
    sqlite3* index_;
    std::map<std::string, NamedTensors> shards_; ///< opened shards; empty if damaged
};

} // namespace formant
