#include "engine/data/feature_cache.h"

#include "engine/base/checked_tensors.h"
#include "engine/base/folder_list.h"
#include "engine/base/leftovers.h"
#include "engine/base/log.h"
#include "engine/base/os/os_affinity.h"
#include "engine/base/os/os_disk_error.h"
#include "engine/base/os/os_files.h"
#include "engine/base/os/os_thread_start.h"
#include "engine/base/sha256.h"
#include "engine/data/sqlite_statement.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <set>
#include <utility>

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

/// Returns SQLite's text, with the cause that the system gave to SQLite if there is one. SQLite
/// opens a file that it cannot create once more, for reading: that the file is missing is then not
/// the cause.
std::string index_fault(sqlite3* index) {
    const int cause = sqlite3_system_errno(index);
    const std::string text = sqlite3_errmsg(index);
    return cause == 0 || cause == ENOENT ? text : text + ": " + std::strerror(cause);
}

bool is_disk_fault(int code) {
    return code == SQLITE_IOERR || code == SQLITE_CANTOPEN || code == SQLITE_READONLY;
}

Path index_file(const Path& folder) {
    return folder / "index.sqlite";
}

/// Opens the index, or an object that holds the error.
sqlite3* open_index(const Path& folder) {
    sqlite3* index = nullptr;
    sqlite3_open(index_file(folder).c_str(), &index);
    sqlite3_busy_timeout(index, 30'000);
    return index;
}

bool is_called_malformed(sqlite3* index) {
    const int code = sqlite3_errcode(index);
    return code == SQLITE_CORRUPT || code == SQLITE_NOTADB;
}

/// Returns true if the file is no database, or a page of it is broken.
bool is_damaged(sqlite3* index) {
    SqliteStatement check(index, "PRAGMA quick_check(1)");
    if (check.step())
        return check.text(0) != "ok";
    return is_called_malformed(index);
}

/// Returns true if the index is damaged for a new connection, too. SQLite calls a page malformed
/// that could not be read, as on a disk that failed for a moment.
bool is_still_damaged(const Path& folder) {
    sqlite3* index = open_index(folder);
    const bool is = is_damaged(index);
    sqlite3_close(index);
    return is;
}

tl::unexpected<Error> failed_disk(const Path& folder, const std::string& why, int error_number) {
    return fail(disk_error(
        message(FORMANT_TR("data", "the feature cache {folder} cannot be used: {why}. Check "
                                   "the disk, or set XDG_CACHE_HOME to a folder on another "
                                   "disk"),
                {{"folder", folder.string()}, {"why", why}}),
        error_number));
}

/// Returns the error of the index; a fault of the disk is no reason to delete the cache.
tl::unexpected<Error> index_error(const Path& folder, sqlite3* index) {
    if (is_disk_fault(sqlite3_errcode(index)))
        return failed_disk(folder, index_fault(index), sqlite3_system_errno(index));
    if (is_called_malformed(index) && !is_still_damaged(folder))
        return failed_disk(folder, std::strerror(EIO), EIO);
    if (sqlite3_errcode(index) != SQLITE_FULL)
        return unusable_cache(folder, index_fault(index));
    return fail(disk_error(
        message(FORMANT_TR("data",
                           "the feature cache {folder} cannot be written: the disk is full. "
                           "Free some disk space, or set XDG_CACHE_HOME to a folder on "
                           "another disk"),
                {{"folder", folder.string()}}),
        ENOSPC));
}

constexpr const char* feature_shard_extension = ".safetensors";

/// Derives the file name from the content, so that two processes with the same clips write the same
/// file.
std::string shard_name(const std::vector<NewClip>& clips, const std::string& preparation) {
    std::string all = preparation;
    for (const NewClip& clip : clips)
        all += "\n" + clip.clip.content;
    return sha256(all).substr(0, 32) + feature_shard_extension;
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

/// Removes shards that the index does not list, because their recordings were stored again after
/// damage, or their process was killed. Another process may be about to list a new one.
void remove_orphaned_shards(const Path& folder, sqlite3* index) {
    std::set<std::string> listed;
    SqliteStatement select(index, "SELECT DISTINCT shard FROM clips");
    while (select.step())
        listed.insert(select.text(0));
    if (const int end = sqlite3_errcode(index); end != SQLITE_DONE && end != SQLITE_OK)
        return; // the list is incomplete
    const auto newest = std::filesystem::file_time_type::clock::now() - std::chrono::hours(24);
    for (const Path& file : paths_in(folder)) {
        std::error_code failure; // what cannot be removed stays
        if (file.extension() == feature_shard_extension &&
            !listed.contains(file.filename().string()) &&
            std::filesystem::last_write_time(file, failure) < newest && !failure)
            std::filesystem::remove(file, failure);
    }
}

/// Removes the index with the files that SQLite keeps next to it.
Result<void> remove_index(const Path& folder) {
    for (const char* ending : {"-journal", "-wal", "-shm", ""})
        if (auto removed = remove_file(index_file(folder).string() + ending); !removed)
            return removed;
    return {};
}

} // namespace

Result<std::unique_ptr<FeatureCache>> FeatureCache::open(const Path& folder) {
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (failure)
        return failed_disk(folder, failure.message(), failure.value());
    remove_leftover_files(folder, std::chrono::hours(24));
    std::unique_ptr<FeatureCache> cache(new FeatureCache(folder, open_index(folder)));
    if (is_damaged(cache->index_) && is_still_damaged(folder)) {
        log(LogLevel::warning,
            message(FORMANT_TR("data", "the index of the feature cache {folder} is damaged and is "
                                       "rebuilt, and the recordings are decoded again"),
                    {{"folder", folder.string()}}));
        sqlite3_close(std::exchange(cache->index_, nullptr));
        if (auto removed = remove_index(folder); !removed)
            return fail(removed.error());
        cache->index_ = open_index(folder);
    }
    if (!execute(cache->index_, schema))
        return index_error(folder, cache->index_);
    remove_orphaned_shards(folder, cache->index_);
    return cache;
}

FeatureCache::~FeatureCache() {
    sqlite3_close(index_);
}

/// Where a recording lies in the cache.
struct FeatureCache::Entry {
    std::string shard;
    std::string name; ///< of the tensor
    std::string content;
};

std::optional<FeatureCache::Entry> FeatureCache::entry_of(const Path& file,
                                                          const std::string& preparation) {
    SqliteStatement select(index_, "SELECT shard, name, content FROM clips "
                                   "WHERE path = ? AND preparation = ? AND stamp = ?");
    select.bind({file.string(), preparation, stamp_of(file)});
    if (!select.step())
        return std::nullopt;
    return Entry{select.text(0), select.text(1), select.text(2)};
}

/// Opens and checks the shards, which takes as long as reading them.
void FeatureCache::open_shards(const std::set<std::string>& names) {
    const std::vector<std::string> all(names.begin(), names.end());
    std::vector<NamedTensors> opened(all.size());
    std::atomic<std::size_t> next = 0;
    const auto open_some = [&] {
        for (std::size_t i = next++; i < all.size(); i = next++)
            opened[i] = map_cached_tensors(folder_ / all[i]);
    };
    ThreadGroup threads;
    const std::size_t count =
        std::min<std::size_t>(all.size(), static_cast<std::size_t>(allowed_hardware_threads()));
    for (std::size_t i = 1; i < count; ++i)
        threads.start(open_some, [&] { next = all.size(); });
    open_some();
    threads.join();
    for (std::size_t i = 0; i < all.size(); ++i)
        shards_[all[i]] = std::move(opened[i]);
}

std::vector<std::optional<CachedClip>> FeatureCache::find(const std::vector<Path>& files,
                                                          const std::string& preparation) {
    std::vector<std::optional<Entry>> entries;
    std::set<std::string> unopened;
    for (const Path& file : files) {
        entries.push_back(entry_of(file, preparation));
        if (entries.back() && !shards_.contains(entries.back()->shard))
            unopened.insert(entries.back()->shard);
    }
    open_shards(unopened);
    std::vector<std::optional<CachedClip>> clips(files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (!entries[i])
            continue;
        const NamedTensors& tensors = shards_[entries[i]->shard];
        if (const auto samples = tensors.find(entries[i]->name); samples != tensors.end())
            clips[i] = CachedClip{samples->second, entries[i]->content};
    }
    return clips;
}

Result<void> FeatureCache::store(const std::vector<NewClip>& clips,
                                 const std::string& preparation) {
    if (clips.empty())
        return {};
    const std::string name = shard_name(clips, preparation);
    NamedTensors tensors;
    for (const NewClip& clip : clips)
        tensors.emplace(clip.clip.content, clip.clip.samples);
    if (auto written = write_checked_tensors(folder_ / name, tensors); !written)
        return written;
    shards_.erase(name);
    if (add_to_index(index_, clips, preparation, name))
        return {};
    auto failure = index_error(folder_, index_);
    execute(index_, "ROLLBACK");
    return failure;
}

} // namespace formant
