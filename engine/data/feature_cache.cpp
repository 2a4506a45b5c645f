#include "engine/data/feature_cache.h"

#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"
#include "engine/base/sha256.h"
#include "engine/data/sqlite_statement.h"

#include <ATen/ATen.h>

#include <cerrno>

namespace formant {
namespace {

constexpr const char* schema = R"(
    CREATE TABLE IF NOT EXISTS clips(
        path TEXT, preparation TEXT, stamp TEXT, shard TEXT, name TEXT, content TEXT,
        PRIMARY KEY(path, preparation)) WITHOUT ROWID;
)";

tl::unexpected<Error> unusable_cache(const Path& folder, const std::string& why) {
    return fail(
        ErrorKind::disk,
        message(FORMANT_TR("data", "the feature cache {folder} cannot be used: {why}. It can "
                                   "be deleted and is then rebuilt"),
                {{"folder", folder.string()}, {"why", why}}));
}

/// Returns the error of the index; a full disk is no reason to delete the cache.
tl::unexpected<Error> index_error(const Path& folder, sqlite3* index) {
    if (sqlite3_errcode(index) != SQLITE_FULL)
        return unusable_cache(folder, sqlite3_errmsg(index));
    return fail(disk_error(
        message(FORMANT_TR("data",
                           "the feature cache {folder} cannot be written: the disk is full. "
                           "Free some disk space, or set XDG_CACHE_HOME to a folder on "
                           "another disk"),
                {{"folder", folder.string()}}),
        ENOSPC));
}

/// Derives the file name from the content, so that two processes with the same clips write the same
/// file.
std::string shard_name(const std::vector<NewClip>& clips, const std::string& preparation) {
    std::string all = preparation;
    for (const NewClip& clip : clips)
        all += "\n" + clip.clip.content;
    return sha256(all).substr(0, 32) + ".safetensors";
}

bool execute(sqlite3* index, const char* sql) {
    return sqlite3_exec(index, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

/// Adds all clips; after a failure, the caller rolls back the transaction.
bool add_to_index(sqlite3* index, const std::vector<NewClip>& clips, const std::string& preparation,
                  const std::string& shard) {
    if (!execute(index, "BEGIN IMMEDIATE"))
        return false;
    for (const auto& [file, stamp, clip] : clips) {
        SqliteStatement insert(index, "INSERT OR REPLACE INTO clips VALUES(?, ?, ?, ?, ?, ?)");
        insert.bind({file.string(), preparation, stamp, shard, clip.content, clip.content});
        if (!insert.run())
            return false;
    }
    return execute(index, "COMMIT");
}

} // namespace

Result<std::unique_ptr<FeatureCache>> FeatureCache::open(const Path& folder) {
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (failure)
        return unusable_cache(folder, failure.message());
    sqlite3* index = nullptr;
    const int opened = sqlite3_open((folder / "index.sqlite").c_str(), &index);
    std::unique_ptr<FeatureCache> cache(new FeatureCache(folder, index));
    sqlite3_busy_timeout(index, 30'000);
    if (opened != SQLITE_OK || !execute(index, schema))
        return index_error(folder, index);
    return cache;
}

FeatureCache::~FeatureCache() {
    sqlite3_close(index_);
}

const NamedTensors& FeatureCache::shard(const std::string& name) {
    if (!shards_.contains(name))
        shards_[name] = map_safetensors(folder_ / name).value_or(NamedTensors());
    return shards_[name];
}

std::optional<CachedClip> FeatureCache::find(const Path& file, const std::string& preparation) {
    SqliteStatement select(index_, "SELECT shard, name, content FROM clips "
                                   "WHERE path = ? AND preparation = ? AND stamp = ?");
    select.bind({file.string(), preparation, stamp_of(file)});
    if (!select.step())
        return std::nullopt;
    const NamedTensors& tensors = shard(select.text(0));
    const auto samples = tensors.find(select.text(1));
    if (samples == tensors.end())
        return std::nullopt;
    return CachedClip{samples->second, select.text(2)};
}

Result<void> FeatureCache::store(const std::vector<NewClip>& clips,
                                 const std::string& preparation) {
    if (clips.empty())
        return {};
    const std::string name = shard_name(clips, preparation);
    NamedTensors tensors;
    for (const NewClip& clip : clips)
        tensors.emplace(clip.clip.content, clip.clip.samples);
    if (auto written = write_safetensors(folder_ / name, tensors); !written)
        return written;
    shards_.erase(name);
    if (add_to_index(index_, clips, preparation, name))
        return {};
    auto failure = index_error(folder_, index_);
    execute(index_, "ROLLBACK");
    return failure;
}

} // namespace formant
