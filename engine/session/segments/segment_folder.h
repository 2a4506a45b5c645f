#pragma once

#include "engine/base/os/os_file_lock.h"
#include "engine/base/paths.h"
#include "engine/base/result.h"
#include "engine/session/segments/clip_records.h"
#include "engine/session/segments/clip_table.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace formant {

/// A folder of clips, locked: the clips in wavs/, metadata.csv, and segments.jsonl. An interrupted
/// change is completed or undone when it is opened again: `.segmenting` lists the clips that are
/// being made or removed.
class SegmentFolder {
  public:
    /// Opens a folder for new clips: a new or empty one, or one of an earlier segmentation.
    /// ErrorKind::usage if it holds other files, another process uses it, or wavs/ is a link.
    static Result<std::unique_ptr<SegmentFolder>> open_or_create(const Path& folder);
    /// ErrorKind::usage if the folder holds no clips of a segmentation, and none whose making was
    /// interrupted; also as open_or_create().
    static Result<std::unique_ptr<SegmentFolder>> open_existing(const Path& folder);
    /// Removes the folder if it was created by this object and is empty.
    ~SegmentFolder();
    SegmentFolder(const SegmentFolder&) = delete;
    SegmentFolder& operator=(const SegmentFolder&) = delete;

    const Path& path() const { return path_; }
    ClipRecords records;
    ClipTable table;

    /// Returns the names in wavs/.
    std::set<std::string> clip_names() const;
    /// Lists the clips (as ClipRecord::file) that are to be made or removed.
    Result<void> begin_change(const std::vector<std::string>& files);
    /// Writes records and table, and removes the clips of the change that have no record.
    Result<void> commit_change();
    /// Undoes the change after a failure, unless its records are written: then it is completed when
    /// the folder is opened again. Records and table are those on the disk.
    void abandon_change();
    /// Writes the records alone, with new suggestions.
    Result<void> save_records() const { return write_clip_records(path_, records); }

  private:
    SegmentFolder(Path path, std::unique_ptr<FileLock> lock, bool is_created);
    static Result<std::unique_ptr<SegmentFolder>> open_locked(const Path& folder, bool is_created);
    Result<void> load();
    Result<void> recover();
    std::set<std::string> recorded_files() const;
    Result<void> remove_unrecorded(const std::vector<std::string>& files) const;
    Result<void> end_change();
    void remove_if_empty();

    Path path_;
    std::unique_ptr<FileLock> lock_;
    bool is_created_;
    bool is_recovered_ = false;         ///< an interrupted change was completed or undone
    bool is_committing_ = false;        ///< the records of the change may be written
    std::vector<std::string> changing_; ///< of the change that has begun
};

/// Returns the metadata that the Data page has written for edits of this folder; empty if there is
/// none.
std::string edited_clip_metadata(const Path& folder);

} // namespace formant
