#include "engine/session/segments/segment_folder.h"

#include "engine/base/atomic_file.h"
#include "engine/base/folder_list.h"
#include "engine/base/os/os_files.h"
#include "engine/base/text/json_text.h"
#include "engine/data/doctor/doctor_fix.h"
#include "engine/session/segments/clip_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace formant {
namespace {

using Json = nlohmann::json;

constexpr const char* lock_name = ".lock";
constexpr const char* change_name = ".segmenting";
constexpr const char* clips_name = "wavs";

/// Returns true for what a change that failed at its beginning leaves.
bool is_left_by_us(const Path& file) {
    std::error_code unreadable;
    return file.filename() == lock_name || is_temporary_name(file) ||
           (file.filename() == clips_name && std::filesystem::is_empty(file, unreadable) &&
            !unreadable);
}

Result<void> check_may_hold_clips(const Path& folder) {
    const auto found = list_folder(folder);
    if (!found)
        return fail(found.error());
    const bool is_ours =
        path_exists(clip_records_file(folder)) || path_exists(folder / change_name);
    if (is_ours || std::ranges::all_of(*found, is_left_by_us))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{folder} holds other files; choose a new or empty "
                                              "folder, or one of clips that were cut before"),
                        {{"folder", folder.string()}}));
}

tl::unexpected<Error> no_segments(const Path& folder) {
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{folder} holds no clips that were cut from long "
                                              "recordings"),
                        {{"folder", folder.string()}}));
}

/// Clips are made and removed in this folder alone, not where a link of a stranger leads.
Result<void> check_is_no_link(const Path& folder) {
    std::error_code missing;
    if (!std::filesystem::is_symlink(folder, missing))
        return {};
    return fail(ErrorKind::usage,
                message(FORMANT_TR("session", "{folder} is a link; clips are made and removed only "
                                              "in a folder itself: put that folder in its place"),
                        {{"folder", folder.string()}}));
}

} // namespace

SegmentFolder::SegmentFolder(Path path, std::unique_ptr<FileLock> lock, bool is_created)
    : path_(std::move(path)), lock_(std::move(lock)), is_created_(is_created) {}

SegmentFolder::~SegmentFolder() {
    if (is_created_)
        remove_if_empty();
}

Result<std::unique_ptr<SegmentFolder>> SegmentFolder::open_or_create(const Path& folder) {
    const bool is_new = !path_exists(folder);
    return make_folder(folder).and_then([&] { return check_may_hold_clips(folder); }).and_then([&] {
        return open_locked(folder, is_new);
    });
}

Result<std::unique_ptr<SegmentFolder>> SegmentFolder::open_existing(const Path& folder) {
    if (!path_exists(clip_records_file(folder)) && !path_exists(folder / change_name))
        return no_segments(folder);
    return open_locked(folder, false)
        .and_then(
            [&](std::unique_ptr<SegmentFolder> opened) -> Result<std::unique_ptr<SegmentFolder>> {
                if (opened->records.empty() && !opened->is_recovered_)
                    return no_segments(folder);
                return opened;
            });
}

Result<std::unique_ptr<SegmentFolder>> SegmentFolder::open_locked(const Path& folder,
                                                                  bool is_created) {
    auto lock = FileLock::acquire(folder / lock_name);
    if (!lock)
        return fail(lock.error());
    std::unique_ptr<SegmentFolder> opened(new SegmentFolder(folder, std::move(*lock), is_created));
    return check_is_no_link(folder / clips_name)
        .and_then([&] { return opened->load(); })
        .and_then([&] { return opened->recover(); })
        .map([&] { return std::move(opened); });
}

Result<void> SegmentFolder::load() {
    return read_clip_records(path_)
        .and_then([&](ClipRecords read) {
            records = std::move(read);
            return ClipTable::read(path_);
        })
        .map([&](ClipTable read) { table = std::move(read); });
}

/// Completes the change of a killed process if its records were written, else undoes it.
Result<void> SegmentFolder::recover() {
    for (const Path& folder : {path_, path_ / clips_name})
        for (const Path& file : paths_in(folder))
            if (is_temporary_name(file)) // nobody else writes here
                std::ignore = remove_file(file);
    const auto bytes = read_file_if_present(path_ / change_name);
    if (!bytes)
        return fail(bytes.error());
    const Json change = parse_json(*bytes);
    if (!change.is_array())
        return end_change();
    std::vector<std::string> files;
    for (const Json& file : change)
        if (file.is_string() && is_clip_file(file.get<std::string>()))
            files.push_back(file.get<std::string>());
    for (const ClipRecord& record : records)
        if (std::ranges::find(files, record.file) != files.end() && !table.text_of(record.file))
            table.set_text(record.file, record.text);
    const std::set<std::string> recorded = recorded_files();
    for (const std::string& file : files)
        if (!recorded.contains(file))
            table.remove(file);
    changing_ = std::move(files);
    is_recovered_ = true;
    return commit_change();
}

std::set<std::string> SegmentFolder::clip_names() const {
    std::set<std::string> names;
    for (const Path& file : paths_in(path_ / clips_name))
        names.insert(file.filename().string());
    return names;
}

std::set<std::string> SegmentFolder::recorded_files() const {
    std::set<std::string> files;
    for (const ClipRecord& record : records)
        files.insert(record.file);
    return files;
}

Result<void> SegmentFolder::begin_change(const std::vector<std::string>& files) {
    return write_file_atomically(path_ / change_name, Json(files).dump())
        .and_then([&] { return make_folder(path_ / clips_name); })
        .map([&] { changing_ = files; });
}

/// A process that is killed after the records are written has made its change.
Result<void> SegmentFolder::commit_change() {
    is_committing_ = true;
    return write_clip_records(path_, records)
        .and_then([&] { return table.write(path_); })
        .and_then([&] { return remove_unrecorded(changing_); })
        .and_then([&] { return end_change(); });
}

Result<void> SegmentFolder::remove_unrecorded(const std::vector<std::string>& files) const {
    const std::set<std::string> recorded = recorded_files();
    for (const std::string& file : files)
        if (!recorded.contains(file))
            if (auto removed = remove_file(path_ / file); !removed)
                return removed;
    return {};
}

Result<void> SegmentFolder::end_change() {
    changing_.clear();
    is_committing_ = false;
    return remove_file(path_ / change_name).map([&] {
        if (records.empty() && table.is_empty())
            std::ignore = remove_file(path_ / clips_name); // stays if it holds other files
    });
}

/// What cannot be done now is done when the folder is opened again.
void SegmentFolder::abandon_change() {
    const std::set<std::string> intended = recorded_files();
    if (!load() || (is_committing_ && recorded_files() == intended))
        return; // the change is made, and only has to be completed
    if (remove_unrecorded(changing_))
        std::ignore = end_change();
}

void SegmentFolder::remove_if_empty() {
    const std::vector<Path> left = paths_in(path_);
    if (left.size() != 1 || left.front().filename() != lock_name)
        return;
    if (remove_file(path_ / lock_name))
        std::ignore = remove_file(path_);
}

std::string edited_clip_metadata(const Path& folder) {
    for (const Path& file : paths_in(folder))
        if (is_cleaned_metadata(file))
            return file.string();
    return "";
}

} // namespace formant
